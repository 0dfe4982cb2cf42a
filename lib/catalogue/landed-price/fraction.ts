/** An exact fraction, always in lowest terms with a positive denominator. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** `n / d`; throws on a zero denominator. */
export function fraction(n: bigint, d = 1n): Fraction {
  if (d === 1n) return { n, d };
  if (d === 0n) throw new RangeError('A fraction has no zero denominator.');
  const sign = d < 0n ? -1n : 1n;
  const by = gcd(n, d * sign) || 1n;
  return { n: (n * sign) / by, d: (d * sign) / by };
}

export const zero: Fraction = { n: 0n, d: 1n };

/** A number as it is written in decimals: 0.18 is 18/100, not the nearest binary fraction. Throws unless finite. */
export function decimal(value: number): Fraction {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!parts) throw new RangeError('Only a finite number has a decimal form.');
  const [, sign, whole = '0', part = '', power = '0'] = parts;
  const digits = BigInt(whole + part) * (sign === '-' ? -1n : 1n);
  const exponent = Number(power) - part.length;
  return exponent < 0 ? fraction(digits, 10n ** BigInt(-exponent)) : fraction(digits * 10n ** BigInt(exponent));
}

const whole = (a: Fraction, b: Fraction): boolean => a.d === 1n && b.d === 1n;
export const plus = (a: Fraction, b: Fraction): Fraction =>
  whole(a, b) ? { n: a.n + b.n, d: 1n } : fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  whole(a, b) ? { n: a.n - b.n, d: 1n } : fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero);
export const atMost = (a: Fraction, b: Fraction): boolean => a.n * b.d <= b.n * a.d;

/** The nearest whole number, halves away from zero. */
export function rounded(a: Fraction): number {
  const size = a.n < 0n ? -a.n : a.n;
  const whole = (2n * size + a.d) / (2n * a.d);
  return Number(a.n < 0n ? -whole : whole);
}

/** For showing only. */
export const approximate = (a: Fraction): number => Number(a.n) / Number(a.d);
