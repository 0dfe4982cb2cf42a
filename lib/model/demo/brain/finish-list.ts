import type { DemoReply } from '../protocol';
import { introFor } from './intro';
import { savingReport } from './keep';
import { avoidedBy, rememberedSize } from './known-facts';
import { nothingFound } from './nothing-found';
import { pick, unstatedTerms } from './pick';
import { shopNames } from './platform-names';
import { familyIn } from './products';
import { isBundle } from './queries';
import { isGiftWord } from './question';
import { bestFor, clip, reasonFor } from './reasons';
import { currencyFor, exclusionsFor, type SearchArguments, type SearchSite } from './searches';
import type { SeenOffer } from './seen-offer';
import { everListed, isReturned, returnedIds } from './shown';
import { callsNamed, callTools, type Site, speak, toolCall } from './site';
import { sameThing } from './traits';

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
  const { offers, overTotal } = pick({
    ...{ results, currency, exclude, bundle },
    search: bundle ? { ...search, price_min: null } : search,
    barred: barredIds(site),
    likes: turn.memory.filter((fact) => fact.category === 'preference').map((fact) => likedWord(fact.value)),
    total: bundle ? (budget?.max ?? null) : null,
  });
  const accepted = back.find((call) => call.result !== null && !isReturned(call.result));
  if (accepted !== undefined) return speak(lastWords(accepted.arguments, say.accept));
  const subject = subjectOf(where, search);
  if (offers.length === 0) return nothingFound(site, { subject, currency, results });
  const remembered = turn.memory
    .filter((fact) => fact.category === 'constraint')
    .flatMap((fact) => avoidedBy(fact.value));
  const size = where.need.sizes.length === 0 ? rememberedSize(turn.memory, familyIn(where.need.terms.join(' '))) : null;
  const intro = introFor(
    {
      ...{ subject, search: { ...search, exclude }, count: offers.length, research: reading.research },
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
  const reasons = { offers, currency, exclude, shopName, say };
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

const plainLine = (offer: SeenOffer, at: number) => `${at + 1}. ${offer.title}`;

/** The filters that this turn's latest search really ran with. */
function searchArguments(site: Site): SearchArguments {
  const last = callsNamed(site, 'item_search').at(-1)?.arguments as SearchArguments | null | undefined;
  return last && typeof last.query === 'string' ? last : { query: '' };
}

function barredIds(site: Site): Set<string> {
  const barred = site.understood.reading.wishes.more ? everListed(site.earlier) : new Set<string>();
  for (const call of callsNamed(site, 'shopping_summary')) {
    if (call.result === null || !isReturned(call.result)) continue;
    const { items = [] } = (call.arguments ?? {}) as { items?: { id?: unknown }[] };
    const sent = Array.isArray(items) ? items.flatMap((item) => (typeof item?.id === 'string' ? [item.id] : [])) : [];
    const named = returnedIds(call.result, sent);
    // Sent back without naming any: the whole list is at fault.
    for (const id of named.length > 0 ? named : sent) barred.add(id);
  }
  return barred;
}

export function subjectOf({ need }: SearchSite, search: SearchArguments): string {
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
