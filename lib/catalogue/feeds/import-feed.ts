import type { OfferStore } from '@/lib/db/offers';
import type { Currency } from '../money';
import type { Offer } from '../offer';
import { type Problem, type ProblemCode, problem } from './feed-row';
import { offerOfItem } from './offer-of-item';
import { type FeedFormat, readFeed } from './read-feed';
import type { Shop } from './shop';

const ROWS_A_WRITE = 1_000;

/** Where an import is; counts are of offers, which is more than rows where a row holds several variants. */
export type ImportCounts = {
  accepted: number;
  refused: number;
  /** Drafts, rows of pictures only, what the shop keeps out of searches. */
  notForSale: number;
  byProblem: Partial<Record<ProblemCode, number>>;
  /** Offers that say nothing of shipping: with a destination set they are not found. */
  withoutShipping: number;
  /** Offers whose charge came without days of delivery. */
  withoutDays: number;
};

export type ImportOutcome = ImportCounts & {
  /** Offers of the shop that a full feed no longer has. */
  removed: number;
  /** Why nothing was removed though the feed was said to be full; null when it was, or wasn't to be. */
  keptBecause: 'nothing_accepted' | 'most_would_go' | null;
  /** Currencies of the prices, the most frequent first. */
  currencies: Currency[];
  /** Where any of its offers is sent to. */
  countries: string[];
};

export type ImportOptions = {
  format: FeedFormat;
  text: AsyncIterable<string>;
  shop: Shop;
  /** Of amounts that name none. */
  currency: Currency | null;
  now: Date;
  /** Null for a rehearsal: everything is read and judged, nothing is written. */
  store: OfferStore | null;
  /** The feed is everything that the shop has: what isn't in it any more is removed. */
  full: boolean;
  /** Removes even when more than half of the shop's offers would go. */
  evenMost: boolean;
  onRefused(line: number, problem: Problem): void;
  onProgress(counts: ImportCounts): void;
};

/** Below this many offers a shop may change as a whole without anybody wondering. */
const FEW = 20;

/**
 * Reads a feed and writes its offers, new or known. A bad row is told to `onRefused` and stops nothing. The first of two
 * items with one id counts. Rejects when the text or the database can't be had; what was written by then stays.
 */
export async function importFeed(options: ImportOptions): Promise<ImportOutcome> {
  const { shop, store, now } = options;
  const counts: ImportCounts = {
    accepted: 0,
    refused: 0,
    notForSale: 0,
    byProblem: {},
    withoutShipping: 0,
    withoutDays: 0,
  };
  const seen = new Set<string>();
  const currencies = new Map<Currency, number>();
  const countries = new Set<string>();
  let batch: Offer[] = [];
  // The database writes one batch while the next is read; never more, so that the memory stays flat.
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    await writing;
    const full = batch;
    batch = [];
    writing = store && full.length > 0 ? store.upsert(full) : Promise.resolve();
    // Awaited at the next batch or at the end: a failure in between is not lost, nor may it end the process.
    writing.catch(() => undefined);
    options.onProgress(counts);
  };
  const refuse = (line: number, found: Problem) => {
    counts.refused += 1;
    counts.byProblem[found.code] = (counts.byProblem[found.code] ?? 0) + 1;
    options.onRefused(line, found);
  };
  for await (const found of readFeed(options.format, options.text, { currency: options.currency, now })) {
    if (found.kind === 'not_for_sale') {
      counts.notForSale += 1;
      continue;
    }
    if (found.kind === 'refused') {
      refuse(found.line, found.problem);
      continue;
    }
    const made = offerOfItem(found.item, shop);
    if (!made.ok) {
      refuse(found.line, made.problem);
      continue;
    }
    const { offer } = made;
    if (seen.has(offer.id)) {
      refuse(found.line, problem('duplicate_id', 'id', found.item.itemId));
      continue;
    }
    seen.add(offer.id);
    counts.accepted += 1;
    if (offer.shipping.length === 0) counts.withoutShipping += 1;
    if (found.item.shipping.some(({ days }) => days === null)) counts.withoutDays += 1;
    for (const { to } of offer.shipping) countries.add(to);
    currencies.set(offer.price.currency, (currencies.get(offer.price.currency) ?? 0) + 1);
    batch.push(offer);
    if (batch.length >= ROWS_A_WRITE) await write();
  }
  await write();
  await writing;
  const most = [...currencies].sort((a, b) => b[1] - a[1]).map(([currency]) => currency);
  return { ...counts, ...(await removeGone(options, seen)), currencies: most, countries: [...countries].sort() };
}

/** A feed that broke off looks like one from which most was taken: that takes a second word. */
async function removeGone(
  { full, store, shop, evenMost }: ImportOptions,
  seen: ReadonlySet<string>,
): Promise<Pick<ImportOutcome, 'removed' | 'keptBecause'>> {
  if (!full || !store) return { removed: 0, keptBecause: null };
  if (seen.size === 0) return { removed: 0, keptBecause: 'nothing_accepted' };
  const held = await store.countOf(shop.id);
  if (!evenMost && held > FEW && seen.size < held / 2) return { removed: 0, keptBecause: 'most_would_go' };
  return { removed: await store.removeMissing(shop.id, seen), keptBecause: null };
}
