import { countrySpecs } from 'ibantools';

/** Check digits of the identifiers that have them. All take compact text: no separators. */

export function luhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** GTIN-8, -12, -13 and -14 (EAN, UPC, ISBN-13). */
export function gtin(digits: string): boolean {
  if (![8, 12, 13, 14].includes(digits.length)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length - 1; i++) {
    sum += Number(digits[digits.length - 2 - i]) * (i % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/** Ten characters, the last of which may be X. */
export function isbn10(text: string): boolean {
  if (!/^\d{9}[\dX]$/i.test(text)) return false;
  let sum = 0;
  for (let i = 0; i < 10; i++) sum += (10 - i) * (text[i]?.toUpperCase() === 'X' ? 10 : Number(text[i]));
  return sum % 11 === 0;
}

const MAINLAND_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Resident id of mainland China: 17 digits and a check character; region and birthday must be possible. */
export function mainlandId(text: string): boolean {
  const parts = /^([1-9]\d)\d{4}(1[89]|20)\d{2}(\d{2})(\d{2})\d{3}[\dX]$/i.exec(text);
  if (!parts) return false;
  const month = Number(parts[3]);
  const day = Number(parts[4]);
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  const sum = MAINLAND_WEIGHTS.reduce((total, weight, i) => total + weight * Number(text[i]), 0);
  return '10X98765432'[sum % 11] === text[17]?.toUpperCase();
}

const TAIWAN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

/** National and resident ids of Taiwan: a letter and nine digits. */
export function taiwanId(text: string): boolean {
  if (!/^[A-Z][1289]\d{8}$/i.test(text)) return false;
  const code = TAIWAN_LETTERS.indexOf((text[0] ?? '').toUpperCase()) + 10;
  let sum = Math.floor(code / 10) + (code % 10) * 9;
  for (let i = 1; i <= 8; i++) sum += Number(text[i]) * (9 - i);
  return (sum + Number(text[9])) % 10 === 0;
}

/** Hong Kong identity card: one or two letters, six digits, a check character. */
export function hongKongId(text: string): boolean {
  if (!/^[A-Z]{1,2}\d{6}[\dA]$/i.test(text)) return false;
  const padded = text.toUpperCase().padStart(9, ' ');
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const char = padded[i] ?? ' ';
    const value = char === ' ' ? 36 : /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 55;
    sum += value * (9 - i);
  }
  const check = (11 - (sum % 11)) % 11;
  return padded[8] === (check === 10 ? 'A' : String(check));
}

/** NRIC and FIN of Singapore. */
export function singaporeId(text: string): boolean {
  const parts = /^([STFGM])(\d{7})([A-Z])$/i.exec(text);
  if (!parts) return false;
  const series = (parts[1] ?? '').toUpperCase();
  let sum = series === 'T' || series === 'G' ? 4 : series === 'M' ? 3 : 0;
  for (const [i, weight] of [2, 7, 6, 5, 4, 3, 2].entries()) sum += weight * Number(parts[2]?.[i]);
  const table = series === 'S' || series === 'T' ? 'JZIHGFEDCBA' : series === 'M' ? 'KLJNPQRTUWX' : 'XWUTRQPNMLK';
  return table[sum % 11] === parts[3]?.toUpperCase();
}

/** Brazil's CPF: eleven digits, the last two are checks. */
export function cpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const check = (length: number) => {
    let sum = 0;
    for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  };
  return check(9) && check(10);
}

/** Country, length and mod-97 of an international account number. */
export function iban(text: string): boolean {
  const upper = text.toUpperCase();
  const country = upper.slice(0, 2);
  const spec = Object.hasOwn(countrySpecs, country) ? countrySpecs[country as keyof typeof countrySpecs] : undefined;
  if (!spec?.chars || spec.chars !== upper.length || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(upper)) return false;
  let rest = 0;
  for (const char of upper.slice(4) + upper.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
