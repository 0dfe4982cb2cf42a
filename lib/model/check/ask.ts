import type { ModelChunk, ModelFailure, ModelPort, ModelRequest, ModelUsage } from '@/lib/model/port';

/** What an endpoint answered to one probe. */
export type Answer =
  | { kind: 'reply'; text: string; calls: { id: string; name: string; arguments: string }[]; usage: ModelUsage | null }
  | { kind: 'failed'; code: ModelFailure['code']; status: number | null };

/** Sends one request and reads its answer to the end. */
export async function ask(
  port: ModelPort,
  request: Partial<ModelRequest> & Pick<ModelRequest, 'model' | 'messages'>,
): Promise<Answer> {
  const whole: ModelRequest = {
    purpose: 'main',
    tools: null,
    responseFormat: null,
    toolChoice: 'auto',
    maxTokens: 400,
    thinking: false,
    cacheKey: 'model-check',
    ...request,
  };
  let text = '';
  const calls = new Map<number, { id: string; name: string; arguments: string }>();
  for await (const chunk of port.stream(whole, new AbortController().signal)) {
    if (chunk.type === 'failed') return { kind: 'failed', code: chunk.failure.code, status: chunk.failure.status };
    if (chunk.type === 'finish') return { kind: 'reply', text, calls: [...calls.values()], usage: chunk.usage };
    if (chunk.type === 'text') text += chunk.delta;
    else takePiece(calls, chunk);
  }
  return { kind: 'failed', code: 'model_stream_cut', status: null };
}

function takePiece(calls: Map<number, { id: string; name: string; arguments: string }>, chunk: ModelChunk): void {
  if (chunk.type === 'tool_call') calls.set(chunk.index, { id: chunk.id, name: chunk.name, arguments: '' });
  if (chunk.type !== 'arguments') return;
  const call = calls.get(chunk.index);
  if (call) call.arguments += chunk.delta;
}
