import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { probeTurns, readProbeScript, shortSessions } from './probe-script';

test('the session begins again beyond its end', () => {
  const turns = probeTurns(22);
  expect(turns).toHaveLength(22);
  expect(turns[20]).toBe(turns[0]);
  expect(probeTurns(3, ['a', 'b'])).toEqual(['a', 'b', 'a']);
});

test('short sessions have as many turns as the range says, and no two open alike', () => {
  const sessions = shortSessions(200, { from: 1, to: 2 });
  expect(sessions.map((turns) => turns.length).slice(0, 4)).toEqual([1, 2, 1, 2]);
  expect(new Set(sessions.map(([opening]) => opening)).size).toBe(200);
});

test('a script has a turn a line; one without any is refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'probe-'));
  const file = path.join(folder, 'turns.txt');
  await writeFile(file, 'a red scarf\r\n\n  cheaper  \n');
  expect(await readProbeScript(file)).toEqual(['a red scarf', 'cheaper']);
  await writeFile(file, '\n \n');
  await expect(readProbeScript(file)).rejects.toThrow(/no line with words/);
  await rm(folder, { recursive: true });
});
