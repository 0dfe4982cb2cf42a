import { describe, expect, it } from 'vitest';
import { feedItems, feedLines, refusals } from '../testing';

const rss = (...items: string[]) =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${items.join('\n')}\n</channel></rss>`;

const boots = `<item>
  <g:id>B-7-42</g:id><title>ignored</title><g:title><![CDATA[Ridge & Co. Hiking Boots <42>]]></g:title>
  <g:description>&lt;p&gt;Full-grain leather, caf&#233; brown&lt;/p&gt;</g:description>
  <link>https://shop.example/b7</link><g:image_link>https://shop.example/b7.jpg</g:image_link>
  <g:price>189.00 EUR</g:price><g:sale_price>149.00 EUR</g:sale_price>
  <g:sale_price_effective_date>2026-11-20T00:00+01:00/2026-12-05T00:00+01:00</g:sale_price_effective_date>
  <g:availability>in stock</g:availability><g:brand>Ridge</g:brand><g:gtin>4006381333931</g:gtin>
  <g:item_group_id>B-7</g:item_group_id><g:color>brown/black</g:color><g:material>leather</g:material>
  <g:size>42</g:size><g:size_system>EU</g:size_system>
  <g:product_type>Shoes &gt; Hiking Boots</g:product_type><g:google_product_category>187</g:google_product_category>
  <g:shipping><g:country>DE</g:country><g:service>Post</g:service><g:price>4.90 EUR</g:price><g:min_transit_time>2</g:min_transit_time><g:max_transit_time>4</g:max_transit_time></g:shipping>
  <g:shipping><g:country>AT</g:country><g:price>0 EUR</g:price></g:shipping>
  <g:product_detail><g:attribute_name>Ingredients</g:attribute_name><g:attribute_value>leather, rubber</g:attribute_value></g:product_detail>
</item>`;

describe('Google product data', () => {
  it('reads an XML item with everything that it states', async () => {
    const [item] = await feedItems('google', rss('<!-- <item> -->', boots));
    expect(item).toMatchObject({
      itemId: 'B-7-42',
      groupId: 'B-7',
      title: 'Ridge & Co. Hiking Boots <42>',
      description: 'Full-grain leather, café brown',
      gtin: '4006381333931',
      price: { amount: 14_900, currency: 'EUR' },
      listPrice: { amount: 18_900, currency: 'EUR' },
      availability: 'in_stock',
      size: { system: 'EU', value: '42' },
      categoryTexts: ['Shoes > Hiking Boots', '187'],
      shipping: [
        { to: 'DE', price: { amount: 490, currency: 'EUR' }, days: [2, 4] },
        { to: 'AT', price: { amount: 0, currency: 'EUR' }, days: null },
      ],
    });
    const values = (name: string) => item?.attributes.filter((one) => one.name === name).map(({ value }) => value);
    expect(values('colour')).toEqual(['brown', 'black']);
    expect(values('material')).toEqual(['leather']);
    expect(values('contains')).toEqual(['leather', 'rubber']);
  });

  it('reads Atom entries, and a sale that is over as no sale', async () => {
    const entry = boots.replaceAll('item>', 'entry>').replace('2026-12-05', '2026-11-25');
    const [item] = await feedItems('google', `<feed xmlns:g="x">${entry}</feed>`);
    expect(item?.price.amount).toBe(18_900);
    expect(item?.listPrice).toBeNull();
  });

  it('loses only the items that are broken', async () => {
    const plain = boots.replace('B-7-42', 'C-1');
    const open = '<item><g:id>X</g:id><g:title>Never closed</g:title>';
    const crossed = '<item><g:id>Y</g:id><g:title>Crossed</g:id></g:title></item>';
    const lines = await feedLines('google', rss(open, boots, crossed, plain));
    expect(refusals(lines)).toEqual(['3 malformed null', '18 malformed null']);
    expect(lines.flatMap((line) => (line.kind === 'item' ? [line.item.itemId] : []))).toEqual(['B-7-42', 'C-1']);
  });

  it('leaves entities that a document defines unread', async () => {
    const text = rss(boots.replace('Ridge &', '&bomb; &')).replace('<rss', '<!DOCTYPE x [<!ENTITY bomb "boom">]><rss');
    const [item] = await feedItems('google', text);
    expect(item?.title).not.toContain('boom');
  });

  it('reads a tab-separated file, refusing rows by line with the reason', async () => {
    const text = [
      'id\ttitle\tprice\tavailability\tproduct type\tgtin\tshipping',
      '1\tDesk lamp\t35.00 GBP\tin_stock\tLamps\t4006381333932\tGB:::3.00 GBP,IE::Post:7.50 GBP',
      '2\tNo price\t\tin_stock\tLamps\t\t',
      '3\tOdd price\tcall us\tin_stock\tLamps\t\t',
      '4\tLater\t20.00 GBP\tpreorder\tLamps\t\t',
      '5\tMaybe\t20.00 GBP\tsoonish\tLamps\t\t',
    ].join('\n');
    const lines = await feedLines('google', text);
    expect(refusals(lines)).toEqual([
      '3 field_missing price',
      '4 price_unreadable price',
      '6 availability_unknown availability',
    ]);
    const [lamp, later] = lines.flatMap((line) => (line.kind === 'item' ? [line.item] : []));
    // The check digit is wrong, so it proves nothing.
    expect(lamp?.gtin).toBeNull();
    expect(lamp?.shipping.map(({ to, price }) => `${to} ${price.amount}`)).toEqual(['GB 300', 'IE 750']);
    expect(later?.availability).toBe('preorder');
  });
});
