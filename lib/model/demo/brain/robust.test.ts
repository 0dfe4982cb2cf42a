import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSchema } from '@/lib/agent/plan';
import * as parameters from '@/lib/tools/parameters';
import { respond } from '../brain';
import type { DemoMessage, DemoRequest } from '../protocol';
import { talk } from './testing/talk';

const schemas: Record<string, { parse(value: unknown): unknown }> = {
  Skill: parameters.skillParameters,
  item_search: parameters.itemSearchParameters,
  item_detail: parameters.itemDetailParameters,
  compare_items: parameters.compareItemsParameters,
  recall_memories: parameters.recallMemoriesParameters,
  save_memory: parameters.saveMemoryParameters,
  ask_user: parameters.askUserParameters,
  shopping_summary: parameters.shoppingSummaryParameters,
};
const names = Object.keys(schemas);

const piece = fc.oneof(
  fc.constantFrom(
    '耳机',
    '500 以内',
    '不要索尼',
    '记住',
    '便宜点',
    '第二个',
    '区别',
    'headphones',
    'under $20',
    'compare 1 and 2',
    '礼物',
  ),
  fc.constantFrom(
    '<words>',
    '</words>',
    '<memory>',
    '</memory>',
    '<plan>{"intent"',
    '[constraint] a: 不要',
    '<hint name="x',
    ' | ',
    '\n',
  ),
  fc.constantFrom(
    'ab-12 | title | 10.00 USD | shop | ★4.1 (3)',
    '0 of 0 offers',
    'nearest: zz-1 5 EUR',
    'returned: ',
    'saved: ',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
const words = text.map((said) => `<words>\n${said}\n</words>`);
const call = fc.record({
  name: fc.oneof(fc.constantFrom(...names), fc.string()),
  arguments: fc.oneof(text, fc.json()),
  result: text,
});

const messages: fc.Arbitrary<DemoMessage[]> = fc
  .array(
    fc.oneof(
      words.map((said): DemoMessage[] => [{ role: 'user', text: said }]),
      text.map((said): DemoMessage[] => [{ role: 'system', text: said }]),
      fc.array(call, { maxLength: 3 }).map((calls): DemoMessage[] => [
        {
          role: 'assistant',
          text: '',
          toolCalls: calls.map((one, at) => ({ id: `c${at}`, name: one.name, arguments: one.arguments })),
        },
        ...calls.map((one, at): DemoMessage => ({ role: 'tool', toolCallId: `c${at}`, text: one.result })),
      ]),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.flat());

const odd: fc.Arbitrary<DemoRequest> = fc.record({
  model: fc.constant('demo'),
  messages,
  tools: fc.subarray(names).map((some) => some.map((name) => ({ name, description: '', parameters: {} }))),
  responseFormat: fc.constant(null),
  toolChoice: fc.constantFrom('auto', 'none', 'required'),
  maxTokens: fc.constant(null),
});

describe('any request', () => {
  it('is answered with text or with calls that the tools take', () => {
    fc.assert(
      fc.property(odd, (request) => {
        const reply = respond(request);
        expect((reply.text ?? '') !== '' || (reply.toolCalls ?? []).length > 0).toBe(true);
        for (const made of reply.toolCalls ?? []) {
          schemas[made.name]?.parse(JSON.parse(made.arguments));
          expect(request.tools.map((tool) => tool.name)).toContain(made.name);
        }
        if (request.toolChoice === 'none') expect(reply.toolCalls).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('gets a plan that parses, whatever was said', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (said) => {
        const thread = said.map((one): DemoMessage => ({ role: 'user', text: `<words>\n${one}\n</words>` }));
        const responseFormat = { name: 'reading', schema: {} };
        const reply = respond({
          model: 'demo',
          messages: thread,
          tools: [],
          responseFormat,
          toolChoice: 'auto',
          maxTokens: 600,
        });
        planSchema.parse(JSON.parse(reply.text ?? '').plan);
      }),
      { numRuns: 300 },
    );
  });

  it('names only ids that the request showed', () => {
    const turns = [
      '降噪耳机',
      '便宜点的',
      '第一个和第三个有什么区别',
      'tell me about the second',
      '还有别的吗',
      '双肩包，300 以内',
      '哪个更好',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...turns), { minLength: 1, maxLength: 4 }), (said) => {
        const { say, messages: sent } = talk();
        for (const one of said) {
          const { calls } = say(one);
          const seen = sent.map((message) => (message.role === 'tool' ? message.text : '')).join('\n');
          const ids = calls.flatMap(({ args }) => [
            ...((args.items as { id: string }[] | undefined) ?? []).map((item) => item.id),
            ...((args.ids as string[] | undefined) ?? []),
            ...(typeof args.id === 'string' ? [args.id] : []),
          ]);
          for (const id of ids) expect(seen).toContain(id);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('reads 20,000 characters quickly', () => {
    const long = '想买耳机，不要索尼，'.repeat(2000);
    const started = performance.now();
    expect(talk().say(long).calls.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
