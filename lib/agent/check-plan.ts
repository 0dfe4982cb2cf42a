import type { Understanding } from '@/lib/language/understanding';
import type { Budget, Plan } from './plan';

/**
 * Holds a plan against what rules read in the person's words. Figures are the rules': a price that the latest words
 * name replaces the planner's, and a planner's price that no words of the session name is dropped. Exclusions are the
 * union of both, less what was taken back; one that occurs nowhere in the words is dropped.
 */
export function checkPlan(plan: Plan, words: readonly { text: string; said: Understanding }[]): Plan {
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
    budget: checkBudget(
      plan.budget,
      words.map((one) => one.said),
    ),
    destination: latest?.destination ?? plan.destination,
    sizes: plan.sizes.filter((size) => spoken.includes(fold(size.value))),
  };
}

function checkBudget(planned: Budget | null, said: readonly Understanding[]): Budget | null {
  const latest = said.at(-1)?.price;
  if (latest) return budgetOf(latest);
  if (!planned) return null;
  const named = said.findLast((one) => one.price !== null)?.price;
  // The planner carries an earlier budget on: its figures must be the ones that were said.
  return named ? budgetOf(named) : null;
}

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
