const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  deg: '°',
  times: '×',
  reg: '®',
  trade: '™',
  copy: '©',
  euro: '€',
  pound: '£',
  yen: '¥',
  middot: '·',
  bull: '•',
};

/** Character references by name (the usual ones) and by number; what isn't one stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}

/** Tags out, entities read, and what can't be seen (controls, zero width, marks of direction) gone; lines are kept. */
export function plainText(source: string): string {
  const text = source
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<(?:br|\/p|\/li|\/div|\/tr|\/h[1-6])\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ');
  return decodeEntities(text)
    .replace(/[^\P{C}\n\t]+/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s\n]*/g, '\n')
    .trim();
}

/** The same in one line. */
export const oneLine = (source: string): string => plainText(source).replace(/\s+/g, ' ');

/** At most so many characters, cut at a space where one is near, with an ellipsis. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > cut.length * 0.8 ? cut.slice(0, space) : cut}…`;
}
