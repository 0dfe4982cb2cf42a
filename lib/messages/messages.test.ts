import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/settings';

type Tree = { [name: string]: string | Tree };

const folder = new URL('.', import.meta.url);
const namesOf = (locale: string) => readdirSync(new URL(`${locale}/`, folder)).sort();
const read = (locale: string, file: string): Tree =>
  JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8'));

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : flat(value, `${path}${name}.`),
  );
}

/** The arguments that a message takes: `{count, plural, …}` and `{name}` give count and name; `<link>` gives link. */
function argumentsOf(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map((match) => match[1] ?? match[2] ?? '');
  return [...new Set(names)].sort();
}

describe('messages', () => {
  it('are in the same files in every language', () => {
    for (const locale of locales) expect(namesOf(locale)).toEqual(namesOf('en'));
  });

  it.each(namesOf('en'))('%s says the same things with the same arguments in both languages', (file) => {
    const english = new Map(flat(read('en', file)));
    const chinese = new Map(flat(read('zh-CN', file)));
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, message] of english) {
      expect(message.trim(), name).not.toBe('');
      const plain = (text: string) => argumentsOf(text).filter((argument) => !/^(one|other|\d+)$/.test(argument));
      expect(plain(chinese.get(name) ?? ''), name).toEqual(plain(message));
    }
  });
});
