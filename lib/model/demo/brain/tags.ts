/**
 * Blocks of a message: `<name>…</name>`, `<name attribute="x">…</name>`. Text inside is escaped (`&lt; &gt; &amp;`), so a
 * person's words never open or close a block.
 */

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The inside of the first block of this name, unescaped and without the line breaks next to its tags; or null. */
export function block(text: string, name: string): string | null {
  const found = openingOf(text, name);
  if (found === null) return null;
  const end = text.indexOf(`</${name}>`, found.end);
  const inside = end < 0 ? text.slice(found.end) : text.slice(found.end, end);
  return unescapeText(inside.replace(/^\r?\n/, '').replace(/\r?\n$/, ''));
}

/** The `name` attribute of the first block `tag`, or null when there is no such block. */
export function nameOfBlock(text: string, tag: string): string | null {
  const found = openingOf(text, tag);
  if (found === null) return null;
  return /name="([^"]*)"/.exec(text.slice(found.start, found.end))?.[1] ?? '';
}

export function hasBlock(text: string, name: string): boolean {
  return openingOf(text, name) !== null;
}

function openingOf(text: string, name: string): { start: number; end: number } | null {
  for (let from = 0; ; ) {
    const start = text.indexOf(`<${name}`, from);
    if (start < 0) return null;
    const after = text[start + name.length + 1];
    const close = text.indexOf('>', start);
    if (close < 0) return null;
    if (after === '>' || after === ' ') return { start, end: close + 1 };
    from = start + 1;
  }
}
