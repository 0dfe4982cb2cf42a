import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { renderMain } from '@/lib/context/render';
import { scriptedModel } from '@/lib/model/scripted';
import { agentBench } from '@/lib/server/agent-bench';
import type { Tool } from '@/lib/tools/tool';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const NO_PLAN = { text: 'null' };

/** Tools that note when they begin and end. */
function timedTools(seen: string[]): ReadonlyMap<string, Tool> {
  const tool = (name: string, readOnly: boolean, ms: number): [string, Tool] => [
    name,
    {
      name,
      description: name,
      parameters: z.object({}),
      readOnly,
      started: (_args, callId) => ({ type: 'tool_started', callId, tool: name, chips: [] }),
      async run() {
        seen.push(`${name} begins`);
        await sleep(ms);
        seen.push(`${name} ends`);
        return { content: name, status: 'ok', events: [] };
      },
    },
  ];
  return new Map([tool('slow', true, 60), tool('quick', true, 1), tool('act', false, 1), tool('act_too', false, 1)]);
}

const calls = (...names: string[]) => ({
  toolCalls: names.map((name, index) => ({ id: `${name}${index}`, name, arguments: '{}' })),
});

describe('calls of one step', () => {
  test('reading runs at once, acting one by one, and results stand in call order, live as after a reload', async () => {
    const seen: string[] = [];
    const session = await bench.session('openai', { tools: timedTools(seen) });
    const model = scriptedModel([NO_PLAN, calls('act', 'slow', 'quick', 'act_too'), { text: 'done' }]);
    const { events } = await session.turn(model, 'go');
    expect(seen.indexOf('quick ends')).toBeLessThan(seen.indexOf('slow ends'));
    expect(seen.indexOf('act ends')).toBeLessThan(seen.indexOf('act_too begins'));
    const live = model.requests[2]?.messages ?? [];
    expect(live.slice(-4).map((wire) => JSON.parse(wire).content)).toEqual(['act', 'slow', 'quick', 'act_too']);
    const reloaded = renderMain(session.ports.heads.full.wire, await session.load(), session.profile);
    expect(reloaded.slice(0, live.length).map((message) => message.wire)).toEqual(live);
    const finished = events.filter((event) => event.type === 'tool_finished').map((event) => event.tool);
    expect(finished).toEqual(['act', 'slow', 'quick', 'act_too']);
  });

  test("a tool's bug ends the turn as failed, with every call answered", async () => {
    const bug: Tool = {
      name: 'bug',
      description: 'bug',
      parameters: z.object({}),
      readOnly: true,
      started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'bug', chips: [] }),
      async run() {
        throw new Error('a bug');
      },
    };
    const session = await bench.session('openai', { tools: new Map([...timedTools([]), ['bug', bug]]) });
    const model = scriptedModel([NO_PLAN, calls('quick', 'bug', 'act')]);
    await expect(session.turn(model, 'go')).rejects.toThrow('a bug');
    const entries = await session.load();
    expect(entries.filter((entry) => entry.kind === 'tool').map((entry) => entry.meta.callId)).toEqual([
      'quick0',
      'bug1',
      'act2',
    ]);
    expect(entries.at(-1)?.meta).toMatchObject({ outcome: 'failed' });
  });
});
