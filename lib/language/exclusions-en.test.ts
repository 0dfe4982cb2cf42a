import { describe, expect, test } from 'vitest';
import { understand } from './understand';

const excluded: Record<string, [string, string[]][]> = {
  'one thing': [
    ['necklace, no nickel', ['nickel']],
    ['no plastic please', ['plastic']],
    ['a wallet without leather', ['leather']],
    ['a mug w/o handle', ['handle']],
    ['headphones except Sony', ['Sony']],
    ['any brand except for Bose', ['Bose']],
    ['anything but black', ['black']],
    ['excluding Apple', ['Apple']],
    ['exclude Samsung', ['Samsung']],
    ['avoid polyester', ['polyester']],
    ['please avoid wool', ['wool']],
    ['sugar-free cookies', ['sugar']],
    ['sugar free cookies', ['sugar']],
    ['BPA-free bottle', ['BPA']],
    ['shampoo free of sulfates', ['sulfates']],
    ['non-leather shoes', ['leather']],
    ["I don't want plastic", ['plastic']],
    ["I don't like purple", ['purple']],
    ['I hate polyester', ['polyester']],
    ["I can't stand wool", ['wool']],
    ["I'm allergic to latex", ['latex']],
    ['remember that I am allergic to nickel', ['nickel']],
    ['my son has a peanut allergy', ['peanut']],
    ['not black', ['black']],
    ['a jacket, not leather', ['leather']],
    ['not made in Vietnam', ['Vietnam']],
    ['not made of plastic', ['plastic']],
    ['nothing with nuts', ['nuts']],
    ['nothing from Nike', ['Nike']],
    ['other than Adidas', ['Adidas']],
    ['does not contain gluten', ['gluten']],
    ['skip Dell', ['Dell']],
    ['no Sony brand', ['Sony']],
    ['no red ones', ['red']],
    ['phone case without a ring, under $20', ['ring']],
    ['phone case without ring for my iPhone', ['ring']],
    ['no wool, under $50', ['wool']],
    ['no wool under $50', ['wool']],
    ['without zipper in black', ['zipper']],
    ['leather-free, ship to France', ['leather']],
    ['wood instead of plastic', ['plastic']],
    ["don't show me Lenovo", ['Lenovo']],
  ],
  lists: [
    ['not black or white', ['black', 'white']],
    ['no black, white or red', ['black', 'white', 'red']],
    ['no nickel, lead, or cadmium', ['nickel', 'lead', 'cadmium']],
    ['without nuts and gluten', ['nuts', 'gluten']],
    ['no leather nor fur', ['leather', 'fur']],
    ['neither: no Sony, no Bose', ['Sony', 'Bose']],
    ['anything except Nike and Puma', ['Nike', 'Puma']],
    ["I'm allergic to wool and latex", ['wool', 'latex']],
    ['no plastic/metal', ['plastic', 'metal']],
    ['no artificial sweeteners or food coloring', ['artificial sweeteners', 'food coloring']],
  ],
};

describe.each(Object.entries(excluded))('%s', (_, rows) => {
  test.each(rows)('%s → %s', (text, things) => {
    expect(understand(text).exclude).toEqual(things);
  });
});

const nothing = [
  'no more than $50',
  'no problem',
  'no rush',
  'no preference',
  'no budget limit',
  'no idea what to buy',
  'not bad',
  'not too expensive',
  'not sure yet',
  'not only black',
  'no, I want a blue one',
  'no thanks',
  'No.7 serum',
  'hands-free headset',
  'wireless earbuds',
  'free shipping please',
  'feel free to suggest',
  'non-stick pan',
  'seamless leggings',
  'notebook',
  'noise cancelling headphones',
  'Nokia phone',
  'nothing over $80',
  'not more than 20 euros',
  "I don't mind leather",
  "I'm not allergic to nickel",
  "don't exclude Sony",
  'why not leather?',
  'is it leather or not',
  'stainless steel bottle',
  'Northface jacket',
  'worry-free returns',
  'buy one get one free',
  'duty-free perfume',
  'a knot pillow',
  "it's not for me",
  'not in a hurry',
  'no later than Friday',
  'nothing else',
];
describe('sentences that exclude nothing', () => {
  test.each(nothing)('%s', (text) => {
    expect(understand(text).exclude).toEqual([]);
  });
});

const allowed: [string, string[]][] = [
  ['leather is fine now', ['leather']],
  ['plastic is ok too', ['plastic']],
  ['actually, wool is okay', ['wool']],
  ["I don't mind leather", ['leather']],
  ['Sony works too', ['Sony']],
  ['black would be fine', ['black']],
  ["I'm fine with plastic", ['plastic']],
  ["don't exclude Sony", ['Sony']],
  ["I'm no longer allergic to nickel", ['nickel']],
  ['no problem with polyester', ['polyester']],
  ['anything is fine', []],
  ['that is fine', []],
  ['any color is ok', []],
  ['under $50 is fine', []],
];
test.each(allowed)('%s takes back %s', (text, things) => {
  const said = understand(text);
  expect(said.allow).toEqual(things);
  expect(said.exclude).toEqual([]);
});
