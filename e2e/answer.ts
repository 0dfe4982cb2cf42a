import { expect, type Locator } from '@playwright/test';
import type { Words } from './chat-page';

/** The final list of a turn. */
export function finalList(turn: Locator, say: Words): Locator {
  return turn.getByRole('region', { name: say.list });
}

/** The offers of a turn's final list, best first. */
export function listed(turn: Locator, say: Words): Locator {
  return finalList(turn, say).locator('ol > li');
}

/** Titles of the final list, best first. */
export async function titlesOf(turn: Locator, say: Words): Promise<string[]> {
  return listed(turn, say).getByRole('heading', { level: 3 }).allTextContents();
}

/** Opens the line that says what was done; gives the steps of one kind by the words that begin them. */
export async function openSteps(turn: Locator): Promise<(title: string) => Locator> {
  const steps = turn.locator('details');
  if ((await steps.getAttribute('open')) === null) await steps.locator('summary').click();
  await expect(steps).toHaveAttribute('open');
  return (title) => steps.locator('ol > li').filter({ has: steps.page().locator('p', { hasText: title }) });
}
