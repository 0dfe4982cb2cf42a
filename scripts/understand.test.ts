import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(input: string): { id: unknown; [key: string]: unknown }[] {
  const out = execFileSync('node', ['--import', 'tsx', 'scripts/understand.ts', '--jsonl'], { cwd: root, input });
  return String(out)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('answers each line in order and goes on after a bad one', () => {
  const answers = run(
    [
      '{"id": "a", "text": "水壶，九十以内，不要塑料"}',
      'not json',
      '{"id": "c"}',
      '{"text": "no id"}',
      '',
      '[]',
      '{"id": 7, "text": "scarf, no wool"}',
    ].join('\n'),
  );
  expect(answers.map((one) => one.id)).toEqual(['a', null, 'c', null, null, 7]);
  expect(answers[0]).toMatchObject({ price: { max: 90, maxInclusive: true }, exclude: ['塑料'], terms: ['水壶'] });
  expect(answers.slice(1, 5).every((one) => typeof one.error === 'string')).toBe(true);
  expect(answers[5]).toMatchObject({ price: null, exclude: ['wool'], people: null, destination: null });
});
