import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type FeedRow, problem, type Read } from './feed-row';
import { decodeEntities } from './plain-text';

/** Longer than any product; what is longer has lost its end. */
const MOST_CHARACTERS = 1_000_000;
const OPENS = /<!\[CDATA\[|<!--|<(item|entry)(?=[\s>/])|<\/(?:item|entry)\s*>/g;

/** Entities stay as they are: a document's own definitions never count, and the known ones are read afterwards. */
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
});

/** What is nested keeps its order and repeats, joined: `<g:shipping>` becomes `country:region:service:price`. */
type Piece = { line: number; text: string; whole: boolean };

/**
 * The `<item>`s of RSS or `<entry>`s of Atom, one by one as the text comes in: a document of any size needs the memory
 * of one product. An item that isn't closed before the next one begins is given as not whole.
 */
async function* pieces(text: AsyncIterable<string>): AsyncGenerator<Piece> {
  let held = '';
  let line = 1;
  /** Where the open item begins in `held`; -1 outside of one. */
  let start = -1;
  const drop = (count: number) => {
    for (let at = held.indexOf('\n'); at !== -1 && at < count; at = held.indexOf('\n', at + 1)) line += 1;
    held = held.slice(count);
  };
  let at = 0;
  for await (const more of text) {
    held += more;
    for (;;) {
      OPENS.lastIndex = at;
      const mark = OPENS.exec(held);
      if (!mark) {
        // The end may hold the first half of a mark.
        at = Math.max(at, held.length - 12);
        break;
      }
      const end = closing(mark[0]);
      if (end !== null) {
        const closed = held.indexOf(end, mark.index + mark[0].length);
        if (closed === -1 && held.length - mark.index < MOST_CHARACTERS) {
          at = mark.index;
          break;
        }
        at = closed === -1 ? mark.index + mark[0].length : closed + end.length;
        continue;
      }
      if (mark[1] !== undefined) {
        if (start !== -1) {
          yield { line: lineAt(held, start, line), text: '', whole: false };
        }
        drop(mark.index);
        start = 0;
        at = mark[0].length;
      } else {
        const stop = mark.index + mark[0].length;
        if (start !== -1) yield { line: lineAt(held, start, line), text: held.slice(start, stop), whole: true };
        drop(stop);
        start = -1;
        at = 0;
      }
    }
    if (start === -1 && at > 0) {
      drop(at);
      at = 0;
    } else if (start !== -1 && held.length > MOST_CHARACTERS * 2) {
      yield { line: lineAt(held, start, line), text: '', whole: false };
      drop(held.length - 12);
      start = -1;
      at = 0;
    }
  }
  if (start !== -1) yield { line: lineAt(held, start, line), text: '', whole: false };
}

const closing = (mark: string) => (mark === '<![CDATA[' ? ']]>' : mark === '<!--' ? '-->' : null);

function lineAt(held: string, index: number, line: number): number {
  let found = line;
  for (let at = held.indexOf('\n'); at !== -1 && at < index; at = held.indexOf('\n', at + 1)) found += 1;
  return found;
}

/** Rows of a Google Merchant document (RSS 2.0 or Atom). Field names are the elements' without their prefix. */
export async function* readXmlItems(text: AsyncIterable<string>): AsyncGenerator<Read<FeedRow>> {
  for await (const { line, text: item, whole } of pieces(text)) {
    const fields = whole ? fieldsOf(item) : null;
    if (fields) yield { line, ok: true, value: { line, fields } };
    else {
      const why = whole ? 'the item is not well-formed XML' : 'the item is never closed';
      yield { line, ok: false, problem: problem('malformed', null, why) };
    }
  }
}

function fieldsOf(item: string): Map<string, string> | null {
  if (XMLValidator.validate(item) !== true) return null;
  const document: unknown = parser.parse(item);
  const [root] = Object.values(document as Record<string, unknown>);
  if (typeof root !== 'object' || root === null) return new Map();
  const fields = new Map<string, string>();
  const elements = Object.entries(root).filter(([name]) => !name.startsWith('@') && name !== '#text');
  // Google's own elements come before RSS's of the same name.
  for (const [name, value] of elements.sort(([a], [b]) => Number(b.includes(':')) - Number(a.includes(':')))) {
    const field = name.replace(/^[^:]*:/, '').toLowerCase();
    const text = (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean).join('\n');
    if (text !== '' && !fields.has(field)) fields.set(field, text);
  }
  return fields;
}

/** Parts in the order in which Google's one-line form has them. */
const PARTS = ['country', 'region', 'service', 'price'];
const DETAIL = ['section_name', 'attribute_name', 'attribute_value'];

function textOf(value: unknown): string {
  if (typeof value === 'string') return decodeEntities(value).trim();
  if (typeof value !== 'object' || value === null) return '';
  const inner = new Map<string, string>();
  for (const [name, part] of Object.entries(value)) inner.set(name.replace(/^[^:@]*:/, ''), textOf(part));
  if (inner.has('attribute_value')) return DETAIL.map((name) => inner.get(name) ?? '').join(':');
  if (inner.has('price') || inner.has('country')) {
    const days = ['min_transit_time', 'max_transit_time'].map((name) => inner.get(name) ?? '');
    return [...PARTS.map((name) => inner.get(name) ?? ''), ...days].join(':').replace(/:+$/, '');
  }
  return inner.get('#text') ?? inner.get('@href') ?? '';
}
