import type { Currency } from '@/lib/catalogue/money';
import type { Understanding } from '@/lib/language/understanding';
import type { Budget, Plan } from './plan';

/** One message of the person, and what rules read in it. */
type Spoken = { text: string; said: Understanding };

/**
 * Holds a plan against what rules read in the person's words. Figures are the rules': a price that the latest words
 * name replaces the planner's, and a planner's price that no words of the session name is dropped. Exclusions are the
 * union of both, less what was taken back; one that occurs nowhere in the words is dropped.
 * `reckonsIn`: the currency that the person set, which a bare number then means.
 */
export function checkPlan(plan: Plan, words: readonly Spoken[], reckonsIn: Currency | null = null): Plan {
  const latest = words.at(-1)?.said;
  const allowed = new Set((latest?.allow ?? []).map(fold));
  const spoken = fold(words.map((one) => one.text).join('\n'));
  const exclude: string[] = [];
  for (const term of [...plan.exclude, ...(latest?.exclude ?? [])]) {
    const folded = fold(term);
    const known = exclude.some((one) => fold(one) === folded);
    if (folded !== '' && !known && !allowed.has(folded) && spoken.includes(folded)) exclude.push(term);
  }
  return {
    ...plan,
    exclude: exclude.slice(0, 16),
    budget: checkBudget(plan.budget, words, reckonsIn),
    destination: latest?.destination ?? plan.destination,
    sizes: plan.sizes.filter((size) => spoken.includes(fold(size.value))),
  };
}

function checkBudget(planned: Budget | null, words: readonly Spoken[], reckonsIn: Currency | null): Budget | null {
  const latest = words.at(-1);
  if (latest?.said.price) return budgetOf(latest.said.price);
  if (!planned) return null;
  const named = words.findLast((one) => one.said.price !== null);
  // The planner carries an earlier budget on: its figures must be the ones that were said.
  if (!named?.said.price) return null;
  const budget = budgetOf(named.said.price);
  // A bare number keeps the meaning of the language that it was said in, when the person goes on in the other one.
  const changed = latest !== undefined && isHan(latest.text) !== isHan(named.text);
  return changed && reckonsIn === null ? { ...budget, currency: budget.currency ?? bareCurrency(named.text) } : budget;
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const bareCurrency = (text: string): Currency => (isHan(text) ? 'CNY' : 'USD');

function budgetOf(price: NonNullable<Understanding['price']>): Budget {
  return {
    min: price.min ?? null,
    max: price.max ?? null,
    minInclusive: price.minInclusive ?? true,
    maxInclusive: price.maxInclusive ?? true,
    approx: price.approx ?? null,
    currency: price.currency ?? null,
    per: price.per ?? null,
  };
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}
