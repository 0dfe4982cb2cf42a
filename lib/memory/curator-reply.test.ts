import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeLabels, type Proposal, readCuratorReply } from './curator-reply';

const proposal: Proposal = {
  key: 'shoe_size',
  value: '穿 42 码 {欧}',
  category: 'context',
  reason: 'useful_future_context',
  subject: 'self',
  durability: 'lasting',
};
const json = JSON.stringify({ facts: [proposal] });

describe('the answer of the curator', () => {
  test.each([
    ['plain', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after thinking that holds braces', `<think>{"facts": [1]} no</think>\n${json}`],
    ['between prose with braces', `Here {as asked}: ${json} — {done}`],
    ['after an object of another shape', `{"ok":true} ${json}`],
  ])('%s is read', (_name, text) => {
    expect(readCuratorReply(text)).toEqual({ ok: true, proposals: [proposal], malformed: 0 });
  });

  test('nothing to keep and not readable are two things', () => {
    expect(readCuratorReply('{"facts":[]}')).toEqual({ ok: true, proposals: [], malformed: 0 });
    for (const text of ['', 'nothing', json.slice(0, -5), '{"fact":[]}', '{{{']) {
      expect(readCuratorReply(text)).toEqual({ ok: false });
    }
  });

  test('one bad proposal never takes the others with it, and three are the most', () => {
    const text = JSON.stringify({ facts: [{ ...proposal, subject: 'cat' }, proposal, proposal, proposal] });
    expect(readCuratorReply(text)).toEqual({ ok: true, proposals: [proposal, proposal], malformed: 1 });
  });

  test('any text is read or counted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCuratorReply(`{${text}`)));
  });
});

describe('labels', () => {
  test.each([
    [{}, undefined],
    [{ reason: 'temporary_context' }, 'temporary_context'],
    [{ reason: 'explicit_request', durability: 'temporary' }, 'temporary_context'],
    [{ subject: 'other' }, 'third_party_data'],
    [{ reason: 'sensitive_data', subject: 'other' }, 'sensitive_data'],
  ] as const)('%o', (some, refused) => {
    const judged = judgeLabels({ ...proposal, ...some });
    expect('refused' in judged ? judged.refused : undefined).toBe(refused);
  });
});
