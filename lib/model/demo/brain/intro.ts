import { clip } from './clip';
import type { SearchArguments } from './searches';
import type { Wording } from './wording-zh';

type IntroSite = {
  subject: string;
  count: number;
  search: SearchArguments;
  /** Exclusions that came from memory. */
  remembered: readonly string[];
  /** A size that came from memory, or null. */
  size: string | null;
  cheaper: boolean;
  others: boolean;
  unstated: boolean;
  allowed: readonly string[];
  gift: { recipient: string | null } | null;
  bundle: 'within' | 'over' | null;
  /** In what the listed differ, for a question of how to choose; null for others. */
  differences: readonly string[] | null;
  /** Name of the country in `search.ships_to`. */
  place: string | null;
  /** What came of saving, in whole sentences; empty when nothing was to be saved. */
  report: string;
};

/** One or two sentences over a list: what was looked for and which of the person's wishes it keeps. No prices. */
export function introFor(site: IntroSite, say: Wording): string {
  const { search, count, subject } = site;
  const exclude = (search.exclude ?? []).slice(0, 4);
  const head = site.gift
    ? say.gift(site.gift.recipient)
    : count === 1
      ? say.foundOne(subject)
      : say.found(subject, count);
  const pieces = [
    head,
    ...(site.others ? [say.others] : []),
    ...(site.cheaper ? [say.cheaper] : search.price_max != null && site.bundle === null ? [say.inBudget] : []),
    ...(site.bundle === 'within' ? [say.bundle] : site.bundle === 'over' ? [say.bundleOver] : []),
    ...(exclude.length > 0
      ? [
          say.avoided(
            exclude,
            site.remembered.filter((term) => exclude.includes(term)),
          ),
        ]
      : []),
    ...(site.allowed.length > 0 ? [say.takenBack(site.allowed.slice(0, 2).join(' / '))] : []),
    ...(site.size !== null ? [say.sized(site.size)] : []),
    ...(site.place !== null ? [say.shipsTo(site.place)] : []),
  ];
  const more = [
    ...(site.differences === null ? [] : [say.research(site.differences.slice(0, 4))]),
    ...(site.unstated ? [say.unstated] : []),
  ];
  const sentences = [pieces.join(say.joint), ...more.map(capital)].map((sentence) => `${sentence}${say.end}`);
  return clip([site.report, sentences.join(spaceOf(say))].filter((part) => part !== '').join(spaceOf(say)), 600);
}

const spaceOf = (say: Wording) => (say.joint === '，' ? '' : ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
