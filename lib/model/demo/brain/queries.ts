import { productsOf } from './heads';
import type { Need } from './need';
import { type Product, products } from './products';
import { quantityIn } from './quantities';
import type { Reading } from './reading';
import { otherName } from './same-thing';
import type { Tongue } from './tongue';
import { traitsIn } from './traits';

/** Things that make up a set, by the family that stands for it. */
const SETS: Record<string, readonly string[]> = {
  'camping gear': ['tent', 'sleeping bag', 'camping lamp'],
  'travel set': ['backpack', 'neck pillow', 'luggage strap'],
};
const SET_WORDS =
  /需要什么|要带什么|准备什么|what (?:do|should) (?:i|we) (?:need|bring|pack)|一套|全套|套装|配齐|装备|\bset\b|\bkit\b|\bgear\b|\bbundle\b|\bequipment\b/i;

/** Ideas for a gift of any kind, by who gets it. */
const IDEAS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /岁|孩|儿子|女儿|宝宝|\b(?:girl|boy)s?\b|kid|child|\bson|daughter|baby|nephew|niece/i,
    ['building blocks', 'puzzle', 'plush'],
  ],
  [/妈|母|奶奶|外婆|长辈|mom|mum|mother|grandm/i, ['scarf', 'hand cream', 'teapot']],
  [/爸|父|爷爷|外公|dad|father|grand(?:pa|f)/i, ['thermos', 'wallet', 'tea']],
  [/老婆|妻|女朋友|女友|闺蜜|妹|姐|wife|girlfriend|sister|her$/i, ['necklace', 'perfume', 'candle']],
  [/老公|丈夫|男朋友|男友|弟|哥|husband|boyfriend|brother|uncle|him$/i, ['wallet', 'headphones', 'watch']],
  [/同事|老师|领导|老板|客户|colleague|co-?worker|teacher|boss|client/i, ['mug', 'candle', 'notebook']],
];
const ANY_IDEAS = ['candle', 'chocolate', 'thermos'];

/** Whether several kinds of thing are wanted together. */
export function isBundle(need: Need, reading: Reading): boolean {
  return partsOf(need, reading).length > 1;
}

/** Whether the searches are for different things without being a set: gift ideas, two kinds held against each other. */
export function isVaried(need: Need): boolean {
  const said = productsOf(need.terms);
  return said.length > 1 || (need.gift && said.every(({ product }) => product.family === 'gift'));
}

/** The kinds of a set, each a search of its own; empty for a single subject. */
function partsOf(need: Need, reading: Reading): Product[] {
  const said = productsOf(need.terms).map((one) => one.product);
  const families = new Map(said.map((product) => [product.family, product]));
  const [only] = said;
  const set =
    families.size === 1 && only !== undefined && SET_WORDS.test(reading.words) ? SETS[only.family] : undefined;
  if (set !== undefined) return set.flatMap((family) => byFamily(family) ?? []);
  return families.size > 1 ? [...families.values()].slice(0, 3) : [];
}

/** One to three search texts: the person's words and the other language; one a part for sets and gift ideas. */
export function queriesFor(need: Need, reading: Reading): string[] {
  const tongue: Tongue = /\p{Script=Han}/u.test(need.terms.join('') || reading.words) ? 'zh' : 'en';
  const parts = partsOf(need, reading);
  if (parts.length > 1) return parts.map((product) => product[tongue][0] ?? product.family);
  const said = productsOf(need.terms);
  if (need.gift && said.every(({ product }) => product.family === 'gift')) return giftQueries(need, tongue);
  const own = [...need.traits, ...need.terms].join(' ').slice(0, 120);
  const [product] = said;
  // Two kinds of one thing are held against each other: each is searched for.
  if (said.length > 1) return said.slice(0, 3).map((one) => [...need.traits, one.said].join(' ').slice(0, 120));
  // No words at all: a search by the filters alone.
  if (product === undefined) return [own];
  const other: Tongue = tongue === 'zh' ? 'en' : 'zh';
  const name = product.product[other][0] ?? '';
  // 不锈钢保温杯: what the name says beside the product counts in the other language too.
  const inside = traitsIn(own).filter((trait) => !product.said.includes(trait) && !need.traits.includes(trait));
  const traits = [...inside, ...need.traits]
    .flatMap((trait) => inTongue(trait, other) ?? [])
    .filter((trait, at, all) => all.findIndex((one) => one.toLowerCase() === trait.toLowerCase()) === at)
    .filter((trait) => !name.includes(trait));
  return [...new Set([own, [...traits, name].join(' ').slice(0, 120)])];
}

function giftQueries(need: Need, tongue: Tongue): string[] {
  const families = IDEAS.find(([who]) => who.test(need.recipient ?? ''))?.[1] ?? ANY_IDEAS;
  return families.flatMap((family) => byFamily(family)?.[tongue][0] ?? []);
}

const byFamily = (family: string): Product | undefined => products.find((product) => product.family === family);

/** A trait in this language, or null when its name there isn't known. */
function inTongue(word: string, tongue: Tongue): string | null {
  const quantity = quantityIn(word, tongue);
  if (quantity !== null) return quantity;
  const isHan = /\p{Script=Han}/u.test(word);
  return isHan === (tongue === 'zh') ? word : otherName(word);
}
