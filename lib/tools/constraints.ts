import type { Plan } from '@/lib/agent/plan';
import { convert, toMajor } from '@/lib/catalogue/exchange-rates';
import type { Currency } from '@/lib/catalogue/money';
import type { Offer } from '@/lib/catalogue/offer';
import { understand } from '@/lib/language/understand';
import type { Fact } from '@/lib/memory/fact';
import type { ShoppingSettings } from '@/lib/settings';

/**
 * What must not be in an offer this turn: the plan's exclusions and what the person's constraints name. A constraint is
 * read by the same rules as a sentence; what the person took back in this turn's plan isn't repeated here, since the
 * fact is overwritten then.
 */
export function exclusionsOf(plan: Plan | null, facts: readonly Fact[]): string[] {
  const terms = new Map<string, string>();
  const add = (term: string) => {
    const folded = term.normalize('NFKC').toLowerCase();
    if (!terms.has(folded)) terms.set(folded, term);
  };
  for (const term of plan?.exclude ?? []) add(term);
  for (const fact of facts) {
    if (fact.category === 'constraint') for (const term of understand(fact.value).exclude) add(term);
  }
  return [...terms.values()];
}

/** The currency that a bare number means: what the person set, else the yuan for Chinese words and the dollar else. */
export function spokenCurrency(plan: Plan | null, settings: ShoppingSettings, words: string): Currency {
  return plan?.budget?.currency ?? settings.currency ?? (/\p{Script=Han}/u.test(words) ? 'CNY' : 'USD');
}

/**
 * Whether an offer's price is within the budget, as numbers in the budget's currency at the dated rates. True when there
 * is none, or when it is for several things at once: that is the bundle's to check.
 */
export function withinBudget(offer: Offer, plan: Plan | null, currency: Currency): boolean {
  const budget = plan?.budget;
  if (!budget || budget.per === 'total' || budget.approx !== null) return true;
  const price = toMajor(convert(offer.price, currency));
  const { min, max, minInclusive, maxInclusive } = budget;
  if (max !== null && (maxInclusive ? price > max : price >= max)) return false;
  if (min !== null && (minInclusive ? price < min : price <= min)) return false;
  return true;
}
