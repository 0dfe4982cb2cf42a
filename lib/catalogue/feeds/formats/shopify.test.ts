import { describe, expect, it } from 'vitest';
import { feedItems, feedLines, refusals } from '../testing';

const legacy = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Variant Image,Status',
  'linen-tee,Linen Tee,"<p>Soft, washed <b>linen</b></p>",Mellowfold,T-Shirts,summer,true,Size,S,Color,Navy,LT-S-N,shopify,4,deny,29.90,39.90,,https://shop.example/t.jpg,,active',
  'linen-tee,,,,,,,,M,,Navy,LT-M-N,shopify,0,deny,29.90,,,,https://shop.example/m.jpg,',
  'linen-tee,,,,,,,,L,,Navy,LT-L-N,shopify,0,continue,29.90,0,,,,',
  'linen-tee,,,,,,,,,,,,,,,,,,https://shop.example/second.jpg,,',
  'old-mug,Old Mug,,Mellowfold,Mugs,,true,Title,Default Title,,,OM,,,deny,12,,,,,draft',
  'tote,Canvas Tote,,Mellowfold,Totes,,true,Title,Default Title,,,CT,,,deny,19,,,,,active',
].join('\r\n');

describe('Shopify product export', () => {
  it('joins the rows of one product, under the legacy header', async () => {
    const lines = await feedLines('shopify', legacy, 'EUR');
    expect(lines.map(({ kind }) => kind)).toEqual(['item', 'item', 'item', 'not_for_sale', 'not_for_sale', 'item']);
    const items = lines.flatMap((line) => (line.kind === 'item' ? [line.item] : []));
    expect(items.map(({ title }) => title)).toEqual([
      'Linen Tee - S / Navy',
      'Linen Tee - M / Navy',
      'Linen Tee - L / Navy',
      'Canvas Tote',
    ]);
    expect(items.map(({ availability, quantity }) => [availability, quantity])).toEqual([
      ['in_stock', 4],
      ['out_of_stock', null],
      ['in_stock', null],
      ['in_stock', null],
    ]);
    expect(items[0]).toMatchObject({
      itemId: 'linen-tee/S/Navy',
      groupId: 'linen-tee',
      description: 'Soft, washed linen',
      price: { amount: 2_990, currency: 'EUR' },
      listPrice: { amount: 3_990, currency: 'EUR' },
      size: { system: 'INT', value: 'S' },
    });
    expect(items[2]?.listPrice).toBeNull();
    expect(items[1]).toMatchObject({ image: 'https://shop.example/m.jpg', description: 'Soft, washed linen' });
    expect(items[2]?.attributes).toContainEqual({ name: 'colour', value: 'Navy' });
  });

  it('reads the new header, with or without a handle', async () => {
    const text = [
      'Title,URL handle,Description,Vendor,Product category,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL,Fabric (product.metafields.shopify.fabric)',
      'Wool Scarf,,Warm,Kumo,Apparel & Accessories > Clothing Accessories > Scarves & Shawls,,,WS,49.00,,3,200,,wool; cashmere',
    ].join('\n');
    const [item] = await feedItems('shopify', text, 'USD');
    expect(item).toMatchObject({ itemId: 'wool-scarf', price: { amount: 4_900, currency: 'USD' }, quantity: 3 });
    expect(item?.attributes.map(({ value }) => value)).toEqual(['wool', 'cashmere']);
  });

  it('refuses what has no currency, no price or no product', async () => {
    const text =
      'Handle,Title,Variant Price,Option1 Name,Option1 Value\na,A thing,5.00,,\nb,B thing,,Size,S\nc,,4.00,,';
    expect(refusals(await feedLines('shopify', text))).toEqual([
      '2 currency_missing price',
      '3 field_missing price',
      '4 field_missing title',
    ]);
  });
});
