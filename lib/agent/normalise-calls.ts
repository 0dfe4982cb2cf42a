import type { ToolCall } from '@/lib/context/wire';

const NAME = /^[a-zA-Z0-9_-]{1,64}$/;

/**
 * Makes a model's calls into calls that every endpoint takes back: ids unique in the session, names of the allowed
 * characters, arguments that are JSON. Sound calls keep their exact bytes. Arguments that aren't JSON are kept inside
 * an object, since some endpoints parse the history; none of it was sent before, so no prefix changes.
 */
export function normaliseCalls(calls: readonly ToolCall[], usedIds: ReadonlySet<string>, prefix: string): ToolCall[] {
  const used = new Set(usedIds);
  return calls.map((call, index) => {
    const id = call.id === '' || used.has(call.id) ? `call_${prefix}_${index}` : call.id;
    used.add(id);
    return {
      id,
      name: NAME.test(call.name) ? call.name : 'unknown_tool',
      arguments: call.arguments.trim() === '' ? '{}' : soundArguments(call.arguments),
    };
  });
}

/** Key under which arguments are kept that weren't a JSON object. */
export const MALFORMED_KEY = 'malformed_arguments';

function soundArguments(raw: string): string {
  try {
    const value: unknown = JSON.parse(raw);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return raw;
  } catch {
    // Falls through: kept as a string.
  }
  return JSON.stringify({ [MALFORMED_KEY]: raw });
}
