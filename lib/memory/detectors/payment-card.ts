import { luhn } from '../checksums';
import { type DigitRun, digitRuns, digitsOf, isLadder, windows } from '../digit-runs';

/** Issuer prefixes with the lengths that they come in. */
const ISSUERS: readonly [RegExp, readonly number[]][] = [
  [/^4/, [16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:30[0-5]|36|38|39)/, [14]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^(?:6011|65|64[4-9])/, [16, 19]],
  [/^(?:62|81)/, [16, 17, 18, 19]],
  [/^(?:220[0-4]|50|5[6-9]|6[0-9])/, [16, 17, 18, 19]],
];

function isCardShaped({ groups }: DigitRun): boolean {
  if (groups.length === 1 || groups.every((group) => group.length === 1)) return true;
  if (isLadder(groups) && groups.some((group) => group.length < 4)) return false;
  return groups.every((group) => group.length >= 3) || groups.every((group) => group.length === groups[0]?.length);
}

/** A card number: issuer, length and check digit are right. */
export function hasPaymentCard(text: string): boolean {
  for (const run of digitRuns(text)) {
    for (const window of windows(run, 14, 19)) {
      const digits = digitsOf(window);
      const known = ISSUERS.some(([prefix, lengths]) => lengths.includes(digits.length) && prefix.test(digits));
      if (known && isCardShaped(window) && luhn(digits)) return true;
    }
  }
  return false;
}
