import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict';
import { lexicon } from '../lexicon/lexicon';

let jieba: Jieba | undefined;

/** Names of the lexicon as words of the dictionary, so that the segmenter doesn't cut through them. */
function ownWords(): string {
  const names = [...lexicon.values()].flatMap(({ zh }) => zh).filter((name) => /^\p{Script=Han}{2,}$/u.test(name));
  return [...new Set(names)].map((name) => `${name} 100000 n`).join('\n');
}

/** A Chinese text as words. The dictionary is loaded at the first text of more than two characters. */
export function cutHan(text: string): string[] {
  if ([...text].length <= 2) return [text];
  if (!jieba) {
    jieba = Jieba.withDict(dict);
    jieba.loadDict(Buffer.from(ownWords()));
  }
  return jieba.cut(text, true);
}
