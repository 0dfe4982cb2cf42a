import { units } from '../lexicon/units';
import type { Category } from '../offer';

/**
 * What shops and Google's taxonomy call parts of a catalogue, by our categories: whole segments of a path, commas
 * between them. More telling names than `home` come first where a word could stand for both.
 */
const NAMES: Record<Category, string> = {
  audio:
    'audio, headphones, earphones, speakers, audio components, audio players & recorders, headphones & headsets, portable audio, audio accessories, hi-fi, home audio, 影音, 音频, 耳机音响',
  bags: 'bags, luggage & bags, handbags, backpacks, suitcases, luggage, luggage accessories, travel accessories, wallets, wallets & money clips, handbags wallets & cases, duffel bags, messenger bags, briefcases, fanny packs, totes, 箱包, 包袋, 旅行箱包',
  shoes:
    'shoes, footwear, boots, sneakers, sandals, slippers, shoe accessories, athletic shoes, mens shoes, womens shoes, kids shoes, 鞋, 鞋靴, 鞋履',
  clothing:
    'clothing, apparel, outerwear, activewear, dresses, shirts & tops, tops, pants, shorts, skirts, suits, swimwear, underwear & socks, underwear, sleepwear & loungewear, uniforms, one-pieces, baby & toddler clothing, clothing accessories, hats, scarves & shawls, gloves & mittens, belts, neckties, menswear, womenswear, apparel & accessories, fashion, costumes, 服装, 服饰, 女装, 男装, 童装, 内衣',
  jewellery:
    'jewelry, jewellery, watches, earrings, necklaces, bracelets, rings, charms & pendants, brooches & lapel pins, body jewelry, hair accessories, watch accessories, 首饰, 珠宝, 手表, 配饰',
  kitchen:
    'kitchen & dining, kitchen, kitchenware, cookware, cookware & bakeware, bakeware, tableware, drinkware, kitchen appliances, small kitchen appliances, kitchen tools & utensils, barware, food & beverage carriers, food storage, dinnerware, 厨具, 厨房, 餐具, 水具, 厨房电器',
  outdoor:
    'sporting goods, sports, sports & outdoors, outdoors, outdoor recreation, camping & hiking, camping, hiking, cycling, fishing, climbing, winter sports & activities, water sports, exercise & fitness, athletics, golf, tents, sleeping bags, 户外, 运动户外, 体育用品, 露营',
  computing:
    'electronics, computers, laptops, tablets, tablet computers, phones, mobile phones, mobile phone accessories, telephony, communications, computer components, computer accessories, electronics accessories, input devices, storage devices, networking, cameras, cameras & optics, video, televisions, video game consoles, monitors, print copy scan & fax, gps navigation systems, wearables, smart home, software, 数码, 电子产品, 电脑, 电脑办公, 手机, 手机配件, 相机',
  home: 'home & garden, home, household, furniture, bedding, linens & bedding, lighting, lamps, decor, home decor, home furnishings, bathroom accessories, household supplies, household appliances, lawn & garden, garden, plants, hardware, tools, storage & organization, pet supplies, animals & pet supplies, office supplies, parasols & rain umbrellas, rugs, candles, 家居, 家具, 家纺, 家装, 灯具, 日用品, 宠物用品, 办公用品, 家用电器',
  beauty:
    'health & beauty, beauty, personal care, cosmetics, skin care, skincare, makeup, hair care, bath & body, perfume & cologne, fragrance, nail care, oral care, shaving & grooming, health care, vitamins & supplements, fitness & nutrition, 美妆, 个护, 护肤, 彩妆, 健康',
  food: 'food beverages & tobacco, food, food items, grocery, groceries, beverages, snacks, snack foods, candy & chocolate, coffee, tea & infusions, tea, bakery, condiments & sauces, nuts & seeds, fruits & vegetables, wine, pantry, 食品, 零食, 饮料, 茶叶, 生鲜, 酒水',
  toys: 'toys & games, toys, games, puzzles, dolls playsets & toy figures, building toys, board games, outdoor play equipment, baby & toddler toys, educational toys, stuffed animals, hobbies & creative arts, arts & entertainment, party supplies, 玩具, 桌游, 益智玩具, 乐高积木',
};

/** The top of Google's taxonomy and the branches below it that part differently here, by its numbers (2021-09). */
const NUMBERS: Record<string, Category> = {
  '166': 'clothing',
  '1604': 'clothing',
  '187': 'shoes',
  '188': 'jewellery',
  '201': 'jewellery',
  '222': 'computing',
  '223': 'audio',
  '278': 'computing',
  '267': 'computing',
  '141': 'computing',
  '536': 'home',
  '436': 'home',
  '638': 'kitchen',
  '632': 'home',
  '922': 'home',
  '1': 'home',
  '412': 'food',
  '422': 'food',
  '413': 'food',
  '469': 'beauty',
  '473': 'beauty',
  '5181': 'bags',
  '988': 'outdoor',
  '1011': 'outdoor',
  '1013': 'outdoor',
  '1239': 'toys',
  '1253': 'toys',
};

const keyOf = (text: string) =>
  units(
    text
      .replaceAll('&', ' ')
      .replace(/[,，]/g, ' ')
      .replace(/\band\b/gi, ' '),
  ).join(' ');

function read(): Map<string, Category> {
  const found = new Map<string, Category>();
  for (const [category, names] of Object.entries(NAMES) as [Category, string][]) {
    for (const name of names.split(', ')) if (!found.has(keyOf(name))) found.set(keyOf(name), category);
  }
  return found;
}

const byName = read();

/** The segments of a path, the most telling first: "Home & Garden > Lighting > Lamps" begins with "Lamps". */
export function segments(path: string): string[] {
  return path
    .split(/\s*(?:>|›|»|\||\/(?=\s)|(?<=\s)\/)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reverse();
}

/** The category that a segment of a path, or a number of Google's taxonomy, names; null when it names none. */
export function categoryNamed(segment: string): Category | null {
  return NUMBERS[segment] ?? byName.get(keyOf(segment)) ?? null;
}
