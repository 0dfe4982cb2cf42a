import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildHead, MARKER_MINIMUM_TOKENS } from './head';

const none = { marker: 'none' } as const;
const system = { marker: 'system' } as const;
const tools = ['b', 'a', 'c'].map((name) => ({
  name,
  description: `does ${name}`,
  parameters: { type: 'object', properties: { z: { type: 'string' }, y: { type: 'number' } } },
}));

describe('head', () => {
  test('the order in which tools are registered leaves the bytes alone', () => {
    const expected = buildHead('text', tools, none, () => 0);
    fc.assert(
      fc.property(fc.shuffledSubarray(tools, { minLength: tools.length }), (shuffled) => {
        expect(buildHead('text', shuffled, none, () => 0)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  test('the order of keys in a schema leaves the bytes alone', () => {
    const other = tools.map(({ name, description, parameters }) => ({
      parameters: { properties: { y: parameters.properties.y, z: parameters.properties.z }, type: parameters.type },
      description,
      name,
    }));
    expect(buildHead('text', other, none, () => 0)).toEqual(buildHead('text', tools, none, () => 0));
  });

  test('the marker stands inside a content block of the system message, from 1,024 tokens on', () => {
    const below = buildHead('text', [], system, () => MARKER_MINIMUM_TOKENS - 1);
    const at = buildHead('text', [], system, () => MARKER_MINIMUM_TOKENS);
    expect(JSON.parse(below.wire).content).toBe('text');
    expect(JSON.parse(at.wire).content).toEqual([{ type: 'text', text: 'text', cache_control: { type: 'ephemeral' } }]);
    expect(JSON.parse(buildHead('text', [], none, () => 9_999).wire).content).toBe('text');
  });

  test('the digest tells heads apart by text and by tools', () => {
    const digests = [
      buildHead('a', tools, none, () => 0),
      buildHead('b', tools, none, () => 0),
      buildHead('a', [], none, () => 0),
    ];
    expect(new Set(digests.map((head) => head.digest)).size).toBe(3);
  });
});
