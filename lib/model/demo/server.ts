import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@/lib/clock';
import { type Ids, randomIds } from '@/lib/ids';
import type { Profile } from '@/lib/model/profile';
import { answerCompletion } from './answer-completion';
import { cacheSimulator } from './cache-simulator';
import type { FaultPlan } from './faults';
import type { DemoBrain } from './protocol';
import { badRequest, type Refusal, refusalBody } from './refusal';

export type DemoOptions = {
  /** Whose caching, roles and limits the server follows. */
  profile: Profile;
  /** Between two streamed pieces, in ms. */
  paceMs: number;
  clock: Clock;
  brain: DemoBrain;
  faults?: FaultPlan;
  ids?: Ids;
};

export type DemoModel = {
  /** For an OpenAI client, with `/v1`. */
  baseURL: string;
  close(): Promise<void>;
};

/** The one model that the server lists. Any name is accepted, as each is a cache of its own. */
export const DEMO_MODEL = 'shoppingx-demo';

const BODY_LIMIT = 16 * 1024 * 1024;

/**
 * Starts an OpenAI-compatible server with a demo model on a free port of the loopback interface. It keeps nothing but
 * its prefix cache, and it doesn't keep the process alive.
 */
export async function startDemoModel(options: DemoOptions): Promise<DemoModel> {
  const simulator = cacheSimulator(options.profile.cache, options.clock);
  const ids = options.ids ?? randomIds;
  let calls = 0;

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0];
    if (request.method === 'GET' && path === '/v1/models') {
      return sendJson(response, 200, JSON.stringify({ object: 'list', data: [{ id: DEMO_MODEL, object: 'model' }] }));
    }
    if (request.method !== 'POST' || path !== '/v1/chat/completions') {
      return refuse(response, { ...badRequest('There is nothing at this address.', null), status: 404 });
    }
    const text = await bodyOf(request);
    if (text === null) return refuse(response, { ...badRequest('The body is too large.', null), status: 413 });
    calls += 1;
    const refusal = await answerCompletion(request, response, text, { ...options, ids, simulator, call: calls });
    if (refusal) refuse(response, refusal);
  }

  const server = createServer((request, response) => {
    route(request, response).catch(() => {
      // What went wrong may quote the request, so it isn't told.
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, code: null, message: 'The demo model failed.', param: null });
    });
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The body's text, or null when it is over the limit. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= BODY_LIMIT) parts.push(part);
  }
  return length > BODY_LIMIT ? null : Buffer.concat(parts).toString('utf8');
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  sendJson(response, refusal.status, refusalBody(refusal));
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}
