import { z } from 'zod';
import type { Profile } from '@/lib/model/profile';

/**
 * Wires: the exact JSON text of one message. Each is serialised once, here, and from then on only stored and replayed.
 * JSON.stringify writes lone surrogates as escapes, so every text survives a UTF-8 column.
 */

export type ToolCall = { id: string; name: string; arguments: string };

export function systemWire(text: string): string {
  return JSON.stringify({ role: 'system', content: text });
}

export function userWire(text: string): string {
  return JSON.stringify({ role: 'user', content: text });
}

/** System text that stands after the head: a system message where the profile takes one late, else a user message. */
export function lateWire(profile: Pick<Profile, 'lateSystem'>, text: string): string {
  return profile.lateSystem === 'inplace' ? systemWire(text) : userWire(text);
}

export function toolWire(callId: string, content: string): string {
  return JSON.stringify({ role: 'tool', tool_call_id: callId, content });
}

/** `reasoning` is given only where the profile replays it; `arguments` are kept as the model wrote them. */
export function assistantWire(message: {
  text: string;
  toolCalls: readonly ToolCall[];
  reasoning: string | null;
}): string {
  const { text, toolCalls, reasoning } = message;
  return JSON.stringify({
    role: 'assistant',
    content: text === '' && toolCalls.length > 0 ? null : text,
    ...(reasoning === null ? {} : { reasoning_content: reasoning }),
    ...(toolCalls.length === 0
      ? {}
      : {
          tool_calls: toolCalls.map((call) => ({
            id: call.id,
            type: 'function',
            function: { name: call.name, arguments: call.arguments },
          })),
        }),
  });
}

const messageSchema = z.object({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.unknown(),
  tool_call_id: z.string().optional(),
  tool_calls: z
    .array(z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }))
    .optional(),
});
export type Message = z.infer<typeof messageSchema>;

/** Reads a wire; for checks and repairs, never for sending. */
export function readWire(wire: string): Message {
  return messageSchema.parse(JSON.parse(wire));
}
