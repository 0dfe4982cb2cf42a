import { beforeAll, describe, expect, test } from 'vitest';
import { findChainBreak } from '@/lib/context/chain';
import { findPrefixBreak } from '@/lib/context/prefix';
import { renderMain } from '@/lib/context/render';
import { findThreadFault } from '@/lib/context/thread-check';
import { foldTranscript } from '@/lib/context/transcript';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { agentBench, type TestSession } from '@/lib/server/agent-bench';
import { defaultLimits } from './limits';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const NO_PLAN: ScriptedReply = { text: 'null' };
const WINDOW = 12_000;

/** A session whose model has a small window. */
async function smallSession(profileName: string): Promise<TestSession> {
  const session = await bench.session(profileName, { limits: { ...defaultLimits, summaryTokens: 300 } });
  session.profile.contextWindow = WINDOW;
  return session;
}

const model = (summary: ScriptedReply) =>
  scriptedModel((request, index) => {
    if (request.purpose === 'planner') return NO_PLAN;
    if (request.purpose === 'summary') return summary;
    if (index === 1 && request.messages.length < 4) {
      return { toolCalls: [{ name: 'Skill', arguments: '{"name":"search-discovery"}' }] };
    }
    return request.messages.at(-1)?.startsWith('{"role":"tool"')
      ? { text: `answer ${'words '.repeat(150)}` }
      : {
          toolCalls: [
            { name: 'item_search', arguments: `{"query":"耳机","limit":${(request.messages.length % 15) + 5}}` },
          ],
        };
  });

describe.each(['openai', 'anthropic'])('a session longer than the window under %s', (profileName) => {
  test('stays under it, breaks its prefix only at recorded cuts, and keeps skills, constraints and transcript', async () => {
    const session = await smallSession(profileName);
    const { tokens, heads } = session.ports;
    const constraint = { key: 'metal_allergy', value: '对镍过敏', category: 'constraint', source: 'person' } as const;
    const expiresAt = new Date(bench.clock.now().getTime() + 1e10);
    await bench.facts.write(
      session.owner,
      [{ ...constraint, sessionId: null, turn: null, expiresAt }],
      0,
      bench.clock.now(),
    );
    const calls: { size: number; wires: string[] }[] = [];
    for (let turn = 1; turn <= 14; turn++) {
      const scripted = model({ text: `so far: turn ${turn}` });
      const { outcome } = await session.turn(scripted, `turn ${turn}: ${'wish '.repeat(60)}`);
      expect(outcome).toBe('answered');
      for (const { messages, purpose } of scripted.requests) {
        if (purpose !== 'main') continue;
        const size = messages.reduce((sum, wire) => sum + tokens(wire), tokens(heads.full.tools ?? ''));
        calls.push({ size, wires: [...messages] });
      }
    }
    const entries = await session.load();
    expect(findChainBreak(entries)).toBeNull();
    for (const { size, wires } of calls) {
      expect(size).toBeLessThanOrEqual(WINDOW);
      expect(findThreadFault(wires)).toBeNull();
    }
    const asRendered = calls.map(({ wires }) => wires.map((wire) => ({ wire, entries: [] })));
    const breaks = asRendered.filter(
      (now, index) => index > 0 && findPrefixBreak(asRendered[index - 1] ?? [], now) !== null,
    );
    const cuts = entries.filter((entry) => entry.kind === 'compaction');
    expect(cuts.some((entry) => entry.meta.seqs === undefined)).toBe(true);
    expect(breaks.length).toBeGreaterThan(0);
    expect(breaks.length).toBeLessThanOrEqual(cuts.length);
    const now = renderMain(heads.full.wire, entries, session.profile)
      .map((message) => message.wire)
      .join('\n');
    expect(now).toContain('so far: turn');
    expect(now).toContain('search-discovery');
    expect(now).toContain('metal_allergy: 对镍过敏');
    expect(foldTranscript(entries).map((record) => record.turn)).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 1),
    );
    expect(
      foldTranscript(entries).every(({ events }) => events.filter((one) => one.type === 'turn_started').length === 1),
    ).toBe(true);
  }, 60_000);
});

test('a summary that fails ends the turn with its reason, and the next turn tries again', async () => {
  const session = await smallSession('openai');
  let failed = 0;
  for (let turn = 1; turn <= 14 && failed === 0; turn++) {
    const { events } = await session.turn(
      model({ failed: 'model_server_error' }),
      `turn ${turn}: ${'wish '.repeat(60)}`,
    );
    failed += events.filter((event) => event.type === 'error' && event.code === 'model_server_error').length;
  }
  expect(failed).toBe(1);
  const { outcome } = await session.turn(model({ text: 'so far' }), 'go on');
  expect(outcome).toBe('answered');
}, 60_000);
