import type { ModelChunk, ModelFailure, ModelPort, ModelRequest, ModelUsage } from './port';

/** One reply of the script: the chunks themselves, an answer, or a failure. */
export type ScriptedReply =
  | readonly ModelChunk[]
  | {
      text?: string;
      reasoning?: string;
      toolCalls?: readonly { id?: string; name: string; arguments: string }[];
      finish?: string;
      usage?: ModelUsage | null;
    }
  | { failed: ModelFailure['code']; status?: number; retryAfterMs?: number };

export type ScriptedModel = ModelPort & {
  /** Every request so far, in the order of the calls. */
  requests: readonly ModelRequest[];
  /** Throws when replies of the script were never asked for. Call it at the end of a test. */
  done(): void;
};

const NO_USAGE: ModelUsage = { promptTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, completionTokens: 0 };

/**
 * The one model double: plays a list of replies in order, or asks a function. It throws when it is asked more than
 * the script holds, since a test whose model makes things up proves nothing. It stops at an abort, as adapters do.
 */
export function scriptedModel(
  script: readonly ScriptedReply[] | ((request: ModelRequest, call: number) => ScriptedReply),
): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    requests,
    async *stream(request, signal) {
      const call = requests.push(request) - 1;
      const reply = typeof script === 'function' ? script(request, call) : script[call];
      if (!reply) throw new Error(`The script has no reply for call ${call + 1} (${request.purpose}).`);
      for (const chunk of chunksOf(reply, call)) {
        // Real answers arrive over time: whoever aborts between two chunks must be heard.
        await Promise.resolve();
        if (signal.aborted) return;
        yield chunk;
      }
    },
    done() {
      if (typeof script !== 'function' && requests.length < script.length) {
        throw new Error(`The script holds ${script.length} replies, but only ${requests.length} were asked for.`);
      }
    },
  };
}

function chunksOf(reply: ScriptedReply, call: number): readonly ModelChunk[] {
  if (isChunks(reply)) return reply;
  if ('failed' in reply) {
    const { failed, status = null, retryAfterMs = null } = reply;
    return [{ type: 'failed', failure: { code: failed, status, retryAfterMs } }];
  }
  const chunks: ModelChunk[] = [];
  if (reply.reasoning) chunks.push({ type: 'reasoning', delta: reply.reasoning });
  if (reply.text) chunks.push({ type: 'text', delta: reply.text });
  const calls = reply.toolCalls ?? [];
  for (const [index, tool] of calls.entries()) {
    chunks.push({ type: 'tool_call', index, id: tool.id ?? `call_${call + 1}_${index + 1}`, name: tool.name });
    if (tool.arguments !== '') chunks.push({ type: 'arguments', index, delta: tool.arguments });
  }
  const reason = reply.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  chunks.push({ type: 'finish', reason, usage: reply.usage === undefined ? NO_USAGE : reply.usage });
  return chunks;
}

function isChunks(reply: ScriptedReply): reply is readonly ModelChunk[] {
  return Array.isArray(reply);
}
