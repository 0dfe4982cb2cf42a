import type { DemoReply } from '../protocol';
import { barredIds } from './barred-ids';
import { bestFor } from './best-for';
import { clip } from './clip';
import { differing } from './compare-text';
import { countryName } from './country';
import { familyOf } from './heads';
import { introFor } from './intro';
import { savingReport } from './keep';
import { avoidedBy, rememberedSize } from './known-facts';
import { nothingFound } from './nothing-found';
import { pick, unstatedTerms } from './pick';
import { shopNames } from './platform-names';
import { isBundle, isVaried } from './queries';
import { isGiftWord } from './question';
import { reasonFor } from './reasons';
import { sameThing } from './same-thing';
import { currencyFor, exclusionsFor, type SearchArguments, type SearchSite } from './searches';
import type { SeenOffer } from './seen-offer';
import { isReturned, listedTitles } from './shown';
import { callsNamed, callTools, type Site, speak, toolCall } from './site';
import type { Call } from './thread';

/** The list of this turn, or the honest word that there is none. A list that was sent back comes again without what it names. */
export function finishList(site: Site, where: SearchSite): DemoReply {
  const { understood, say, turn } = site;
  const { reading, need } = understood;
  const calls = callsNamed(site, 'item_search');
  const results = calls.map((call) => call.result ?? '');
  const search = searchArguments(site);
  const exclude = exclusionsFor(where);
  const budget = turn.plan ? turn.plan.budget : where.need.budget;
  const currency = currencyFor(where, budget);
  const back = callsNamed(site, 'shopping_summary');
  const bundle = need !== null && isBundle(need, reading);
  const { offers, parts, overTotal } = pick({
    ...{ results, currency, exclude, bundle },
    variety: need !== null && isVaried(need),
    search: bundle ? { ...search, price_min: null } : search,
    barred: barredIds(site),
    listed: reading.wishes.more ? listedTitles(site.earlier) : [],
    likes: turn.memory.filter((fact) => fact.category === 'preference').map((fact) => likedWord(fact.value)),
    total: bundle ? (budget?.max ?? null) : null,
  });
  const accepted = back.find((call) => call.result !== null && !isReturned(call.result));
  if (accepted !== undefined) return speak(lastWords(accepted.arguments, say.accept));
  const subject = subjectOf(where, search) || say.anything;
  if (offers.length === 0) return nothingFound(site, { subject, currency, results, search });
  if (reading.research && offers.length > 1) {
    const comparing = compareFirst(site, offers);
    if (comparing !== null) return comparing;
  }
  const remembered = turn.memory
    .filter((fact) => fact.category === 'constraint')
    .flatMap((fact) => avoidedBy(fact.value));
  const size = where.need.sizes.length === 0 ? rememberedSize(turn.memory, familyOf(where.need.terms)) : null;
  const intro = introFor(
    {
      ...{ subject, search: { ...search, exclude }, count: offers.length },
      differences: reading.research ? differing(callsNamed(site, 'compare_items')) : null,
      place: search.ships_to == null ? null : countryName(search.ships_to, site.tongue),
      remembered: exclude.filter((term) => remembered.some((one) => sameThing(one, term))),
      size:
        size !== null && search.size?.value === size.value ? [size.system, size.value].filter(Boolean).join(' ') : null,
      cheaper: reading.wishes.cheaper && search.price_max != null,
      others: reading.wishes.more,
      unstated: offers.some((offer) => unstatedTerms(offer, exclude).length > 0),
      allowed: reading.said.allow,
      gift: where.need.gift && where.need.terms.every(isGiftWord) ? { recipient: where.need.recipient } : null,
      bundle: bundle && budget?.max != null ? (overTotal ? 'over' : 'within') : null,
      report: savingReport(turn, say),
    },
    say,
  );
  const shopName = shopNames(site);
  const names = parts?.map((part) => argumentsAt(calls, part)) ?? null;
  const reasons = { offers, currency, exclude, parts: names, shopName, say };
  const labels = bestFor(reasons);
  if (site.textOnly || !site.tools.has('shopping_summary')) return speak([intro, ...offers.map(plainLine)].join('\n'));
  const items = offers.map((offer, at) => ({
    id: offer.id,
    reason: reasonFor(offer, reasons),
    best_for: clip(labels[at] ?? '', 40),
  }));
  return callTools([
    toolCall('shopping_summary', {
      intro,
      items,
      compare: items.length > 1,
      next_steps: nextSteps(site, offers.length),
    }),
  ]);
}

/** For a question of how to choose, the best are set side by side before they are listed. */
function compareFirst(site: Site, offers: readonly SeenOffer[]): DemoReply | null {
  const done = callsNamed(site, 'compare_items').length > 0 || !site.tools.has('compare_items');
  if (done || site.finish || site.textOnly) return null;
  return callTools([toolCall('compare_items', { ids: offers.slice(0, 4).map((offer) => offer.id) })]);
}

/** What a set's part was searched as. */
function argumentsAt(calls: readonly Call[], at: number): string {
  const query = (calls[at]?.arguments as { query?: unknown } | null | undefined)?.query;
  return clip(typeof query === 'string' ? query : '', 40);
}

const plainLine = (offer: SeenOffer, at: number) => `${at + 1}. ${offer.title}`;

/** The filters that this turn's latest search really ran with. */
function searchArguments(site: Site): SearchArguments {
  const last = callsNamed(site, 'item_search').at(-1)?.arguments as SearchArguments | null | undefined;
  return last && typeof last.query === 'string' ? last : { query: '' };
}

function subjectOf({ need }: SearchSite, search: SearchArguments): string {
  const subject = [...need.traits, ...need.terms].join(' ');
  return clip(subject === '' ? search.query : subject, 60);
}

function likedWord(value: string): string {
  return value
    .replace(/^(?:我)?(?:更|最|比较)?(?:喜欢|偏爱|爱用|偏好)|^i (?:really )?(?:like|love|prefer) /i, '')
    .trim();
}

function lastWords(args: unknown, otherwise: string): string {
  const intro = (args as { intro?: unknown } | null)?.intro;
  return typeof intro === 'string' && intro !== '' ? intro : otherwise;
}

function nextSteps({ say, understood }: Site, count: number): string[] {
  const { steps } = say;
  const { cheaper, more } = understood.reading.wishes;
  const choices = [
    cheaper ? null : steps.cheaper,
    count > 1 ? steps.compare : steps.detail,
    more ? steps.detail : steps.more,
    steps.other,
  ];
  return [...new Set(choices.filter((step) => step !== null))].slice(0, 3);
}
