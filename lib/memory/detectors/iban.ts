import { iban } from '../checksums';

const SHAPE = /(?<![A-Za-z0-9])(?=([A-Za-z]{2}\d{2}(?:[ \-./_]{0,2}[A-Za-z0-9]){11,30}))/g;

/** An international account number in any grouping; country, length and check digits are right. */
export function hasIban(text: string): boolean {
  for (const match of text.matchAll(SHAPE)) {
    const compact = (match[1] ?? '').replace(/[ \-./_]/g, '');
    // What follows the number may have been taken along: try the lengths that countries use.
    for (let length = compact.length; length >= 15; length--) {
      if (iban(compact.slice(0, length))) return true;
    }
  }
  return /\bIBAN\b[^A-Za-z0-9]{0,6}[A-Z]{2}\d{2}[A-Z0-9 -]{11,}/i.test(text);
}
