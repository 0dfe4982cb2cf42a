import { canonicalJson } from '../canonical-json';
import type { Baseline } from './baseline';

/** The marker stands on the last but so many tool results, and moves on with them. */
const BEHIND = 3;

/**
 * A cache marker that follows the newest tool results. Setting it makes a message's content a list of parts, and taking
 * it away a string again: bytes that were sent change at every move.
 */
export const movingMarker: Baseline = (calls) =>
  calls.map((call) => {
    const results = call.messages.filter((message) => message.entries.some((entry) => entry.kind === 'tool'));
    const marked = results.at(-BEHIND) ?? results[0];
    if (marked === undefined) return call;
    return {
      ...call,
      messages: call.messages.map((message) =>
        message === marked ? { ...message, wire: mark(message.wire) } : message,
      ),
    };
  });

function mark(wire: string): string {
  const message = JSON.parse(wire) as { content: string };
  const content = [{ type: 'text', text: message.content, cache_control: { type: 'ephemeral' } }];
  return canonicalJson({ ...message, content });
}
