/** A piece of a JSON text with the line on which it begins, from 1. */
export type Piece = { text: string; line: number };

/**
 * Cuts the first array or object in `text` into its members without parsing them, so that one broken member doesn't take
 * the others with it: elements of an array, `"key": value` of an object. Null when its end isn't there.
 */
export function piecesOf(text: string, firstLine = 1): Piece[] | null {
  const pieces: Piece[] = [];
  let line = firstLine;
  let depth = 0;
  let inString = false;
  let start = -1;
  let startLine = line;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '\n') line += 1;
    if (inString) {
      if (char === '\\') at += 1;
      // A string can't hold a line break: it was never closed, and what follows is text again.
      else if (char === '"' || char === '\n') inString = false;
      continue;
    }
    if (depth === 1 && start === -1 && !/[\s,\]}]/.test(char ?? '')) {
      start = at;
      startLine = line;
    }
    if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    const closed = depth === 0 && (char === '}' || char === ']');
    if (start !== -1 && (closed || (depth === 1 && char === ','))) {
      pieces.push({ text: text.slice(start, at).trim(), line: startLine });
      start = -1;
    }
    if (closed) return pieces;
  }
  return null;
}
