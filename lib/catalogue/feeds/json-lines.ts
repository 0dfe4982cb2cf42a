import { problem, type Read } from './feed-row';

/** The JSON objects of a text with one a line; a line that holds none is a problem of its own. */
export async function* readJsonLines(lines: AsyncIterable<string>): AsyncGenerator<Read<Record<string, unknown>>> {
  let line = 0;
  for await (const raw of lines) {
    line += 1;
    const text = line === 1 ? raw.replace(/^\uFEFF/, '').trim() : raw.trim();
    if (text === '') continue;
    const value = parsed(text);
    if (value === null) yield { line, ok: false, problem: problem('malformed', null, 'not a JSON object in one line') };
    else yield { line, ok: true, value };
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
