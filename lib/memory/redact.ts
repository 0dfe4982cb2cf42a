/** What stands in a wire where a value was. Safe inside JSON at any depth of quoting. */
export const REDACTED = '[removed]';

/** Shorter values (42, M, 镍) are taken out only where they stand as a value of their own. */
const ANYWHERE_FROM = 4;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** One character in all the ways in which a wire may hold it: plain, escaped for JSON (also twice), as an entity. */
function written(char: string): string {
  const units = Array.from({ length: char.length }, (_, i) => char.charCodeAt(i).toString(16).padStart(4, '0'));
  const escaped = units.map(
    (unit) => `\\\\+u${[...unit].map((c) => (/[a-f]/.test(c) ? `[${c}${c.toUpperCase()}]` : c)).join('')}`,
  );
  const forms = [escaped.join('')];
  if (char === ' ') forms.push('\\s+', '(?:\\\\+[nrt])+');
  else if (char === '"' || char === '/') forms.push(`\\\\*${escapePattern(char)}`);
  else if (char === '\\') forms.push('\\\\+');
  else if (char === '&') forms.push('&(?:amp;)?');
  else if (char === '<') forms.push('<', '&lt;');
  else if (char === '>') forms.push('>', '&gt;');
  else forms.push(escapePattern(char));
  return `(?:${forms.join('|')})`;
}

function patternOf(value: string): RegExp {
  const chars = [...value];
  const body = chars.map(written).join('');
  const from = /^[\p{Script=Latin}\p{N}]/u.test(value) ? '(?<![\\p{Script=Latin}\\p{N}])' : '';
  const to = /[\p{Script=Latin}\p{N}]$/u.test(value) ? '(?![\\p{Script=Latin}\\p{N}])' : '';
  if (chars.length < ANYWHERE_FROM) {
    return new RegExp(`(?<=: ?|: ?\\\\*"|^")${body}(?=\\\\*"|\\\\+n|\\n|$)`, 'gu');
  }
  // After an odd number of backslashes the first character belongs to an escape; an even number is taken along, since it
  // may be the start of an escape one level further in.
  return new RegExp(`(?<!\\\\)(?:\\\\\\\\)*(?:${from === '' ? '' : `(?:${from}|(?<=\\\\[nrt]))`}${body})${to}`, 'gu');
}

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/gs;
/** Strings under these names are the message's own frame, whatever words they share with a value. */
const FRAME: ReadonlySet<string> = new Set(['role', 'type', 'id', 'name', 'tool_call_id', 'model']);

function redactString(token: string, patterns: readonly RegExp[], placeholder: string): string {
  return patterns.reduce(
    (text, pattern) =>
      text.replace(pattern, (hit, ...rest) => {
        const offset = rest.find((part) => typeof part === 'number') as number;
        // A name within the JSON of a call's arguments is frame too.
        const named = /\\"$/.test(text.slice(0, offset)) && /^\\+"\s*:/.test(text.slice(offset + hit.length));
        return named ? hit : placeholder;
      }),
    token,
  );
}

/**
 * A wire (JSON text) without these values of facts: in blocks of memory, in arguments of calls (JSON within JSON), in
 * results and summaries. Equal to the wire when none occurs; valid JSON stays valid JSON with the same names and roles.
 */
export function redact(wire: string, values: readonly string[], placeholder = REDACTED): string {
  // Longest first: a value that contains another is gone before the other could leave a piece of it.
  const ordered = [...new Set(values)].filter((value) => value !== '').sort((a, b) => b.length - a.length);
  // At the edge of such a value a backslash can belong to it or to the JSON around it: only reading the JSON tells.
  if (ordered.some((value) => /[\\"]/.test(value))) return redactRead(wire, ordered, placeholder);
  const patterns = ordered.map(patternOf);
  let name = '';
  return wire.replace(STRING, (token, offset: number) => {
    if (/^\s*:/.test(wire.slice(offset + token.length, offset + token.length + 8))) {
      name = token.slice(1, -1);
      return token;
    }
    return FRAME.has(name) ? token : redactString(token, patterns, placeholder);
  });
}

/** The same by reading the JSON and writing it again. */
function redactRead(wire: string, values: readonly string[], placeholder: string): string {
  const before = readJson(wire);
  const after = redactNode(before, '', values, placeholder);
  return JSON.stringify(after) === JSON.stringify(before) ? wire : JSON.stringify(after);
}

function redactNode(node: unknown, name: string, values: readonly string[], placeholder: string): unknown {
  if (typeof node === 'string') return FRAME.has(name) ? node : redactText(node, values, placeholder);
  if (Array.isArray(node)) return node.map((one) => redactNode(one, name, values, placeholder));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, redactNode(one, key, values, placeholder)]));
}

function redactText(text: string, values: readonly string[], placeholder: string): string {
  const inner = /^\s*[{[]/.test(text) ? readJson(text) : undefined;
  if (inner !== undefined) {
    const after = redactNode(inner, '', values, placeholder);
    return JSON.stringify(after) === JSON.stringify(inner) ? text : JSON.stringify(after);
  }
  return values.reduce((left, value) => {
    const forms = [value, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')];
    if ([...value].length >= ANYWHERE_FROM)
      return forms.reduce((rest, form) => rest.replaceAll(form, placeholder), left);
    const stands = new RegExp(`(?<=: ?|^)(?:${forms.map(escapePattern).join('|')})$`, 'gmu');
    return left.replace(stands, placeholder);
  }, text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
