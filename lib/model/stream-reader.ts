import type { Ids } from '@/lib/ids';
import { CallPieces } from './call-pieces';
import type { ModelChunk, ModelUsage } from './port';
import { normaliseUsage } from './usage';
import { type VendorContent, vendorChunkSchema } from './vendor-chunk';

/**
 * Reads one streamed answer: raw chunks in, the port's chunks out. It knows nothing of time or network; a chunk that
 * can't be read ends the answer as a cut stream.
 */
export class StreamReader {
  readonly #calls: CallPieces;
  #finish: string | null = null;
  #usage: ModelUsage | null = null;

  constructor(ids: Ids) {
    this.#calls = new CallPieces(ids);
  }

  /** Whether the model said that it is done; only the usage may still come. */
  get finished(): boolean {
    return this.#finish !== null;
  }

  /** What one raw chunk tells, or null when it isn't a chunk. */
  read(raw: unknown): ModelChunk[] | null {
    const parsed = vendorChunkSchema.safeParse(raw);
    if (!parsed.success) return null;
    const choice = parsed.data.choices?.[0];
    const usage = parsed.data.usage ?? choice?.usage;
    if (usage) this.#usage = normaliseUsage(usage) ?? this.#usage;
    if (!choice) return [];
    const told: ModelChunk[] = [];
    const delta = choice.delta ?? choice.message;
    if (delta) {
      const content = split(delta.content);
      const reasoning = (delta.reasoning_content ?? delta.reasoning ?? '') + content.reasoning;
      if (reasoning !== '') told.push({ type: 'reasoning', delta: reasoning });
      if (content.text !== '') told.push({ type: 'text', delta: content.text });
      for (const call of delta.tool_calls ?? []) told.push(...this.#calls.take(call));
    }
    if (choice.finish_reason) this.#finish = choice.finish_reason;
    return told;
  }

  /** What is left to tell at the end of the stream, closed by `finish` or `failed`. */
  end(): ModelChunk[] {
    if (this.#finish === null) return [cutShort];
    // DeepSeek's word for an answer that its own servers broke off.
    if (this.#finish === 'insufficient_system_resource') return [brokenOff];
    return [...this.#calls.close(), { type: 'finish', reason: this.#finish, usage: this.#usage }];
  }
}

export const cutShort: ModelChunk = {
  type: 'failed',
  failure: { code: 'model_stream_cut', status: null, retryAfterMs: null },
};

const brokenOff: ModelChunk = {
  type: 'failed',
  failure: { code: 'model_server_error', status: null, retryAfterMs: null },
};

function split(content: VendorContent): { text: string; reasoning: string } {
  if (typeof content === 'string') return { text: content, reasoning: '' };
  let text = '';
  let reasoning = '';
  for (const part of content ?? []) {
    if (part.type === 'text') text += part.text ?? '';
    else if (typeof part.thinking === 'string') reasoning += part.thinking;
    else for (const thought of part.thinking ?? []) reasoning += thought.text ?? '';
  }
  return { text, reasoning };
}
