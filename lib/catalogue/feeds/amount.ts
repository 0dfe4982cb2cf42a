import { type Currency, currencies, currencyExponents, type Money } from '../money';
import { type Problem, problem } from './feed-row';

const SIGNS: Record<string, Currency[]> = {
  '€': ['EUR'],
  '£': ['GBP'],
  $: ['USD', 'AUD', 'CAD', 'SGD', 'HKD', 'TWD'],
  US$: ['USD'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
  元: ['CNY'],
  円: ['JPY'],
  '₩': ['KRW'],
};

const NUMBER = /^[+]?(\d[\d.,'’\s]*)(?:[eE]([+-]?\d{1,2}))?$/;
/** Nothing that is sold costs more; beyond it the database's and JavaScript's integers part ways. */
const MOST_MINOR = 1_000_000_000_000n;

type Amount = { ok: true; money: Money } | { ok: false; problem: Problem };

/**
 * An amount as shops write it, exactly: "15.00 USD", "EUR 139,99", "1.299,00 €", "1,299.00", "1.58e3". `fallback` is the
 * shop's currency, for amounts without one. A figure that has two readings ("1.299 EUR") is refused, not guessed.
 */
export function readAmount(text: string, field: string, fallback: Currency | null): Amount {
  const refuse = (code: Problem['code']): Amount => ({ ok: false, problem: problem(code, field, text) });
  const unit = /^([^\d+-]*?)\s*([+]?\d.*?)\s*([^\d\s.,'’]*)$/u.exec(text.normalize('NFKC').trim());
  if (!unit) return refuse(/^\W*-/.test(text) ? 'price_not_positive' : 'price_unreadable');
  const [, before = '', figure = '', after = ''] = unit;
  const named = [before, after].map((part) => part.trim()).filter((part) => part !== '');
  const currency = named.length === 0 ? fallback : named.length === 1 ? currencyOf(named[0] ?? '', fallback) : null;
  if (currency === null) {
    const isCode = named.length === 1 && /^[A-Za-z]{3}$/.test(named[0] ?? '');
    return refuse(named.length === 0 ? 'currency_missing' : isCode ? 'currency_unknown' : 'price_unreadable');
  }
  const minor = minorUnits(figure, currencyExponents[currency]);
  if (minor === null) return refuse('price_unreadable');
  if (minor === 'ambiguous') return refuse('price_ambiguous');
  if (minor > MOST_MINOR) return refuse('price_unreadable');
  if (minor <= 0n) return refuse('price_not_positive');
  return { ok: true, money: { amount: Number(minor), currency } };
}

function currencyOf(named: string, fallback: Currency | null): Currency | null {
  const code = named.toUpperCase();
  const known = currencies.find((one) => one === code);
  if (known) return known;
  const meant = SIGNS[code] ?? SIGNS[named];
  if (!meant) return null;
  return meant.length === 1 ? (meant[0] ?? null) : (meant.find((one) => one === fallback) ?? null);
}

/** Digits to integer minor units without a float in between; null when they aren't a figure or hold parts of a unit. */
function minorUnits(figure: string, exponent: number): bigint | 'ambiguous' | null {
  const parts = NUMBER.exec(figure);
  if (!parts) return null;
  const [, written = '', power = '0'] = parts;
  const grouped = written.replace(/[\s'’]/g, '');
  const split = decimalSplit(grouped, exponent);
  if (split === null || split === 'ambiguous') return split;
  const digits = split.whole + split.fraction;
  const shift = exponent - split.fraction.length + Number(power);
  if (shift >= 0) return BigInt(digits + '0'.repeat(shift));
  const cut = digits.length + shift;
  if (/[^0]/.test(digits.slice(Math.max(cut, 0)))) return null;
  return BigInt(digits.slice(0, Math.max(cut, 0)) || '0');
}

function decimalSplit(text: string, exponent: number): { whole: string; fraction: string } | 'ambiguous' | null {
  const marks = text.replace(/\d/g, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return { whole: text, fraction: '' };
  const mark = text[last] ?? '';
  const whole = text.slice(0, last);
  const fraction = text.slice(last + 1);
  const inThrees = (groups: string, by: string) => {
    const [first = '', ...others] = groups.split(by);
    return /^\d{1,3}$/.test(first) && others.every((part) => /^\d{3}$/.test(part));
  };
  if (marks.length === 1) {
    if (fraction.length !== 3) return { whole, fraction };
    // Three digits behind one mark: thousands after a comma, and where the currency has no parts or fewer than three.
    if (exponent === 3) return mark === '.' ? { whole, fraction } : 'ambiguous';
    if (whole.length > 3 || whole === '0') return mark === '.' || whole === '0' ? { whole, fraction } : null;
    return mark === ',' || exponent === 0 ? { whole: whole + fraction, fraction: '' } : 'ambiguous';
  }
  const other = mark === '.' ? ',' : '.';
  // One kind of mark more than once can only group.
  if (!marks.includes(other)) return inThrees(text, mark) ? { whole: text.replaceAll(mark, ''), fraction: '' } : null;
  if (whole.includes(mark) || !inThrees(whole, other)) return null;
  return { whole: whole.replaceAll(other, ''), fraction };
}
