import { type Currency, currencySchema } from '@/lib/catalogue/money';
import type { DemoReply } from '../protocol';
import { clip } from './clip';
import { savingReport } from './keep';
import { shopNames } from './platform-names';
import type { SearchArguments } from './searches';
import { priceIn, readOffers } from './seen-offer';
import { callTools, type Site, speakAll, toolCall } from './site';
import type { Wording } from './wording-zh';

type Nearest = { price: number; currency: Currency };

/** An empty list and the honest reason, with the nearest price that the search named. Nothing is made up to fill it. */
export function nothingFound(
  site: Site,
  found: { subject: string; currency: Currency; results: readonly string[]; search: SearchArguments },
): DemoReply {
  const { say, understood } = site;
  const { wishes } = understood.reading;
  const seen = found.results.some((text) => readOffers(text).length > 0);
  const nearest = wishes.more && seen ? null : nearestOf(found.results, found.currency);
  const shown = nearest === null ? null : `${nearest.price} ${nearest.currency}`;
  const none = wishes.more && seen ? say.noneLeft(found.subject) : say.none(found.subject);
  const report = savingReport(site.turn, say);
  const { platforms = [], price_min } = found.search;
  const shops = platforms.length > 0 ? say.onlyShop(say.listing(platforms.map(shopNames(site)))) : '';
  const why = shown !== null ? say.nearest(shown) : shops === '' ? say.notCovered : '';
  const parts = [report, none, shops, why].filter((part) => part !== '');
  if (site.textOnly || !site.tools.has('shopping_summary')) return speakAll(...parts);
  const raised = nearest === null ? [] : [nearestStep(nearest, price_min ?? 0, found.currency, say)];
  const { price } = understood.reading.said;
  const unlimited = price !== null || understood.need?.budget ? [say.steps.unlimited] : [];
  const next_steps = [...(shops === '' ? [] : [say.steps.shops]), ...raised, ...unlimited, say.steps.other].slice(0, 3);
  const intro = clip(parts.join(say.joint === '，' ? '' : ' '), 600);
  return callTools([toolCall('shopping_summary', { intro, items: [], compare: false, next_steps })]);
}

/** What the person may say to get the nearest offer: a higher limit, or about its price where it lies below the range. */
function nearestStep(nearest: Nearest, least: number, currency: Currency, say: Wording): string {
  const price = priceIn(nearest, currency);
  return price < least ? say.around(Math.round(price), currency) : say.raise(Math.ceil(price), currency);
}

/** Of the prices that results name as nearest, the one in the asked currency or the first. */
function nearestOf(results: readonly string[], currency: Currency): Nearest | null {
  const named = results
    .flatMap((text) => text.split('\n'))
    .filter((line) => /nearest/i.test(line))
    .flatMap((line) => [...line.matchAll(/(?<![a-z0-9-])(\d[\d,]*(?:\.\d+)?)\s+([A-Z]{3})\b/g)])
    .flatMap(([, amount, code]) => {
      const said = currencySchema.safeParse(code);
      return said.success ? [{ price: Number(amount?.replaceAll(',', '')), currency: said.data }] : [];
    });
  return named.find((one) => one.currency === currency) ?? named[0] ?? null;
}
