import { beforeAll, describe, expect, test } from 'vitest';
import { findChainBreak } from '@/lib/context/chain';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { agentBench, type TestSession } from '@/lib/server/agent-bench';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const NO_PLAN: ScriptedReply = { text: 'null' };
const VALUE = '喜欢小众独立品牌';

/** A session that saved a fact under words that don't hold it as a whole, and showed it once. */
async function sessionWithFact(): Promise<TestSession> {
  const session = await bench.session();
  const args = JSON.stringify({ key: 'brand_like', value: VALUE, category: 'preference' });
  const model = scriptedModel([NO_PLAN, { toolCalls: [{ name: 'save_memory', arguments: args }] }, { text: '记住了' }]);
  await session.turn(model, '记住我喜欢 小众 独立 品牌');
  await session.turn(scriptedModel([NO_PLAN, { text: `按你的偏好：${VALUE}` }]), '看看包');
  expect(JSON.stringify(await session.load())).toContain(VALUE);
  return session;
}

/** Nothing that is stored of the session, and nothing that is sent next, holds the value. */
async function expectGone(session: TestSession): Promise<void> {
  const model = scriptedModel([NO_PLAN, { text: 'ok' }]);
  await session.turn(model, '还有呢');
  for (const request of model.requests) expect(request.messages.join('\n')).not.toContain(VALUE);
  const entries = await session.load();
  expect(JSON.stringify(entries)).not.toContain(VALUE);
  expect(findChainBreak(entries)).toBeNull();
  expect(entries.filter((entry) => entry.kind === 'redaction')).toHaveLength(1);
}

describe('what is forgotten leaves the log before the next request', () => {
  test('after its expiry', async () => {
    const session = await sessionWithFact();
    bench.clock.advance(400 * 24 * 3600 * 1000);
    await expectGone(session);
  });

  test('when memory is switched off', async () => {
    const session = await sessionWithFact();
    await bench.facts.setMode(session.owner, 'off');
    await expectGone(session);
  });

  test('when it is deleted, also while a turn runs', async () => {
    const session = await sessionWithFact();
    const model = scriptedModel((_request, index) => {
      if (index === 0) return NO_PLAN;
      return index === 1 ? { toolCalls: [{ name: 'item_search', arguments: '{"query":"耳机"}' }] } : { text: 'done' };
    });
    const deleting: typeof model = {
      ...model,
      async *stream(request, signal) {
        if (model.requests.length === 1) {
          await bench.facts.delete(session.owner, ['brand_like'], bench.clock.now());
          await bench.log.redact(session.owner, session.id, [{ key: 'brand_like', value: VALUE }]);
        }
        yield* model.stream(request, signal);
      },
    };
    const { outcome } = await session.turn(deleting, '找耳机');
    expect(outcome).toBe('answered');
    expect(model.requests[2]?.messages.join('\n')).not.toContain(VALUE);
    await expectGone(session);
  });
});
