const DIGIT: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const UNIT: Record<string, number> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000, 萬: 10_000 };

/** Runs of Han numerals. */
export const HAN_NUMERALS = /[零〇一二两兩三四五六七八九十百千万萬]+/g;

/** 四十二 → 42, 一百八 → 180, 二〇二六 → 2026: what sizes, ages, amounts and years are written with. */
export function hanNumber(text: string): string {
  if (![...text].some((char) => char in UNIT)) return [...text].map((char) => DIGIT[char] ?? '').join('');
  let total = 0;
  let digit = 0;
  let unit = 1;
  for (const char of text) {
    const worth = UNIT[char];
    if (worth === undefined) {
      digit = DIGIT[char] ?? 0;
      if (digit === 0) unit = 1;
      continue;
    }
    total = worth === 10_000 ? (total + digit) * worth : total + (digit || 1) * worth;
    unit = worth;
    digit = 0;
  }
  // 一百八 is 180: a digit right after a unit counts in the next lower one.
  return String(total + (unit > 10 ? (digit * unit) / 10 : digit));
}
