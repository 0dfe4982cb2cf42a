import { type ErrorCode, fail, ok, type Result } from '@/lib/errors';

/** Longest message in UTF-16 units. Longer ones are refused whole: nothing is cut. */
export const MESSAGE_MAX = 8_000;

// Tab, line feed and carriage return are text; the other control characters can't have been typed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** What a person sent, as it will be kept: unchanged. */
export function checkMessage(text: string): Result<string, ErrorCode> {
  if (text.trim() === '') return fail('empty_message');
  if (text.length > MESSAGE_MAX) return fail('message_too_long');
  if (CONTROLS.test(text)) return fail('invalid_input');
  return ok(text);
}

/** A session's first title: the opening words in one line, at most 40 code points. */
export function titleOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const points = [...line];
  return points.length <= 40 ? line : `${points.slice(0, 39).join('')}…`;
}
