import { expect, test } from 'vitest';
import { understand } from './understand';

const rows: [string, string[]][] = [
  ['想买一副降噪耳机，500 以内，不要索尼，记住我对镍过敏', ['降噪耳机']],
  ['想要 noise cancelling 的耳机 under 500 块，不要 Sony', ['noise cancelling', '耳机']],
  ['phone case without ring, under $20', ['phone case']],
  ['帮我找个保温杯，二百以内', ['保温杯']],
  ['我想买一双跑步鞋', ['跑步鞋']],
  ['有没有蓝色的连衣裙', ['蓝色', '连衣裙']],
  ['推荐一款机械键盘', ['机械键盘']],
  ['给我来一个电饭煲，谢谢', ['电饭煲']],
  ['27寸显示器 2000以内', ['显示器']],
  ['128GB 的手机，三千左右', ['手机']],
  ['送女朋友的礼物，百来块', ['女朋友', '礼物']],
  ['42码男鞋，500以内', ['男鞋']],
  ['不锈钢保温杯', ['不锈钢保温杯']],
  ['iPhone 15 手机壳', ['iPhone 15', '手机壳']],
  ['I am looking for a leather wallet under $50', ['leather wallet']],
  ['can you recommend running shoes, size 9 US', ['running shoes']],
  ['show me wireless earbuds please', ['wireless earbuds']],
  ['a blue jacket, but not leather', ['blue jacket']],
  ['I want a 27 inch monitor, ship to Germany', ['monitor']],
  ['便宜点的', []],
  ['第二个和第三个有什么区别', []],
  ['塑料的也可以了', []],
  ['leather is fine now', []],
  ['500以内', []],
  ['谢谢', []],
  ['thanks!', []],
  ['coffee grinder', ['coffee grinder']],
  ['需要一台洗衣机', ['洗衣机']],
  ['配一套露营装备 3000 以内，不要牧高笛', ['露营装备']],
  ['想换个手机', ['手机']],
  ['人均200，5个人聚餐用的餐具', ['聚餐', '餐具']],
  ['5000円以下のイヤホン', ['イヤホン']],
];
test.each(rows)('%s → %j', (text, terms) => {
  expect(understand(text).terms).toEqual(terms);
});
