import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults';

/**
 * Streams chunks as server-sent events, one every `paceMs`, and ends with `[DONE]`. A fault strikes when its number of
 * chunks was sent. Stops when the client is gone. Resolves to whether everything was sent.
 */
export async function streamEvents(
  response: ServerResponse,
  chunks: Iterable<object>,
  options: { paceMs: number; fault: Fault | null },
): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
  });
  response.flushHeaders();
  let sent = 0;
  for (const chunk of chunks) {
    if (strikes(options.fault, sent)) return strike(response, options.fault);
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    sent += 1;
    if (options.paceMs > 0) await sleep(options.paceMs, undefined, { signal: gone.signal }).catch(() => undefined);
    // Before the next chunk is made: making the last one settles the call.
    if (gone.signal.aborted) return false;
  }
  response.end('data: [DONE]\n\n');
  return true;
}

type StreamFault = Extract<Fault, { afterChunks: number }>;

function strikes(fault: Fault | null, sent: number): fault is StreamFault {
  return fault !== null && 'afterChunks' in fault && sent >= fault.afterChunks;
}

function strike(response: ServerResponse, fault: StreamFault): false {
  switch (fault.kind) {
    case 'cut':
      // What was written must reach the client before the connection breaks.
      response.write('', () => setImmediate(() => response.destroy()));
      break;
    case 'early_end':
      response.end();
      break;
    case 'hang':
      break;
    case 'malformed':
      response.end('data: {"choices":[{"delta":{"content":"\n\n');
      break;
    case 'stream_error':
      response.end(`data: ${JSON.stringify({ error: { code: fault.code, message: fault.code } })}\n\n`);
      break;
  }
  return false;
}
