import type { SeenOffer } from './seen-offer';
import { priceIn } from './seen-offer';
import type { Wording } from './wording-zh';

type Side = { place: number; offer: SeenOffer | null };
type Row = { name: string; values: (string | null)[] };

/**
 * Where offers differ, from the tool's rows and the lines seen before. Prices are set against each other without
 * figures: the table beside the answer shows them.
 */
export function compareText(sides: readonly Side[], result: string, say: Wording): string {
  const told = rowsOfResult(result, sides.length);
  // What was seen before stands in only where the tool gave no table.
  const rows = told.length > 0 ? told : rowsOfOffers(sides);
  const byName = new Map<string, Row>();
  for (const row of rows) if (!byName.has(row.name)) byName.set(row.name, row);
  const places = sides.map((side) => say.place(side.place));
  const price = priceLine(sides, places, say);
  const differing = [...byName.values()].filter(
    (row) => new Set(row.values).size > 1 && row.values.some((value) => value !== null),
  );
  const lines = differing.slice(0, 8).map(({ name, values }) => {
    const said = values.map((value, at) => `${places[at]} ${value ?? say.missing}`);
    return `- **${say.fields[name] ?? name}**: ${said.join(say.joint === '，' ? '；' : '; ')}`;
  });
  const all = price === null ? lines : [price, ...lines];
  if (all.length === 0) return say.noDifference;
  return `${say.difference(say.listing(places))}\n\n${all.join('\n')}\n\n${say.sameOtherwise}`;
}

const PRICE_NAMES = /price|cost|shipping|landed|价|运费/i;

const PLAIN_NAMES = /^(?:平台|品牌|评分|库存|颜色|不含|platform|brand|rating|stock|colour|free of)$/;

/** Names of the rows in which compared offers differ, but for price and what every list shows anyway. */
export function differing(calls: readonly { arguments: unknown; result: string | null }[]): string[] {
  const ids = (calls.at(-1)?.arguments as { ids?: unknown } | null | undefined)?.ids;
  const rows = rowsOfResult(calls.at(-1)?.result ?? '', Array.isArray(ids) ? ids.length : 0);
  return rows.map((row) => row.name).filter((name) => !PLAIN_NAMES.test(name));
}

/** Differing rows of a result text: `differs | name | a | b`, as many values as offers. */
function rowsOfResult(result: string, count: number): Row[] {
  return result.split('\n').flatMap((line) => {
    const [verdict, name = '', ...values] = line.split(' | ').map((cell) => cell.trim());
    if (verdict !== 'differs' || values.length !== count || PRICE_NAMES.test(name)) return [];
    return [{ name: name.toLowerCase(), values: values.map(stated) }];
  });
}

const stated = (value: string) => (/^(?:[-–—?]|null|unknown|not stated|)$/i.test(value) ? null : value);

function rowsOfOffers(sides: readonly Side[]): Row[] {
  const offers = sides.map((side) => side.offer);
  const row = (name: string, of: (offer: SeenOffer) => string | null): Row => ({
    name,
    values: offers.map((offer) => (offer === null ? null : of(offer))),
  });
  const names = new Set(offers.flatMap((offer) => offer?.stated.map((one) => one.name) ?? []));
  return [
    row('rating', ({ rating }) => (rating === null ? null : `${rating.average} (${rating.count})`)),
    row('brand', ({ brand }) => brand),
    row('platform', ({ platform }) => platform),
    row('stock', ({ stock }) => (stock === null ? null : String(stock))),
    ...[...names].map((name) => row(name, ({ stated }) => stated.find((one) => one.name === name)?.value ?? null)),
  ];
}

function priceLine(sides: readonly Side[], places: readonly string[], say: Wording): string | null {
  const prices = sides.map(({ offer }) => (offer === null ? null : priceIn(offer, 'EUR')));
  if (prices.some((price) => price === null)) return null;
  const least = Math.min(...prices.flatMap((price) => price ?? []));
  const cheapest = prices.flatMap((price, at) => (price === least ? [places[at] ?? ''] : []));
  if (cheapest.length === sides.length) return null;
  return `- **${say.fields.price}**: ${say.lowest(say.listing(cheapest))}`;
}
