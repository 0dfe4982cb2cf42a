import { expect, it } from 'vitest';
import type { DemoMessage } from '../protocol';
import { readOffers } from './seen-offer';
import { callsOf } from './shown';
import { readTurns } from './thread';

const line = (id: string) => `${id} | a mug | 9.00 EUR | marchea | no ratings`;

function conversation(results: readonly string[]): DemoMessage[] {
  return results.flatMap((text, at): DemoMessage[] => [
    { role: 'user', text: `<words>\nmugs ${at}\n</words>` },
    {
      role: 'assistant',
      text: '',
      toolCalls: [{ id: `call-${at}`, name: 'item_search', arguments: '{"query":"mug"}' }],
    },
    { role: 'tool', toolCallId: `call-${at}`, text },
  ]);
}

it('reads what a result only names, or doesn’t even name, as if it stood there', () => {
  const messages = conversation([
    `2 of 9 offers\n${line('mug-1')}\n${line('mug-2')}`,
    `2 of 4 offers; excluded: tin ×3\n${line('mug-3')}\ntold above: mug-1`,
    '2 of 3 offers\nthe same offers as in the result before',
  ]);
  const read = callsOf(readTurns(messages)).map((call) => readOffers(call.result ?? '').map(({ id }) => id));
  expect(read).toEqual([
    ['mug-1', 'mug-2'],
    ['mug-3', 'mug-1'],
    ['mug-2', 'mug-3'],
  ]);
});
