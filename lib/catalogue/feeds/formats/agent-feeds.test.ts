import { describe, expect, it } from 'vitest';
import { feedItems, feedLines, refusals } from '../testing';

describe('OpenAI product feed', () => {
  const row = {
    is_eligible_search: true,
    item_id: 'K-1',
    title: 'Stovetop kettle',
    description: 'Steel, whistles.',
    brand: 'Emberly',
    price: '48.00 USD',
    sale_price: '39.00 USD',
    availability: 'in_stock',
    product_category: 'Home & Garden > Kitchen & Dining > Kettles',
    star_rating: 4.6,
    review_count: 120,
    group_id: 'K',
    variant_dict: { Color: 'Red', Size: '1.5 L' },
  };

  it('reads JSON lines, with the options of a variant', async () => {
    const [item] = await feedItems('openai', JSON.stringify(row));
    expect(item).toMatchObject({
      itemId: 'K-1',
      price: { amount: 3_900, currency: 'USD' },
      listPrice: { amount: 4_800, currency: 'USD' },
      rating: { average: 4.6, count: 120 },
      groupId: 'K',
    });
    expect(item?.attributes).toEqual([
      { name: 'size', value: '1.5 L' },
      { name: 'colour', value: 'Red' },
    ]);
  });

  it('knows its own word for ordering ahead, and what isn’t to be found', async () => {
    const later = { ...row, item_id: 'K-2', availability: 'pre_order', price: { amount: '48.00', currency: 'USD' } };
    const hidden = { ...row, item_id: 'K-3', is_eligible_search: 'false' };
    const lines = await feedLines('openai', [row, later, hidden].map((one) => JSON.stringify(one)).join('\n'));
    expect(lines.map(({ kind }) => kind)).toEqual(['item', 'item', 'not_for_sale']);
    expect(lines[1]).toMatchObject({ item: { availability: 'preorder' } });
  });

  it('reads the same as a table under the older names', async () => {
    const text =
      'enable_search,id,title,price,availability,link\ntrue,9,Night light,"14,50 EUR",in_stock,https://a.example';
    expect((await feedItems('openai', text))[0]).toMatchObject({
      itemId: '9',
      price: { amount: 1_450, currency: 'EUR' },
    });
  });
});

describe('ACP feed', () => {
  const product = {
    id: 'P1',
    description: { html: '<p>Brewed <i>slowly</i></p>' },
    categories: [{ value: 'Coffee', taxonomy: 'merchant' }],
    media: [
      { type: 'video', url: 'https://a.example/v.mp4' },
      { type: 'image', url: 'https://a.example/p.jpg' },
    ],
    variants: [
      {
        id: 'V1',
        title: 'Dark roast 250 g',
        price: { amount: 1250, currency: 'USD' },
        list_price: { amount: 1500, currency: 'USD' },
        availability: { available: true, status: 'limited_stock' },
        barcodes: [{ type: 'gtin', value: '4006381333931' }],
        variant_options: [{ name: 'Size', value: '250 g' }],
      },
      {
        id: 'V2',
        title: 'Dark roast 1 kg',
        price: { amount: 3900, currency: 'JPY' },
        availability: { available: false },
      },
      { id: 'V3', price: { amount: 100, currency: 'USD' } },
      { id: 'V4', title: 'Gone', price: { amount: 100, currency: 'USD' }, availability: { status: 'discontinued' } },
      { id: 'V5', title: 'Odd', price: { amount: 12.5, currency: 'USD' } },
    ],
  };

  it('reads each variant, and spares the others a bad one', async () => {
    const lines = await feedLines('acp', `${JSON.stringify(product)}\nnot json\n[1]\n{"id":"P2"}`);
    expect(refusals(lines)).toEqual([
      '1 field_missing variants.title',
      '1 field_missing price',
      '2 malformed null',
      '3 malformed null',
      '4 field_missing variants',
    ]);
    const items = lines.flatMap((line) => (line.kind === 'item' ? [line.item] : []));
    expect(items.map(({ itemId, availability }) => `${itemId} ${availability}`)).toEqual([
      'P1/V1 limited_stock',
      'P1/V2 out_of_stock',
      'P1/V4 out_of_stock',
    ]);
    expect(items[0]).toMatchObject({
      groupId: 'P1',
      gtin: '4006381333931',
      description: 'Brewed slowly',
      image: 'https://a.example/p.jpg',
      price: { amount: 1_250, currency: 'USD' },
      listPrice: { amount: 1_500, currency: 'USD' },
    });
  });
});
