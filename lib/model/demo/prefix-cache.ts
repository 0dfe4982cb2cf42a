import type { RenderedPrompt } from './render';

/** One rule's cache. `now` in ms. */
export type PrefixCache = {
  /** How many leading tokens are read from the cache; reading renews what was read. */
  read(prompt: RenderedPrompt, now: number): number;
  /** Writes after the answer is complete; gives how many tokens were written at a premium. */
  write(prompt: RenderedPrompt, answered: RenderedPrompt, cached: number, now: number): number;
};
