import type { ToolCall } from '@/lib/context/wire';
import type { ModelChunk, ModelFailure, ModelUsage } from '@/lib/model/port';

/** One whole answer of the model. */
export type Reply = {
  text: string;
  /** Null when the model sent none. */
  reasoning: string | null;
  toolCalls: ToolCall[];
  usage: ModelUsage | null;
  firstChunkMs: number | null;
};

export type Collected =
  | { kind: 'reply'; reply: Reply }
  | { kind: 'failed'; failure: ModelFailure; partial: string }
  | { kind: 'aborted'; partial: string };

/** Reads a stream to its end. `onText` gets each piece as it comes; `now` in ms. */
export async function collectReply(
  chunks: AsyncIterable<ModelChunk>,
  options: { onText(delta: string): void; now(): number; signal: AbortSignal },
): Promise<Collected> {
  const started = options.now();
  const calls = new Map<number, ToolCall>();
  let text = '';
  let reasoning: string | null = null;
  let firstChunkMs: number | null = null;
  for await (const chunk of chunks) {
    firstChunkMs ??= options.now() - started;
    switch (chunk.type) {
      case 'text':
        text += chunk.delta;
        options.onText(chunk.delta);
        break;
      case 'reasoning':
        reasoning = (reasoning ?? '') + chunk.delta;
        break;
      case 'tool_call':
        calls.set(chunk.index, { id: chunk.id, name: chunk.name, arguments: '' });
        break;
      case 'arguments': {
        const call = calls.get(chunk.index);
        if (call) call.arguments += chunk.delta;
        break;
      }
      case 'failed':
        return { kind: 'failed', failure: chunk.failure, partial: text };
      case 'finish': {
        const toolCalls = [...calls].sort(([a], [b]) => a - b).map(([, call]) => call);
        return { kind: 'reply', reply: { text, reasoning, toolCalls, usage: chunk.usage, firstChunkMs } };
      }
    }
  }
  if (options.signal.aborted) return { kind: 'aborted', partial: text };
  return { kind: 'failed', failure: { code: 'model_stream_cut', status: null, retryAfterMs: null }, partial: text };
}
