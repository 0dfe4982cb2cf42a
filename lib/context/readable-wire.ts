import { z } from 'zod';

const partSchema = z.object({ type: z.string(), text: z.string().optional() });
const readableSchema = z.object({
  role: z.string(),
  content: z.union([z.string(), z.array(partSchema)]).nullish(),
  reasoning_content: z.string().nullish(),
  tool_calls: z.array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) })).default([]),
});

/** A wire as a person reads it: the text, then the calls. Empty for an entry that isn't sent. */
export function readableWire(wire: string): string {
  if (wire === '') return '';
  const { content, reasoning_content, tool_calls } = readableSchema.parse(JSON.parse(wire));
  const text =
    typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? `[${part.type}]`).join('');
  const calls = tool_calls.map(({ function: call }) => `${call.name} ${call.arguments}`);
  return [reasoning_content ?? '', text, ...calls].filter((part) => part !== '').join('\n\n');
}
