import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OfferStore, offerStore } from '@/lib/db/offers';
import { testDatabase } from '@/lib/db/testing';
import { offerSchema } from '../offer';
import { type ImportOptions, importFeed } from './import-feed';
import { offerId } from './offer-of-item';
import { feedFormats } from './read-feed';
import { inPieces } from './testing';

let store: OfferStore;
beforeAll(async () => {
  store = offerStore(await testDatabase());
}, 120_000);

const table = (rows: string[]) => ['id,title,price,availability,product_type', ...rows].join('\n');
const row = (id: number, price = '10.00 EUR') => `${id},Table lamp ${id},${price},in_stock,Lamps`;

function run(text: string, more: Partial<ImportOptions> = {}) {
  const refused: string[] = [];
  const options: ImportOptions = {
    format: 'openai',
    text: inPieces(text, 40),
    shop: { id: 'lamp-shop', country: 'DE', charges: [], days: [2, 4], category: null },
    currency: null,
    now: new Date('2026-11-30T12:00:00Z'),
    store,
    full: false,
    evenMost: false,
    onRefused: (line, { code }) => refused.push(`${line} ${code}`),
    onProgress: () => {},
    ...more,
  };
  return importFeed(options).then((outcome) => ({ ...outcome, told: refused }));
}

describe('importFeed', () => {
  it('takes the good rows, tells the bad ones, and updates when it runs again', async () => {
    const first = await run(table([row(1), row(2, 'soon'), row(3), row(1, '12.00 EUR'), 'x,"open']));
    expect(first).toMatchObject({ accepted: 2, refused: 3, removed: 0, currencies: ['EUR'] });
    expect(first.told).toEqual(['3 price_unreadable', '5 duplicate_id', '6 malformed']);
    await run(table([row(1, '8.00 EUR')]));
    const [one, three] = await store.byIds([offerId('lamp-shop', '1'), offerId('lamp-shop', '3')]);
    expect(one?.price.amount).toBe(800);
    expect(three?.price.amount).toBe(1_000);
  });

  it('removes what a full feed no longer has, of this shop only', async () => {
    await run(table([row(1), row(2)]), {
      shop: { id: 'other', country: 'DE', charges: [], days: [2, 4], category: null },
    });
    await run(table([row(1), row(2), row(3)]), { full: true });
    expect(await run(table([row(1), row(3)]), { full: true })).toMatchObject({ removed: 1, keptBecause: null });
    expect(await store.countOf('lamp-shop')).toBe(2);
    expect(await store.countOf('other')).toBe(2);
  });

  it('removes nothing after a file that looks broken off, unless told to', async () => {
    const many = Array.from({ length: 40 }, (_, i) => row(i));
    await run(table(many), { full: true });
    expect(await run('', { full: true })).toMatchObject({ removed: 0, keptBecause: 'nothing_accepted' });
    expect(await run(table(many.slice(0, 5)), { full: true })).toMatchObject({
      removed: 0,
      keptBecause: 'most_would_go',
    });
    expect(await run(table(many.slice(0, 5)), { full: true, evenMost: true })).toMatchObject({ removed: 35 });
  });

  it('writes nothing in a rehearsal', async () => {
    const before = await store.digest();
    expect((await run(table([row(900)]), { store: null, full: true })).accepted).toBe(1);
    expect(await store.digest()).toEqual(before);
  });

  it('takes any text for what it is: it never throws, and what it writes is an offer', async () => {
    const bits = fc.constantFrom(
      'id',
      'title',
      ',',
      '\t',
      '"',
      '\n',
      '\r\n',
      '<item>',
      '</item>',
      '<![CDATA[',
      ']]>',
      '<g:id>1</g:id>',
      '<g:title>',
      '{',
      '}',
      '[',
      ']',
      ':',
      '"id"',
      '"variants"',
      'Handle',
      '10.00 EUR',
      'in_stock',
      'Lamps',
      '&#0;',
      '&#xD800;',
      '\u0000',
      '\uD83D',
      '家',
      '-1',
      '1e9',
    );
    const text = fc
      .array(fc.oneof(bits, fc.string({ maxLength: 4 })), { maxLength: 60 })
      .map((parts) => parts.join(''));
    const kept: unknown[] = [];
    const watching = { upsert: async (list: readonly unknown[]) => void kept.push(...list) } as unknown as OfferStore;
    const header = fc.constantFrom(
      '',
      'id,title,price,availability,product_type\n',
      'Handle,Title,Variant Price,Type\n',
    );
    await fc.assert(
      fc.asyncProperty(header, text, fc.constantFrom(...feedFormats), async (head, body, format) => {
        const outcome = await run(`${head}${body}\n1,Table lamp,10.00 EUR,in_stock,Lamps`, {
          format,
          store: watching,
          currency: 'EUR',
        });
        expect(outcome.told).toHaveLength(outcome.refused);
      }),
      { numRuns: 400 },
    );
    expect(kept.length).toBeGreaterThan(10);
    for (const offer of kept) offerSchema.parse(offer);
  });
});
