import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { quietConsole } from './quiet-console';

it('tells the console of an error where it happened, not what it quotes', () => {
  const lines: unknown[][] = [];
  const target = {
    error: (...parts: unknown[]) => lines.push(parts),
    warn: (...parts: unknown[]) => lines.push(parts),
  };
  quietConsole(target);
  target.error(' ⨯', new DrizzleQueryError('insert into facts', ['allergic to kiwi'], new Error('kiwi is too long')));
  target.warn('a plain word');
  const [first, second] = lines;
  expect(first?.[0]).toBe(' ⨯');
  expect(JSON.stringify(first)).toContain('quiet-console.test');
  expect(JSON.stringify(first)).not.toContain('kiwi');
  expect(second).toEqual(['a plain word']);
});
