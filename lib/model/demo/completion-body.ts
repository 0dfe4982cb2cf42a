import { z } from 'zod';
import type { DemoMessage, DemoRequest } from './protocol';

/** The body of a chat completion request, as far as the demo model understands it. */

const cacheControl = z.object({ type: z.literal('ephemeral') });
const textPart = z.object({ type: z.literal('text'), text: z.string(), cache_control: cacheControl.optional() });
const imagePart = z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) });
const contentSchema = z.union([z.string(), z.array(z.union([textPart, imagePart])).min(1)]);

const callSchema = z.object({
  id: z.string().min(1),
  type: z.literal('function'),
  function: z.object({ name: z.string().min(1), arguments: z.string() }),
});

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('system'), content: contentSchema }),
  z.object({ role: z.literal('developer'), content: contentSchema }),
  z.object({ role: z.literal('user'), content: contentSchema }),
  z.object({
    role: z.literal('assistant'),
    content: contentSchema.nullish(),
    reasoning_content: z.string().nullish(),
    tool_calls: z.array(callSchema).min(1).optional(),
  }),
  z.object({ role: z.literal('tool'), content: contentSchema, tool_call_id: z.string().min(1) }),
]);
export type BodyMessage = z.infer<typeof messageSchema>;

const toolSchema = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string().regex(/^[\w-]{1,64}$/),
    description: z.string().default(''),
    parameters: z.record(z.string(), z.unknown()).default({}),
  }),
});

export const completionBodySchema = z.object({
  model: z.string().min(1),
  messages: z.array(messageSchema).min(1),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean().default(false) }).nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  tools: z.array(toolSchema).min(1).optional(),
  tool_choice: z.enum(['auto', 'none', 'required']).default('auto'),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string().min(1), schema: z.record(z.string(), z.unknown()) }),
      }),
    ])
    .nullish(),
});
export type CompletionBody = z.infer<typeof completionBodySchema>;

/** What the brain is shown of a request. */
export function demoRequest(body: CompletionBody): DemoRequest {
  const format = body.response_format;
  return {
    model: body.model,
    messages: body.messages.map(demoMessage),
    tools: (body.tools ?? []).map((tool) => tool.function),
    responseFormat: format?.type === 'json_schema' ? format.json_schema : null,
    toolChoice: body.tool_choice,
    maxTokens: body.max_completion_tokens ?? body.max_tokens ?? null,
  };
}

function demoMessage(message: BodyMessage): DemoMessage {
  const text = plainText(message.content);
  switch (message.role) {
    case 'developer':
      return { role: 'system', text };
    case 'assistant': {
      const calls = (message.tool_calls ?? []).map((call) => ({ id: call.id, ...call.function }));
      return { role: 'assistant', text, toolCalls: calls };
    }
    case 'tool':
      return { role: 'tool', text, toolCallId: message.tool_call_id };
    default:
      return { role: message.role, text };
  }
}

function plainText(content: BodyMessage['content']): string {
  if (content === null || content === undefined) return '';
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
