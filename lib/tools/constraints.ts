import type { Plan } from '@/lib/agent/plan';
import { priceAgainst } from '@/lib/catalogue/exchange';
import { readExclusion, standing } from '@/lib/catalogue/exclusion';
import { facetOf } from '@/lib/catalogue/facet';
import type { Currency } from '@/lib/catalogue/money';
import type { Offer } from '@/lib/catalogue/offer';
import type { SearchQuery } from '@/lib/catalogue/search';
import { sizeMeets } from '@/lib/catalogue/size';
import type { ConstraintCheck } from '@/lib/events';
import { remembering } from '@/lib/language/remembering';
import { understand } from '@/lib/language/understand';
import type { Fact } from '@/lib/memory/fact';
import type { ShoppingSettings } from '@/lib/settings';
import type { ToolContext } from './tool';

/** The same words and facts are asked about for every offer and every search of a turn. */
const said = remembering(understand, (text) => text);
/** Reading an offer's words takes longer than comparing all of it with what was read before. */
const facet = remembering(facetOf, (offer) => JSON.stringify(offer), 1_000);

/** What binds the offers of a turn. */
export type Constraints = {
  /** Words that must not be met, each once: the plan's and those that the person's constraints name. */
  exclude: string[];
  /** Null when there is none, when only "about" was said, or when it is for several things together. */
  price: NonNullable<SearchQuery['price']> | null;
  sizes: { system: string | null; value: string }[];
  destination: string | null;
  /** What the person reckons in: prices in other currencies are shown in it too. */
  currency: Currency;
};

/** Reads the constraints off a turn's plan, facts and settings. */
export function constraintsOf(context: Pick<ToolContext, 'plan' | 'knownFacts' | 'settings' | 'words'>): Constraints {
  const { plan, knownFacts, settings, words } = context;
  const exclude = new Map<string, string>();
  const add = (term: string) => {
    const folded = term.normalize('NFKC').toLowerCase();
    if (!exclude.has(folded)) exclude.set(folded, term);
  };
  for (const term of plan?.exclude ?? []) add(term);
  // What this turn's words take back no longer binds, although the fact is only being overwritten.
  const allowed = new Set(said(words).allow.map(meaningOf));
  for (const term of knownFacts.flatMap(factExclusions)) if (!allowed.has(meaningOf(term))) add(term);
  return {
    exclude: [...exclude.values()],
    price: priceRange(plan, settings, words),
    sizes: plan?.sizes ?? [],
    destination: plan?.destination ?? settings.destination,
    currency: settings.currency ?? spokenCurrency(plan, settings, words),
  };
}

/** Equal for the names of one thing in both languages. */
function meaningOf(term: string): string {
  return JSON.stringify(readExclusion(term).anyOf);
}

/** A constraint is read by the same rules as a sentence. */
function factExclusions(fact: Fact): string[] {
  return fact.category === 'constraint' ? said(fact.value).exclude : [];
}

/** The currency that a bare number means: what the person set, else the yuan for Chinese words, else the dollar. */
export function spokenCurrency(plan: Plan | null, settings: ShoppingSettings, words: string): Currency {
  return plan?.budget?.currency ?? settings.currency ?? (/\p{Script=Han}/u.test(words) ? 'CNY' : 'USD');
}

function priceRange(plan: Plan | null, settings: ShoppingSettings, words: string): Constraints['price'] {
  const budget = plan?.budget;
  if (!budget || budget.approx !== null || budget.per === 'total') return null;
  const { min, max, minInclusive, maxInclusive } = budget;
  if (min === null && max === null) return null;
  return {
    currency: spokenCurrency(plan, settings, words),
    ...(min === null ? {} : { min, minInclusive }),
    ...(max === null ? {} : { max, maxInclusive }),
  };
}

/** How an offer meets each constraint. What isn't stated is neither met nor failed. */
export function checkOffer(offer: Offer, constraints: Constraints): ConstraintCheck[] {
  const checks: ConstraintCheck[] = constraints.exclude.map((term) => {
    const found = standing(facet(offer), readExclusion(term));
    const status = found === 'stated' ? 'not_met' : found === 'unstated' ? 'not_stated' : 'met';
    return { kind: 'exclude', label: term, status };
  });
  if (constraints.price) {
    const inside = priceAgainst(offer.price, constraints.price) === 'inside';
    checks.push({ kind: 'budget', label: priceLabel(constraints.price), status: inside ? 'met' : 'not_met' });
  }
  for (const { system, value } of constraints.sizes) {
    const asked = { value, ...(system === null ? {} : { system }) };
    const status = offer.size === null ? 'not_stated' : sizeMeets(offer.size, asked) ? 'met' : 'not_met';
    checks.push({ kind: 'size', label: [system, value].filter(Boolean).join(' '), status });
  }
  if (constraints.destination) {
    const ships = offer.shipping.some((one) => one.to === constraints.destination);
    checks.push({ kind: 'ships_to', label: constraints.destination, status: ships ? 'met' : 'not_met' });
  }
  return checks;
}

/** A range as it is shown on a chip: "≤ 500 CNY", "50–80 EUR", "< 20 USD". */
export function priceLabel(price: NonNullable<SearchQuery['price']>): string {
  const { min, max, minInclusive, maxInclusive, currency } = price;
  if (min !== undefined && max !== undefined) return `${min}–${max} ${currency}`;
  if (max !== undefined) return `${maxInclusive === false ? '<' : '≤'} ${max} ${currency}`;
  return `${minInclusive === false ? '>' : '≥'} ${min} ${currency}`;
}
