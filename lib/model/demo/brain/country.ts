import type { Tongue } from './tongue';

/** The country's name in this language; the code itself when it isn't one. */
export function countryName(code: string, tongue: Tongue): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([tongue === 'zh' ? 'zh-CN' : 'en'], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
