import { expect, test } from 'vitest';
import { mistralProfile } from '@/lib/model/profiles/mistral';
import { openaiProfile } from '@/lib/model/profiles/openai';
import { vllmProfile } from '@/lib/model/profiles/vllm';
import { completionBodySchema } from './completion-body';
import { checkOrder } from './message-order';

const call = (...ids: string[]) => ({
  role: 'assistant',
  content: null,
  tool_calls: ids.map((id) => ({ id, type: 'function', function: { name: 'look', arguments: '' } })),
});
const answer = (id: string) => ({ role: 'tool', tool_call_id: id, content: '' });
const say = (role: string) => ({ role, content: 'x' });

function order(messages: object[], profile = openaiProfile) {
  return checkOrder(completionBodySchema.parse({ model: 'm', messages }).messages, profile);
}

test('calls are answered by the messages right after them, in any order', () => {
  expect(order([say('user'), call('a', 'b'), answer('b'), answer('a'), say('user')])).toBeNull();
  expect(order([say('user'), call('a', 'b'), answer('b'), say('user')])?.message).toContain('a');
  expect(order([say('user'), call('a'), say('system'), answer('a')])?.status).toBe(400);
  expect(order([say('user'), call('a')])?.status).toBe(400);
});

test('no answer without a call, none twice, no id twice', () => {
  expect(order([say('user'), answer('a')])?.param).toBe('messages.[1].role');
  expect(order([say('user'), call('a'), answer('a'), answer('a')])?.status).toBe(400);
  expect(order([say('user'), call('a', 'a'), answer('a')])?.status).toBe(400);
});

test('late system messages, by profile', () => {
  const late = [say('system'), say('user'), say('system')];
  expect(order(late)).toBeNull();
  expect(order(late, vllmProfile)?.param).toBe('messages.[2].role');
  expect(order([say('system'), say('user')], vllmProfile)).toBeNull();
});

test('strict turns, by profile', () => {
  const afterTool = [say('user'), call('a'), answer('a'), say('user')];
  expect(order(afterTool, vllmProfile)).toBeNull();
  expect(order(afterTool, mistralProfile)?.code).toBe('3230');
  expect(order([say('user'), say('user')], mistralProfile)?.code).toBe('3230');
  expect(order([say('user'), call('a'), answer('a'), say('assistant'), say('user')], mistralProfile)).toBeNull();
});
