import { z } from 'zod';
import { usageSchema } from './usage';

const text = z.string().nullish();

/** One piece of a tool call. `index`, `id` and `name` may each be missing, late or repeated, depending on the vendor. */
const callDeltaSchema = z.object({
  index: z.number().int().nonnegative().nullish(),
  id: text,
  function: z
    .object({
      name: text,
      /** A string in pieces; a few servers send the whole object. */
      arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
    })
    .nullish(),
});
export type CallDelta = z.infer<typeof callDeltaSchema>;

/** Content is a string, or Mistral's parts, where `thinking` holds parts of its own. */
const partSchema = z.object({
  type: z.string(),
  text,
  thinking: z.union([z.string(), z.array(z.object({ text }))]).nullish(),
});
const contentSchema = z.union([z.string(), z.array(partSchema)]).nullish();
export type VendorContent = z.infer<typeof contentSchema>;

const deltaSchema = z.object({
  content: contentSchema,
  reasoning_content: text,
  reasoning: text.catch(null),
  tool_calls: z.array(callDeltaSchema).nullish(),
});

/** One chunk of a streamed chat completion as vendors send it. Unknown fields are ignored. */
export const vendorChunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: deltaSchema.nullish(),
        /** Servers that stream an answer in one chunk write it as a message. */
        message: deltaSchema.nullish(),
        finish_reason: text,
        /** Moonshot. */
        usage: usageSchema.nullish(),
      }),
    )
    .nullish(),
  usage: usageSchema.nullish(),
});
