import type { z } from 'zod';
import type { SearchOutcome, SearchQuery } from '@/lib/catalogue/search';
import type { TurnEvent } from '@/lib/events';
import { constraintsOf, priceLabel, spokenCurrency } from './constraints';
import { offerCard } from './offer-card';
import { type Language, languageOf, moneyText, offerLine } from './offer-text';
import { itemSearchParameters } from './parameters';
import type { Tool, ToolContext } from './tool';

type Arguments = z.output<typeof itemSearchParameters>;

/** Finds offers by typed filters. Exclusions are the call's own: nothing is filtered behind the model's back. */
export const itemSearchTool: Tool<typeof itemSearchParameters> = {
  name: 'item_search',
  description:
    'Search offers on all enabled platforms. Send one to three different searches in one step. Put every exclusion and every applicable [constraint] into exclude.',
  parameters: itemSearchParameters,
  readOnly: true,
  started: (args, callId) => ({ type: 'tool_started', callId, tool: 'item_search', chips: chips(args) }),
  async run(args, context, callId) {
    const query = searchQuery(args, context);
    const outcome = await context.catalogue.search(query, context.signal);
    const constraints = constraintsOf(context);
    const events: TurnEvent[] = [
      {
        type: 'tool_finished',
        callId,
        tool: 'item_search',
        status: 'ok',
        count: outcome.total,
        excluded: outcome.excluded.filter((one) => one.count > 0),
      },
    ];
    if (outcome.offers.length > 0) {
      const offers = outcome.offers.map((offer) => offerCard(offer, context, constraints));
      events.push({ type: 'offers', callId, offers });
    }
    const { below, above } = outcome.nearest;
    const shown = [...outcome.offers, ...(outcome.offers.length === 0 ? [below, above] : [])];
    return {
      content: (told) => resultText(outcome, languageOf(context.words), told),
      status: 'ok',
      events,
      meta: { offerIds: shown.flatMap((offer) => offer?.id ?? []) },
    };
  },
};

function searchQuery(args: Arguments, context: ToolContext): SearchQuery {
  const { settings, plan, words } = context;
  const currency = args.currency ?? spokenCurrency(plan, settings, words);
  const hasPrice = args.price_min !== null || args.price_max !== null;
  // An exclusive bound is the plan's to know: the model writes the number that was said.
  const budget = plan?.budget;
  const maxInclusive = !(budget?.max === args.price_max && budget?.maxInclusive === false);
  const minInclusive = !(budget?.min === args.price_min && budget?.minInclusive === false);
  const enabled = settings.platforms;
  const platforms = args.platforms.filter((one) => enabled.length === 0 || enabled.includes(one));
  return {
    terms: args.query,
    exclude: args.exclude,
    ...(hasPrice
      ? {
          price: {
            currency,
            ...(args.price_min === null ? {} : { min: args.price_min, minInclusive }),
            ...(args.price_max === null ? {} : { max: args.price_max, maxInclusive }),
          },
        }
      : {}),
    platforms: platforms.length > 0 ? platforms : enabled,
    ...(args.ships_to === null ? {} : { shipsTo: args.ships_to.toUpperCase() }),
    ...(args.category === null ? {} : { category: args.category }),
    ...(args.size === null
      ? {}
      : { size: { value: args.size.value, ...(args.size.system === null ? {} : { system: args.size.system }) } }),
    inStock: args.in_stock,
    sort: args.sort,
    limit: args.limit,
  };
}

function chips(args: Arguments): Extract<TurnEvent, { type: 'tool_started' }>['chips'] {
  const price = {
    ...(args.price_min === null ? {} : { min: args.price_min }),
    ...(args.price_max === null ? {} : { max: args.price_max }),
    currency: args.currency,
  };
  const hasPrice = args.price_min !== null || args.price_max !== null;
  return [
    ...(args.query === '' ? [] : [{ kind: 'terms' as const, value: args.query }]),
    ...args.exclude.map((value) => ({ kind: 'exclude' as const, value })),
    ...(hasPrice ? [{ kind: 'price' as const, value: rangeLabel(price) }] : []),
    ...args.platforms.map((value) => ({ kind: 'platform' as const, value })),
    ...(args.ships_to ? [{ kind: 'ships_to' as const, value: args.ships_to }] : []),
    ...(args.category ? [{ kind: 'category' as const, value: args.category }] : []),
    ...(args.size
      ? [{ kind: 'size' as const, value: [args.size.system, args.size.value].filter(Boolean).join(' ') }]
      : []),
    ...(args.sort === 'relevance' ? [] : [{ kind: 'sort' as const, value: args.sort }]),
  ];
}

function rangeLabel(price: { min?: number; max?: number; currency: Arguments['currency'] }): string {
  if (price.currency !== null) return priceLabel({ ...price, currency: price.currency });
  const { min, max } = price;
  if (min !== undefined && max !== undefined) return `${min}–${max}`;
  return max === undefined ? `≥ ${min}` : `≤ ${max}`;
}

/** Another wording that found the same again says so; else the ids, whose lines the model has read. */
function toldAbove(known: readonly string[], more: boolean, told: ReadonlySet<string>): string {
  const latest = new Set([...told].slice(-known.length));
  const same = !more && known.every((id) => latest.has(id));
  return same ? 'the same offers as in the result before' : `told above: ${known.join(' ')}`;
}

/** Offers whose lines stand above are only named: the model has read them. */
function resultText(outcome: SearchOutcome, language: Language, told: ReadonlySet<string>): string {
  const excluded = outcome.excluded.filter((one) => one.count > 0).map((one) => `${one.term} ×${one.count}`);
  const notes = [
    ...(excluded.length > 0 ? [`excluded: ${excluded.join(', ')}`] : []),
    ...(outcome.relaxed.length > 0 ? [`no offer knows: ${outcome.relaxed.join(', ')} (left out)`] : []),
  ];
  const first = [`${outcome.offers.length} of ${outcome.total} offers`, ...notes].join('; ');
  if (outcome.offers.length === 0) {
    const { below, above } = outcome.nearest;
    const near = [below, above].flatMap((offer) => (offer ? [`nearest: ${offer.id} ${moneyText(offer.price)}`] : []));
    return [first, ...near].join('\n');
  }
  const unstated = (id: string) => outcome.unstated.filter((one) => one.offerIds.includes(id)).map((one) => one.term);
  const fresh = outcome.offers.filter((offer) => !told.has(offer.id));
  const known = outcome.offers.filter((offer) => told.has(offer.id)).map((offer) => offer.id);
  return [
    first,
    ...fresh.map((offer) => offerLine(offer, language, unstated(offer.id))),
    ...(known.length > 0 ? [toldAbove(known, fresh.length > 0, told)] : []),
  ].join('\n');
}
