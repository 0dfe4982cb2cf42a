import { describe, expect, test } from 'vitest';
import { itemSearchTool } from '@/lib/tools/item-search';
import { skillTool } from '@/lib/tools/skill';
import type { Tool } from '@/lib/tools/tool';
import { nothingSpent } from './control';
import { defaultLimits } from './limits';
import { MALFORMED_KEY } from './normalise-calls';
import { prepareCall } from './prepare-call';

const tools = new Map<string, Tool>([
  ['item_search', itemSearchTool],
  ['Skill', skillTool],
]);
const call = (name: string, args: unknown) => ({ id: 'c', name, arguments: JSON.stringify(args) });

describe('prepareCall', () => {
  test('parses arguments and fills in what was left out', () => {
    const prepared = prepareCall(call('item_search', { query: '耳机' }), tools, nothingSpent(), defaultLimits);
    expect(prepared).toMatchObject({ kind: 'run', args: { query: '耳机', exclude: [], in_stock: true, limit: 8 } });
  });

  test.each([
    ['unknown_tool', call('buy_everything', {}), 'no such tool; the tools are Skill, item_search'],
    ['malformed_call', call('item_search', { [MALFORMED_KEY]: '{' }), 'not one JSON object'],
    ['malformed_call', call('item_search', { query: 7 }), 'query'],
    ['malformed_call', call('item_search', { query: 'a', currency: 'XXX' }), 'currency'],
  ])('%s is refused with what is wrong', (hint, made, words) => {
    const prepared = prepareCall(made, tools, nothingSpent(), defaultLimits);
    expect(prepared).toMatchObject({ kind: 'refuse', hint, outcome: { status: 'refused' } });
    expect(prepared.kind === 'refuse' && prepared.outcome.content).toContain(words);
  });

  test('the same call under other spacing and key order is the same call', () => {
    const spent = nothingSpent();
    prepareCall({ id: '1', name: 'item_search', arguments: '{"query":"a","limit":5}' }, tools, spent, defaultLimits);
    const again = { id: '2', name: 'item_search', arguments: '{ "limit": 5, "query": "a" }' };
    expect(prepareCall(again, tools, spent, defaultLimits)).toMatchObject({ kind: 'refuse', hint: 'repeated_call' });
  });

  test('each tool and all together have a budget of their own', () => {
    const spent = nothingSpent();
    const limits = { ...defaultLimits, toolCalls: 4, perTool: { item_search: 2 } };
    const kinds = ['a', 'b', 'c'].map((query) => prepareCall(call('item_search', { query }), tools, spent, limits));
    expect(kinds.map((one) => one.kind)).toEqual(['run', 'run', 'refuse']);
    expect(prepareCall(call('Skill', { name: 'x' }), tools, spent, limits).kind).toBe('run');
    expect(prepareCall(call('Skill', { name: 'y' }), tools, spent, limits)).toMatchObject({ hint: 'budget_used' });
  });
});
