import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function run(args: string[], lines: unknown[]): { code: number | null; replies: unknown[] } {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import=tsx', 'scripts/memory.ts', ...args],
    { input, encoding: 'utf8' },
  );
  return {
    code: status,
    replies: stdout
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
  };
}

test('gate: one verdict a line, in order, and never the text', () => {
  const { code, replies } = run(
    ['gate', '--jsonl'],
    [
      { id: 'a', text: '对镍过敏' },
      { id: 2, text: '电话 13912345678', path: 'import' },
      '',
      { id: 'c', text: '喜欢绿茶', key: 'Größe !' },
      { id: 'd', text: '喜欢绿茶', path: 'tool', words: '我喜欢咖啡' },
      { id: 'e', text: '喜欢绿茶', path: 'curator' },
      { id: 'f', text: 7 },
      'not json',
    ],
  );
  expect(code).toBe(0);
  expect(replies).toEqual([
    { id: 'a', verdict: 'accepted', reason: 'explicit_request', detector: null },
    { id: 2, verdict: 'rejected', reason: 'sensitive_data', detector: 'phone_number' },
    { id: 'c', verdict: 'rejected', reason: 'invalid', detector: 'malformed' },
    { id: 'd', verdict: 'rejected', reason: 'uncertain', detector: null },
    { id: 'e', verdict: 'accepted', reason: 'useful_future_context', detector: null },
    { id: 'f', error: expect.stringContaining('"text"') },
    { id: null, error: expect.stringContaining('JSON') },
  ]);
});

test('dedupe: same or not', () => {
  const { replies } = run(
    ['dedupe', '--jsonl'],
    [{ a: '喜欢茶', b: '喜欢茶。' }, { id: 1, a: 'size M', b: 'size L' }, { a: 'x' }],
  );
  expect(replies).toEqual([{ same: true }, { id: 1, same: false }, { id: null, error: expect.any(String) }]);
});

test('anything else says how it is used', () => {
  expect(run(['gate'], [])).toEqual({ code: 2, replies: [] });
});
