import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countingIds } from '@/lib/ids';
import type { ModelChunk } from './port';
import { StreamReader } from './stream-reader';

type Told = {
  text: string;
  reasoning: string;
  calls: { id: string; name: string; arguments: string }[];
  end: ModelChunk;
};

/** Reads chunks to the end and puts the pieces together, as a consumer would. */
function read(chunks: unknown[]): Told {
  const reader = new StreamReader(countingIds('drawn'));
  const told = chunks.flatMap((chunk) => {
    const pieces = reader.read(chunk);
    if (pieces === null) throw new Error('not a chunk');
    return pieces;
  });
  told.push(...reader.end());
  const calls: Told['calls'] = [];
  for (const chunk of told) {
    if (chunk.type === 'tool_call') calls[chunk.index] = { id: chunk.id, name: chunk.name, arguments: '' };
    if (chunk.type === 'arguments') (calls[chunk.index] as Told['calls'][0]).arguments += chunk.delta;
  }
  const joined = (type: 'text' | 'reasoning') =>
    told.flatMap((chunk) => (chunk.type === type ? [chunk.delta] : [])).join('');
  return { text: joined('text'), reasoning: joined('reasoning'), calls, end: told.at(-1) as ModelChunk };
}

const delta = (value: object, finish: string | null = null) => ({ choices: [{ delta: value, finish_reason: finish }] });
const call = (value: object) => delta({ tool_calls: [value] });
const done = delta({}, 'tool_calls');
const search = (args: string, id = 'a') => ({ id, name: 'item_search', arguments: args });

test('OpenAI: opening with id and name, then arguments by index', () => {
  const chunks = [
    delta({ role: 'assistant', content: null }),
    call({ index: 0, id: 'a', type: 'function', function: { name: 'item_search', arguments: '' } }),
    call({ index: 0, function: { arguments: '{"q' } }),
    call({ index: 1, id: 'b', function: { name: 'item_search', arguments: '{}' } }),
    call({ index: 0, function: { arguments: '":1}' } }),
    done,
  ];
  expect(read(chunks).calls).toEqual([search('{"q":1}'), search('{}', 'b')]);
});

const variants: [string, unknown[], Told['calls']][] = [
  [
    'no index, id only at the start',
    [call({ id: 'a', function: { name: 'item_search', arguments: '{' } }), call({ function: { arguments: '}' } })],
    [search('{}')],
  ],
  [
    'no index, two whole calls in one chunk',
    [
      delta({
        tool_calls: [
          { id: 'a', function: { name: 'item_search', arguments: '{"n":1}' } },
          { id: 'b', function: { name: 'item_search', arguments: '{"n":2}' } },
        ],
      }),
    ],
    [search('{"n":1}'), search('{"n":2}', 'b')],
  ],
  [
    'no index and no ids',
    [
      call({ function: { name: 'item_search', arguments: '{"n":1}' } }),
      call({ function: { name: 'item_search', arguments: '{"n":2}' } }),
    ],
    [search('{"n":1}', 'call_drawn1'), search('{"n":2}', 'call_drawn2')],
  ],
  [
    'all calls numbered 0',
    [
      call({ index: 0, id: 'a', function: { name: 'item_search', arguments: '{"n":1}' } }),
      call({ index: 0, id: 'b', function: { name: 'item_search', arguments: '{"n":2}' } }),
    ],
    [search('{"n":1}'), search('{"n":2}', 'b')],
  ],
  [
    'id and name repeated in every piece',
    [
      call({ index: 0, id: 'a', function: { name: 'item_search', arguments: '{' } }),
      call({ index: 0, id: 'a', function: { name: 'item_search', arguments: '}' } }),
    ],
    [search('{}')],
  ],
  [
    'another id in every piece, name only once',
    [
      call({ index: 0, id: 'a', function: { name: 'item_search' } }),
      call({ index: 0, id: 'x', function: { arguments: '{' } }),
      call({ index: 0, id: 'y', function: { name: null, arguments: '}' } }),
    ],
    [search('{}')],
  ],
  [
    'id after the arguments',
    [
      call({ index: 0, id: '', function: { name: 'item_search', arguments: '{' } }),
      call({ index: 0, function: { arguments: '}' } }),
      call({ index: 0, id: 'a' }),
    ],
    [search('{}')],
  ],
  [
    'name in pieces',
    [
      call({ index: 0, id: 'a', function: { name: 'item_' } }),
      call({ index: 0, function: { name: 'search' } }),
      call({ index: 0, function: { arguments: '{}' } }),
    ],
    [search('{}')],
  ],
  ['no arguments at all', [call({ index: 0, id: 'a', function: { name: 'item_search' } })], [search('')]],
  [
    'arguments as an object',
    [call({ index: 0, id: 'a', function: { name: 'item_search', arguments: { n: 1 } } })],
    [search('{"n":1}')],
  ],
  [
    'a message instead of a delta',
    [{ choices: [{ message: { tool_calls: [{ id: 'a', function: { name: 'item_search', arguments: '{}' } }] } }] }],
    [search('{}')],
  ],
];

test.each(variants)('tool calls: %s', (_name, chunks, expected) => {
  const told = read([...chunks, done]);
  expect(told.calls).toEqual(expected);
  expect(told.end).toEqual({ type: 'finish', reason: 'tool_calls', usage: null });
});

test('however the arguments are cut, they come out whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.array(fc.string(), { minLength: 1 }), (first, second) => {
      const chunks = [
        call({ index: 0, id: 'a', function: { name: 'item_search' } }),
        ...first.map((piece) => call({ index: 0, function: { arguments: piece } })),
        call({ index: 1, id: 'b', function: { name: 'item_search' } }),
        ...second.map((piece) => call({ index: 1, function: { arguments: piece } })),
        done,
      ];
      expect(read(chunks).calls).toEqual([search(first.join('')), search(second.join(''), 'b')]);
    }),
  );
});

test('reasoning in either field, and in parts', () => {
  expect(read([delta({ reasoning_content: 'hm', content: null }), delta({ content: 'hi' }, 'stop')])).toMatchObject({
    reasoning: 'hm',
    text: 'hi',
  });
  expect(read([delta({ reasoning: 'hm', reasoning_content: null }), delta({}, 'stop')]).reasoning).toBe('hm');
  const parts = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
    { type: 'text', text: 'hi' },
  ];
  expect(read([delta({ content: parts }, 'stop')])).toMatchObject({ reasoning: 'hm', text: 'hi' });
});

test('usage after the end, in the last chunk, or inside the choice', () => {
  const usage = { prompt_tokens: 9, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 4 } };
  const counted = { promptTokens: 9, cachedTokens: 4, cacheWriteTokens: 0, completionTokens: 2 };
  const end = { type: 'finish', reason: 'stop', usage: counted };
  expect(read([delta({}, 'stop'), { choices: [], usage }]).end).toEqual(end);
  expect(read([{ ...delta({}, 'stop'), usage }]).end).toEqual(end);
  expect(read([{ choices: [{ delta: {}, finish_reason: 'stop', usage }] }]).end).toEqual(end);
  expect(
    read([
      { ...delta({}), usage: null },
      { ...delta({}, 'stop'), usage },
      { choices: [], usage: null },
    ]).end,
  ).toEqual(end);
});

test('a stream without an end is cut; one that the provider broke off is its error', () => {
  expect(read([delta({ content: 'half' })]).end).toMatchObject({ failure: { code: 'model_stream_cut' } });
  expect(read([delta({}, 'insufficient_system_resource')]).end).toMatchObject({
    failure: { code: 'model_server_error' },
  });
});

test('what is not a chunk is told from what is', () => {
  const reader = new StreamReader(countingIds());
  for (const odd of [null, 7, 'text', { choices: 'no' }, { choices: [{ delta: { content: 5 } }] }]) {
    expect(reader.read(odd)).toBeNull();
  }
  expect(reader.read({ id: 'x' })).toEqual([]);
});
