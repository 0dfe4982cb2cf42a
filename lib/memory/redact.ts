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
