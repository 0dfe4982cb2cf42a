import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinCheckDigit, isGtin } from './gtin';

describe('a GTIN', () => {
  it('is right with its check digit only', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), fc.integer({ min: 1, max: 9 }), (body, slip) => {
        const digit = gtinCheckDigit(body);
        expect(isGtin(`${body}${digit}`)).toBe(true);
        expect(isGtin(`${body}${(digit + slip) % 10}`)).toBe(false);
      }),
    );
  });

  it('notices any one digit that was misread', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, at, slip) => {
        const whole = `${body}${gtinCheckDigit(body)}`;
        const wrong = String((Number(whole[at]) + slip) % 10);
        expect(isGtin(whole.slice(0, at) + wrong + whole.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('may be written with spaces and hyphens, in 8, 12, 13 or 14 digits', () => {
    expect(isGtin('4006381333931')).toBe(true);
    expect(isGtin('4 006381-333931')).toBe(true);
    expect(isGtin('96385074')).toBe(true);
    expect(isGtin('40063813339')).toBe(false);
    expect(isGtin('400638133393X')).toBe(false);
  });
});
