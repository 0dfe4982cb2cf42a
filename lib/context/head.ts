import { createHash } from 'node:crypto';
import type { Profile } from '@/lib/model/profile';
import { canonicalJson } from './canonical-json';
import { systemWire } from './wire';

/** What stands before the log in every request of every person: L0, the built-in part of L1, the tools. */
export type Head = {
  /** Wire of the system message. */
  wire: string;
  /** JSON text of the tools array, null for a thread without tools. */
  tools: string | null;
  /** Hex sha256 of both: recorded with every call, so that a release that changes the head is a named break. */
  digest: string;
};

export type ToolSchema = { name: string; description: string; parameters: unknown };

/** Below this a provider caches nothing, and a marker would take up one of its four places. */
export const MARKER_MINIMUM_TOKENS = 1_024;

/**
 * Builds the head. Tools stand in the order of their names whatever order they were registered in; `tokens` counts the
 * system text, for the marker.
 */
export function buildHead(
  text: string,
  tools: readonly ToolSchema[],
  profile: Pick<Profile, 'marker'>,
  tokens: (text: string) => number,
): Head {
  const marked = profile.marker === 'system' && tokens(text) >= MARKER_MINIMUM_TOKENS;
  const wire = marked
    ? JSON.stringify({
        role: 'system',
        content: [{ type: 'text', text, cache_control: { type: 'ephemeral' } }],
      })
    : systemWire(text);
  const list = tools.length === 0 ? null : toolsText(tools);
  const digest = createHash('sha256')
    .update(wire)
    .update('\n')
    .update(list ?? '')
    .digest('hex');
  return { wire, tools: list, digest };
}

function toolsText(tools: readonly ToolSchema[]): string {
  const ordered = [...tools].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return canonicalJson(
    ordered.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    })),
  );
}
