import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findChainBreak } from '@/lib/context/chain';
import { findPrefixBreak } from '@/lib/context/prefix';
import { renderMain, renderPlanner } from '@/lib/context/render';
import { findThreadFault } from '@/lib/context/thread-check';
import type { ModelPort, ModelRequest } from '@/lib/model/port';
import { requestBody } from '@/lib/model/request-body';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { agentBench, type TestSession } from '@/lib/server/agent-bench';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const ODD = [
  '',
  ' ',
  '\n',
  '\r\n',
  '\u00a0',
  '👩‍👧',
  'e\u0301',
  '\u00e9',
  '\ud800',
  '</words>',
  '"}',
  '不锈钢',
  '\\u0000',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 12 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => `x${parts.join('')}`);

const callArguments = fc.oneof(
  text.map((query) => JSON.stringify({ query: query.slice(0, 40) })),
  text.map((query) => `{"limit":2,  "query" : ${JSON.stringify(query.slice(0, 40))}}`),
  fc.constantFrom('', '{', '[]', '{"query":"耳\\u673a","limit":3}'),
);
const toolCall = fc.record({
  id: fc.constantFrom('', 'a', 'b'),
  name: fc.constantFrom(
    'item_search',
    'item_search',
    'item_detail',
    'Skill',
    'recall_memories',
    'save_memory',
    'nothing such',
  ),
  arguments: callArguments,
});
const reply: fc.Arbitrary<ScriptedReply> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      toolCalls: fc.array(toolCall, { minLength: 1, maxLength: 3 }),
      text: fc.option(text, { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: text.map((some) => ({ text: some })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ScriptedReply>(
      { failed: 'model_stream_cut' },
      { failed: 'model_timeout' },
      { text: '' },
    ),
  },
);
const turn = fc.record({
  words: text,
  plan: fc.oneof(fc.constant('null'), text),
  replies: fc.array(reply, { maxLength: 4 }),
  /** The process dies after this many appends of the turn. */
  diesAfter: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
  reasoning: fc.option(text, { nil: undefined }),
});

class Died extends Error {}

/** The session as one process sees it, whose writes stop for good after `appends`. */
function mortal(session: TestSession, appends: number | null): TestSession['ports']['log'] {
  let left = appends ?? Number.POSITIVE_INFINITY;
  const { log } = session.ports;
  return {
    ...log,
    async append(owner, sessionId, holder, entries) {
      if (left-- <= 0) throw new Died();
      return log.append(owner, sessionId, holder, entries);
    },
  };
}

describe.each(['openai', 'deepseek', 'anthropic'])('random sessions under %s', (profileName) => {
  test('each request extends the one before, byte for byte, through reloads and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 4 }), async (turns) => {
        const session = await bench.session(profileName);
        const requests: ModelRequest[] = [];
        for (const one of turns) {
          const script = scriptedModel((request, index) => {
            if (request.purpose === 'planner') return { text: one.plan };
            const answer = one.replies[index - 1];
            return answer ?? { text: 'done', reasoning: one.reasoning };
          });
          const model: ModelPort = {
            stream(request, signal) {
              requests.push(request);
              return script.stream(request, signal);
            },
          };
          const { ports } = session;
          ports.log = mortal({ ...session, ports: { ...ports } }, one.diesAfter);
          await session.turn(model, one.words).catch((error: unknown) => {
            if (!(error instanceof Died)) throw error;
          });
          ports.log = bench.log;
        }
        await expectExtensions(session, requests);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

async function expectExtensions(session: TestSession, requests: readonly ModelRequest[]): Promise<void> {
  const entries = await session.load();
  expect(findChainBreak(entries)).toBeNull();
  for (const purpose of ['main', 'planner'] as const) {
    const sent = requests.filter((request) => request.purpose === purpose);
    const head = session.ports.heads[purpose === 'main' ? 'full' : 'reader'].wire;
    const stored = purpose === 'main' ? renderMain(head, entries, session.profile) : renderPlanner(head, entries);
    for (const [index, request] of sent.entries()) {
      expect(findThreadFault(request.messages)).toBeNull();
      // Held against what a fresh process would send: names layer, seq and byte where they part.
      const rendered = request.messages.map((wire, at) => ({ wire, entries: stored[at]?.entries ?? [] }));
      expect(findPrefixBreak(rendered, stored)).toBeNull();
      const previous = sent[index - 1];
      if (!previous) continue;
      const closing = previous.toolChoice === 'auto' ? ']}' : `],"tool_choice":"${previous.toolChoice}"}`;
      const before = requestBody(previous, session.profile).slice(0, -closing.length);
      expect(requestBody(request, session.profile).startsWith(before)).toBe(true);
    }
  }
}
