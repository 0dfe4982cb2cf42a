import type { Sentence, Span } from './sentence';
import { stopEn, stopZh } from './stop-words';

/** The product words: what no span has taken, without stop words, in order and in the sentence's own spelling. */
export function readTerms({ text, folded }: Sentence, taken: Span[]): string[] {
  const terms: string[] = [];
  let from = 0;
  for (const { start, end } of [...taken, { start: text.length, end: text.length }].sort((a, b) => a.start - b.start)) {
    if (start > from) collect(text.slice(from, start), folded.slice(from, start), terms);
    from = Math.max(from, end);
  }
  return terms;
}

function collect(text: string, folded: string, terms: string[]) {
  const words =
    /t恤|\d+件套|\d{1,2}号[\u4e00-\u9fff]+|[a-z0-9][\w'+./-]*(?: [a-z0-9][\w'+./-]*)*|[\u3400-\u9fff\u3041-\u30fcー]+(?:\d{1,4}(?![\d.a-z]))?/g;
  for (const hit of folded.matchAll(words)) {
    const own = text.slice(hit.index, hit.index + hit[0].length);
    if (hit[0] === 't恤' || /^\d+[号件]/.test(hit[0])) push(own, terms);
    else if (/^[a-z0-9]/.test(hit[0])) english(own, terms);
    else chinese(own, hit[0], terms);
  }
}

function english(run: string, terms: string[]) {
  let phrase: string[] = [];
  const close = () => {
    if (phrase.length && !phrase.every((word) => /^[\d.,-]+$/.test(word))) push(phrase.join(' '), terms);
    phrase = [];
  };
  for (const word of run.split(' ')) {
    const bare = word.replace(/[.'/-]+$/, '');
    const model = bare.toLowerCase() === 'max' && /^(?:pro|air)$/i.test(phrase.at(-1) ?? '');
    if (!model && (stopEn.has(bare.toLowerCase()) || /^[xs]?$/i.test(bare))) close();
    else phrase.push(bare);
  }
  close();
}

function chinese(run: string, folded: string, terms: string[]) {
  let from = 0;
  const cut = (start: number, end: number) => {
    for (const part of run.slice(start, end).split(/[的のをはがにで、]/)) {
      const word = part.replace(/^[、]+/, '');
      if (
        word.length > 1 ||
        /^[鞋包灯笔茶酒书伞锅碗杯刀床桌椅车帽表裙镜米油盐糖奶纸线枪琴鼓棋球箱柜画花鱼肉蛋面粉布毯枕被垫钟梳袜裤衣笛哨轮胶漆板架篮壶瓶罐桶盆碟盘筷勺叉铲]$/.test(
          word,
        )
      )
        push(word, terms);
    }
  };
  for (const hit of folded.matchAll(stopZh)) {
    cut(from, hit.index);
    from = hit.index + hit[0].length;
  }
  cut(from, run.length);
}

function push(term: string, terms: string[]) {
  if (!terms.includes(term)) terms.push(term);
}
