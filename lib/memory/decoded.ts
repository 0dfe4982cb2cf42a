/** What a text says once the encodings that hide text in text are undone: entities, percent, escapes, base64, hex. */
const ENTITY = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi;
const NAMED: Record<string, string> = { commat: '@', period: '.', lt: '<', gt: '>', amp: '&', colon: ':', quot: '"' };
const PERCENT = /(?:%[0-9a-f]{2})+/gi;
const ESCAPE = /\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})/gi;
const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}={0,2}(?![A-Za-z0-9+/_-])/g;
const HEX = /(?<![0-9a-z])(?:[0-9a-f]{2}[ :]?){8,}(?![0-9a-z])/gi;

function codePoint(hex: string, radix: number): string {
  const code = Number.parseInt(hex, radix);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}

function readable(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Text: printable throughout, and more than a few letters of it.
    return /^[^\p{Cc}\p{Cn}\p{Co}]{6,}$/u.test(text) && /[\p{L}\p{N}]{3}/u.test(text) ? text : null;
  } catch {
    return null;
  }
}

function fromBase64(token: string): string {
  const bytes = Buffer.from(token.replace(/-/g, '+').replace(/_/g, '/'), 'base64');
  return readable(bytes) ?? token;
}

function fromPercent(run: string): string {
  return readable(Buffer.from(run.replaceAll('%', ''), 'hex')) ?? shortPercent(run);
}

function shortPercent(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** Undoes one or two layers; equal to the text when nothing was encoded. */
export function decode(text: string): string {
  let out = text;
  for (let layer = 0; layer < 2; layer++) {
    const next = out
      .replace(ENTITY, (all, hex?: string, decimal?: string) =>
        hex ? codePoint(hex, 16) : decimal ? codePoint(decimal, 10) : all,
      )
      .replace(/&([a-z]{2,6});/gi, (all, name: string) => NAMED[name.toLowerCase()] ?? all)
      .replace(ESCAPE, (all, long?: string, short?: string) => codePoint(long ?? short ?? '', 16) || all)
      .replace(PERCENT, fromPercent)
      .replace(HEX, (run) => readable(Buffer.from(run.replace(/[ :]/g, ''), 'hex')) ?? run)
      .replace(BASE64, fromBase64);
    if (next === out) break;
    out = next;
  }
  return out;
}
