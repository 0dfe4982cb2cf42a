const LENGTHS = new Set([8, 12, 13, 14]);

/** The GS1 check digit of the digits before it: from the right, every first counts three times. */
export function gtinCheckDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Number(body[body.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is a GTIN-8, -12, -13 or -14 with its right check digit; spaces and hyphens don't count. */
export function isGtin(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return false;
  return gtinCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}
