import { describe, expect, it } from 'vitest';
import { respond } from '../brain';
import { request, talk } from './testing/talk';

describe('the summary that a session goes on with', () => {
  it('holds what was said, ruled out and listed, by ids', () => {
    const session = talk();
    session.say('想买一副降噪耳机，500 以内，不要索尼');
    const listed = session.say('便宜点的').calls.findLast((call) => call.name === 'shopping_summary');
    const messages = [...session.messages, { role: 'user' as const, text: '<continue>Write it now.</continue>' }];
    const { text = '', toolCalls } = respond({ ...request(messages, [], null), toolChoice: 'none' });
    expect(toolCalls).toBeUndefined();
    for (const part of ['降噪耳机', '索尼', '便宜点的']) expect(text).toContain(part);
    const items = listed?.args.items as { id: string }[];
    for (const { id } of items) expect(text).toContain(id);
  });
});
