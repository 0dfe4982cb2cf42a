/**
 * Numbers written as words, read digit by digit: 幺三八零零一三八零零零, "two one two five five five …". Only runs that are
 * long enough to be an identifier are touched; counting rhymes and titles stay words.
 */
const HAN: Record<string, string> = {};
for (const [digit, chars] of [
  '零〇○洞',
  '一壹幺',
  '二贰貳两兩',
  '三叁參',
  '四肆',
  '五伍',
  '六陆陸',
  '七柒拐',
  '八捌',
  '九玖勾',
].entries()) {
  for (const char of chars) HAN[char] = String(digit);
}
const PLAIN_HAN = '零〇○一二三四五六七八九幺壹贰貳叁參肆伍陆陸柒捌玖两兩';
const runOf = (chars: string, least: number) =>
  new RegExp(`[0-9${chars}](?:[ \\-.,、·*]{0,2}[0-9${chars}]){${least - 1},}`, 'g');
const HAN_RUN = runOf(PLAIN_HAN, 4);
// The radio words 洞, 拐 and 勾 are ordinary characters too: only a run as long as a phone number counts.
const RADIO_RUN = runOf(`${PLAIN_HAN}洞拐勾`, 7);
const ANY_HAN = new RegExp(`[${PLAIN_HAN}洞拐勾]`);

function counts(digits: string): boolean {
  return digits.length > 2 && '0123456789'.includes(digits);
}

function hanToDigits(run: string): string {
  const converted = run.replace(/[^\s]/gu, (char) => HAN[char] ?? char);
  return counts(converted) ? run : converted;
}

const ENGLISH: Record<string, string> = {};
for (const [
  n,
  word,
] of 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
  .split(' ')
  .entries()) {
  ENGLISH[word] = String(n);
}
ENGLISH.oh = '0';
ENGLISH.nought = '0';
const TENS: Record<string, number> = {};
for (const [n, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
  TENS[word] = (n + 2) * 10;
}
const WORD = `(?:double|triple|${[...Object.keys(ENGLISH), ...Object.keys(TENS)].join('|')}|[0-9]{1,4})`;
const ENGLISH_RUN = new RegExp(`\\b${WORD}(?:[ ,.\\-]{1,2}${WORD}){4,}\\b`, 'gi');

function englishToDigits(run: string): string {
  const tokens = run.toLowerCase().split(/[ ,.-]+/);
  if (tokens.filter((token) => /[a-z]/.test(token)).length < 3) return run;
  const digitTokens = new Set(tokens.filter((token) => /^\d{3,4}$/.test(token)));
  const parts: string[] = [];
  let repeat = 1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (token === 'double' || token === 'triple') {
      repeat = token === 'double' ? 2 : 3;
      continue;
    }
    const tens = TENS[token];
    const unit = ENGLISH[tokens[i + 1] ?? ''];
    let part = ENGLISH[token] ?? token;
    if (tens !== undefined) {
      const withUnit = unit !== undefined && unit.length === 1 && unit !== '0';
      part = String(tens + (withUnit ? Number(unit) : 0));
      if (withUnit) i++;
    }
    parts.push(part.repeat(repeat));
    repeat = 1;
  }
  const singles = parts.every((part) => part.length === 1);
  if (singles && counts(parts.join(''))) return run;
  // Single digits join; larger numbers keep their borders, so a list of sizes stays a list.
  const joins = (part: string | undefined) => part !== undefined && (/^(\d)\1*$/.test(part) || digitTokens.has(part));
  return parts.map((part, i) => (i === 0 || (joins(part) && joins(parts[i - 1])) ? part : ` ${part}`)).join('');
}

/** The same text with number words in digits. */
export function spellDigits(text: string): string {
  let out = text;
  if (ANY_HAN.test(out)) {
    out = out.replace(HAN_RUN, hanToDigits).replace(RADIO_RUN, hanToDigits);
  }
  return ENGLISH_RUN.test(out) ? out.replace(ENGLISH_RUN, englishToDigits) : out;
}
