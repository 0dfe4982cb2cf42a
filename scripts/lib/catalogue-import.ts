import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readAmount } from '@/lib/catalogue/feeds/amount';
import type { Problem } from '@/lib/catalogue/feeds/feed-row';
import { type ImportOutcome, importFeed } from '@/lib/catalogue/feeds/import-feed';
import type { Terms } from '@/lib/catalogue/feeds/shop';
import { fileText } from '@/lib/catalogue/feeds/text-lines';
import type { Currency, Money } from '@/lib/catalogue/money';
import { platforms as samplePlatforms } from '@/lib/catalogue/sample/platforms';
import type { OfferStore } from '@/lib/db/offers';
import type { ImportedPlatform, PlatformStore } from '@/lib/db/platforms';
import { fail, ok, type Result } from '@/lib/errors';
import type { ImportCommand } from './catalogue-command';
import { progressLine } from './progress-line';

export type ImportStores = { offers: OfferStore; platforms: PlatformStore };

/** Refused rows that are told one by one on the terminal; `--report` has them all. */
const TOLD = 30;
const DAYS: [number, number] = [2, 14];

/** Imports a feed as the command says. `stores` null: a rehearsal without a database. The failure is one sentence. */
export async function runImport(
  command: ImportCommand,
  stores: ImportStores | null,
  now: Date,
): Promise<Result<string, string>> {
  if (samplePlatforms.some(({ id }) => id === command.platform)) {
    return fail(`${command.platform} is a shop of the sample: give yours another id.`);
  }
  const size = await stat(command.file).then(
    (file) => (file.isFile() ? file.size : null),
    () => null,
  );
  if (size === null) return fail(`${command.file} is not a file that can be read.`);
  const before = stores ? await stores.platforms.read(command.platform) : null;
  const country = command.country ?? before?.platform.country;
  if (country === undefined) return fail('Say where the shop sends from: --country DE.');
  const currency = command.currency ?? before?.platform.currency ?? null;
  if (currency === null && command.format === 'shopify') {
    return fail("Say what the prices are in: --currency EUR. Shopify's files don't.");
  }
  const terms = termsOf(command, before, currency);
  if (!terms.ok) return terms;

  const progress = progressLine('KB read');
  const report = command.report === undefined ? null : createWriteStream(command.report);
  let told = 0;
  let bytes = 0;
  const began = performance.now();
  const outcome = await importFeed({
    format: command.format,
    text: fileText(command.file, (more) => {
      bytes += more;
    }),
    shop: { id: command.platform, country, ...terms.value },
    currency,
    now,
    store: stores?.offers ?? null,
    full: command.full,
    evenMost: command['even-most'],
    onRefused: (line, problem) => {
      report?.write(`${JSON.stringify({ line, ...problem })}\n`);
      told += 1;
      if (told <= TOLD) process.stderr.write(`  ${refusal(line, problem)}\n`);
    },
    onProgress: () => progress.at(Math.round(bytes / 1024), Math.ceil(size / 1024)),
  });
  progress.end();
  report?.end();
  const seconds = (performance.now() - began) / 1000;
  if (stores && outcome.accepted > 0) {
    const platform = platformOf(
      command,
      before,
      country,
      currency ?? outcome.currencies[0] ?? 'USD',
      outcome.countries,
    );
    await stores.platforms.put({
      platform: { ...platform, shipsTo: withCharges(platform.shipsTo, terms.value) },
      terms: terms.value,
      format: command.format,
      importedAt: now,
      accepted: outcome.accepted,
      refused: outcome.refused,
    });
  }
  return ok(
    told > TOLD ? `${summary(command, outcome, seconds)}${unseen(told, command)}` : summary(command, outcome, seconds),
  );
}

const refusal = (line: number, { code, field, detail }: Problem): string =>
  [`line ${line}: ${code}`, field === null ? '' : `(${field})`, detail === '' ? '' : `"${detail}"`]
    .filter(Boolean)
    .join(' ');

const unseen = (told: number, { report }: ImportCommand): string =>
  `\n  ${told - TOLD} more refused rows are not shown${report === undefined ? ': --report FILE writes them all' : `: see ${report}`}`;

/** Charges in the shop's currency; what isn't said again stays as it was. */
function termsOf(
  command: ImportCommand,
  before: ImportedPlatform | null,
  currency: Currency | null,
): Result<Terms, string> {
  const kept = before?.terms;
  const charges: Terms['charges'] = [];
  for (const { to, amount, days } of command['ships-to'] ?? []) {
    const price = chargeOf(amount, currency);
    if (price === null) return fail('Say what --ships-to charges are in: --currency EUR.');
    charges.push({ to, price, days });
  }
  return ok({
    charges: command['ships-to'] ? charges : (kept?.charges ?? []),
    days: command.days ?? kept?.days ?? DAYS,
    category: command.category ?? kept?.category ?? null,
  });
}

function chargeOf(amount: string, currency: Currency | null): Money | null {
  if (currency === null) return null;
  if (Number(amount) === 0) return { amount: 0, currency };
  const read = readAmount(`${amount} ${currency}`, 'ships-to', null);
  return read.ok ? read.money : null;
}

function platformOf(
  command: ImportCommand,
  before: ImportedPlatform | null,
  country: string,
  currency: Currency,
  shipsTo: string[],
): ImportedPlatform['platform'] {
  const en = command.name ?? command['name-zh'] ?? before?.platform.name.en ?? command.platform;
  const zh = command['name-zh'] ?? command.name ?? before?.platform.name.zh ?? command.platform;
  return { id: command.platform, name: { zh, en }, currency, country, shipsTo };
}

const withCharges = (shipsTo: string[], { charges }: Terms): string[] =>
  [...new Set([...shipsTo, ...charges.map(({ to }) => to)])].sort();

function summary(command: ImportCommand, outcome: ImportOutcome, seconds: number): string {
  const judged = outcome.accepted + outcome.refused + outcome.notForSale;
  const lines = [
    `${command.platform}: ${outcome.accepted} offers ${command['dry-run'] ? 'would be taken' : 'are in'}, ${outcome.refused} refused, ${outcome.notForSale} not for sale (${seconds.toFixed(1)} s, ${Math.round(judged / Math.max(seconds, 0.001))} rows/s).`,
    ...Object.entries(outcome.byProblem).map(([code, count]) => `  refused ${count} × ${code}`),
  ];
  if (outcome.byProblem.category_unknown) lines.push('  --category NAME files what no category can be told of.');
  if (command.full && !command['dry-run']) lines.push(`  ${outcome.removed} that the feed no longer has are removed.`);
  if (outcome.keptBecause === 'nothing_accepted')
    lines.push('  Nothing was removed: the file has no offer that can be read.');
  if (outcome.keptBecause === 'most_would_go') {
    lines.push('  Nothing was removed: more than half of the shop would go. If the file is whole, add --even-most.');
  }
  if (outcome.withoutShipping > 0) {
    lines.push(
      `  ${outcome.withoutShipping} say nothing of shipping: with a destination set they are not found. --ships-to DE:4.90:2-4 says it for them.`,
    );
  }
  if (outcome.withoutDays > 0 && command.days === undefined) {
    lines.push(
      `  ${outcome.withoutDays} state a charge without days of delivery: --days 3-7 says it for them (else ${DAYS.join('–')}).`,
    );
  }
  return lines.join('\n');
}
