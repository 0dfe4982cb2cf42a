import { afterEach, expect, test } from 'vitest';
import { systemClock } from '@/lib/clock';
import { countingIds } from '@/lib/ids';
import type { DemoBrain } from './demo/protocol';
import { type DemoModel, startDemoModel } from './demo/server';
import { openaiModel } from './openai';
import type { ModelRequest, ModelUsage } from './port';
import { profileNamed, profileNames } from './profiles/choose';

/** Whole sessions over the wire, as each profile's endpoint takes and caches them. */

let demo: DemoModel | undefined;
afterEach(() => demo?.close());

const TURNS = 6;

/** Looks something up once a turn, then answers. */
const brain: DemoBrain = ({ messages }) =>
  messages.at(-1)?.role === 'tool'
    ? { text: `answer ${messages.length}`, finish: 'stop' }
    : { toolCalls: [{ name: 'look', arguments: '{ "query": "boots" }' }], finish: 'tool_calls' };

/** A session of some turns with that profile; the usage of every call. */
async function session(name: string): Promise<ModelUsage[]> {
  const profile = profileNamed(name);
  demo = await startDemoModel({ profile, paceMs: 0, clock: systemClock, brain });
  const model = openaiModel({ baseURL: demo.baseURL, apiKey: null, profile, ids: countingIds() });
  const text = 'You help people find shoes that fit. '.repeat(200);
  const marked = [{ type: 'text', text, cache_control: { type: 'ephemeral' } }];
  const wires = [JSON.stringify({ role: 'system', content: profile.marker === 'system' ? marked : text })];
  const usages: ModelUsage[] = [];

  async function call(): Promise<string | null> {
    const request: ModelRequest = {
      ...{ purpose: 'main', model: 'm', messages: wires, responseFormat: null, toolChoice: 'auto' },
      ...{ tools: '[{"type":"function","function":{"name":"look"}}]', maxTokens: 900, thinking: false, cacheKey: 's' },
    };
    let content = '';
    let called: { id: string; name: string; arguments: string } | null = null;
    for await (const chunk of model.stream(request, new AbortController().signal)) {
      if (chunk.type === 'text') content += chunk.delta;
      if (chunk.type === 'tool_call') called = { id: chunk.id, name: chunk.name, arguments: '' };
      if (chunk.type === 'arguments' && called) called.arguments += chunk.delta;
      if (chunk.type === 'finish' && chunk.usage) usages.push(chunk.usage);
      if (chunk.type === 'failed') throw new Error(chunk.failure.code);
    }
    if (called === null) {
      wires.push(JSON.stringify({ role: 'assistant', content }));
      return null;
    }
    const { id, ...rest } = called;
    const calls = [{ id, type: 'function', function: rest }];
    wires.push(JSON.stringify({ role: 'assistant', content: null, tool_calls: calls }));
    return id;
  }

  for (let turn = 1; turn <= TURNS; turn++) {
    wires.push(JSON.stringify({ role: 'user', content: `boots, please, number ${turn}` }));
    const id = await call();
    if (id === null) throw new Error('no call');
    const content = `boot ${turn} costs ${turn * 10}, `.repeat(40);
    wires.push(JSON.stringify({ role: 'tool', tool_call_id: id, content }));
    // Every other turn ends on the tool's result, as those that end on a summary do.
    if (turn % 2 === 0) await call();
  }
  return usages;
}

test.each(profileNames)('%s carries a session with tools from turn to turn', async (name) => {
  const usages = await session(name);
  expect(usages).toHaveLength(TURNS * 1.5);
  expect(usages[0]?.cachedTokens).toBe(0);
  for (const usage of usages) expect(usage.completionTokens).toBeGreaterThan(0);
});

test.each(['openai', 'openai-56', 'dashscope', 'deepseek', 'moonshot', 'vllm', 'mistral'])(
  '%s reads nearly all of a session that only grows, and more each time',
  async (name) => {
    const usages = await session(name);
    const read = usages.map((usage) => usage.cachedTokens);
    expect(read).toEqual([...read].sort((a, b) => a - b));
    for (const [at, usage] of usages.entries()) {
      const before = usages[at - 1];
      // All of the last prompt but for rounding and the opening of the answer.
      if (before) expect(usage.cachedTokens).toBeGreaterThan(before.promptTokens - 256 - 4);
    }
  },
);

test('dashscope-explicit reads its head, and writes it once', async () => {
  const usages = await session('dashscope-explicit');
  const head = usages[0]?.cacheWriteTokens ?? 0;
  expect(head).toBeGreaterThan(1_024);
  for (const usage of usages.slice(1)) expect([usage.cachedTokens, usage.cacheWriteTokens]).toEqual([head, 0]);
});

test('anthropic reads nothing, since its endpoint drops markers', async () => {
  expect((await session('anthropic')).map((usage) => usage.cachedTokens)).toEqual(Array(TURNS * 1.5).fill(0));
});
