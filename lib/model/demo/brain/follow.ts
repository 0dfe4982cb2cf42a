import type { DemoReply } from '../protocol';
import { compareText } from './compare-text';
import { detailText } from './detail-text';
import { orderReply } from './order';
import type { Pointed } from './ordinals';
import { pointedAt } from './ordinals';
import { trust } from './pick';
import { shopNames } from './platform-names';
import { priceIn, type SeenOffer } from './seen-offer';
import { callsOf, isFailure, lastList, seenOffers } from './shown';
import { callsNamed, callTools, type Site, speak, toolCall } from './site';

type FollowKind = 'compare' | 'detail' | 'why' | 'advise' | 'order' | 'most' | 'recap';

export type Listed = { place: number; id: string; reason: string; offer: SeenOffer | null };

/** Answers about offers of the latest list: side by side, one in detail, why, which one, and orders. */
export function followReply(site: Site, kind: FollowKind): DemoReply {
  const { say, earlier, turns } = site;
  const items = lastList(earlier);
  const seen = seenOffers(turns);
  const list = items.map(({ id, reason }, place): Listed => ({ place, id, reason, offer: seen.get(id) ?? null }));
  const pointed = pointedAt(site.turn.words, list.length);
  if (list.length === 0) return speak(kind === 'order' ? say.orderWhat : say.noList);
  const chosen = pointed.places.flatMap((place) => list[place] ?? []);
  if (chosen.length < pointed.places.length) return speak(say.noSuchPlace(list.length));
  if (kind === 'order') return orderReply(site, list, ordered(site, list, chosen));
  if (kind === 'recap') return recap(site);
  if (kind === 'why') return why(site, chosen[0] ?? list[0]);
  if (kind === 'most') return most(site, list);
  if (kind === 'detail') return detail(site, chosen[0] ?? inFocus(site, list));
  return compare(site, compared(pointed, chosen, list), kind === 'advise');
}

/** The offer that was last told about, if it is on the list. */
function toldOf(site: Site, list: Listed[]): Listed | undefined {
  const told = callsOf(site.earlier).findLast((call) => call.name === 'item_detail');
  const id = (told?.arguments as { id?: unknown } | null | undefined)?.id;
  return list.find((one) => one.id === id);
}

/** What is to be ordered; nothing when that isn't clear. */
function ordered(site: Site, list: Listed[], chosen: Listed[]): Listed[] {
  if (chosen.length > 0) return chosen;
  const told = toldOf(site, list);
  if (told !== undefined) return [told];
  return list.length === 1 ? list : [];
}

/** What "it" means: the offer told about, else the first. */
function inFocus(site: Site, list: Listed[]): Listed | undefined {
  return toldOf(site, list) ?? list[0];
}

/** "Which is the cheapest": read off the list itself. */
function most({ say, understood }: Site, list: Listed[]): DemoReply {
  const { sort } = understood.reading.wishes;
  const known = list.flatMap((one) => (one.offer === null ? [] : [{ ...one, offer: one.offer }]));
  const measure = ({ offer }: { offer: SeenOffer }) =>
    sort === 'rating' ? (offer.rating?.average ?? 0) : priceIn(offer, 'EUR') * (sort === 'price_asc' ? -1 : 1);
  const [first, ...rest] = known;
  if (first === undefined || sort === null) return speak(say.noList);
  const top = rest.reduce((a, b) => (measure(b) > measure(a) ? b : a), first);
  return speak(say.most(say.place(top.place), top.offer.title, say.mostOf[sort]));
}

function compared(pointed: Pointed, chosen: Listed[], list: Listed[]): Listed[] {
  if (chosen.length > 1) return chosen.slice(0, 5);
  const [one] = chosen;
  // One against the rest: the best of the others is what it is held against.
  if (one !== undefined) return [one, ...list.filter((other) => other !== one).slice(0, 1)];
  return list.slice(0, pointed.all ? 3 : 2);
}

/** Every list of the session by its subject, with what stood first in it. */
function recap({ say, earlier, turns }: Site): DemoReply {
  const seen = seenOffers(turns);
  const lines = new Map<string, string>();
  for (const turn of earlier) {
    const [first] = lastList([turn]);
    const query = callsOf([turn]).find((call) => call.name === 'item_search')?.arguments as
      | { query?: unknown }
      | undefined;
    if (first === undefined || typeof query?.query !== 'string') continue;
    const subject = turn.plan?.terms.join(' ') || query.query;
    lines.set(subject, `- ${say.recapLine(subject, seen.get(first.id)?.title ?? first.id)}`);
  }
  return speak(say.recap([...lines.values()].slice(-8)));
}

function why({ say }: Site, one: Listed | undefined): DemoReply {
  if (one === undefined) return speak(say.noList);
  return speak(say.reasonWas(say.place(one.place), one.offer?.title ?? one.id, one.reason));
}

function detail(site: Site, one: Listed | undefined): DemoReply {
  const { say, tools, turn } = site;
  if (one === undefined) return speak(say.noList);
  const call = callsNamed(site, 'item_detail').at(-1);
  const ready = call?.result != null && !isFailure(call.result);
  if (call === undefined && tools.has('item_detail') && !site.textOnly && !site.finish) {
    return callTools([toolCall('item_detail', { id: one.id })]);
  }
  return speak(
    detailText(
      {
        ...one,
        title: one.offer?.title ?? one.id,
        result: ready ? (call.result ?? '') : '',
        words: turn.words,
        shopName: shopNames(site),
        tongue: site.tongue,
        destination: site.understood.reading.said.destination ?? site.understood.need?.destination ?? null,
      },
      say,
    ),
  );
}

function compare(site: Site, sides: Listed[], advise: boolean): DemoReply {
  const { say, tools } = site;
  const [best, second] = sides;
  if (best === undefined) return speak(say.noList);
  if (second === undefined) return detail(site, best);
  const call = callsNamed(site, 'compare_items').at(-1);
  if (call === undefined && tools.has('compare_items') && !site.textOnly && !site.finish) {
    return callTools([toolCall('compare_items', { ids: sides.map((side) => side.id) })]);
  }
  const result = call?.result != null && !isFailure(call.result) ? call.result : '';
  const text = compareText(sides, result, say);
  if (!advise) return speak(text);
  const pick = sides.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return speak(`${say.advice(say.place(pick.place), pick.reason)}\n\n${text}`);
}

/** The list's order counts, and a clearly better rating more. */
function worth({ place, offer }: Listed): number {
  return (offer === null ? 3.5 : trust(offer)) - place * 0.1;
}
