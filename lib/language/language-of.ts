import type { Understanding } from './understanding';

const kana = /[\u3041-\u3096\u30a1-\u30fa]/;
const han = /[\u3400-\u9fff]/;
const latinWord = /[a-z]{3,}/gi;
const unitWord = /^(?:mah|khz|mhz|ghz|usd|eur|gbp|rmb|cny|jpy|hkd|twd|krw|aud|cad|sgd|chf|kwd)$/i;

/** Kana decides for Japanese. Chinese with one foreign word (a brand, a unit) is still Chinese; with two it is mixed. */
export function languageOf(text: string): Understanding['lang'] {
  if (kana.test(text)) return 'ja';
  if (!han.test(text)) return 'en';
  const foreign = (text.match(latinWord) ?? []).filter((word) => !unitWord.test(word));
  return foreign.length >= 2 ? 'mixed' : 'zh';
}
