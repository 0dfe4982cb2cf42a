import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLogger } from './log';

function written(log: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  log(createLogger('info', { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

describe('the log', () => {
  it('keeps known fields and the fixed message', () => {
    const line = written((logger) => logger.warn({ sessionId: 's1', ms: 12 }, 'a turn was slow'));
    expect(line).toMatchObject({ level: 'warn', sessionId: 's1', ms: 12, msg: 'a turn was slow' });
  });

  it('drops every field that it does not know, and says which', () => {
    const line = written((logger) => logger.info({ value: 'peanut allergy', owner: { userId: 'u-77' }, turn: 3 }, 'x'));
    expect(line).toMatchObject({ dropped: ['value', 'owner'], turn: 3 });
    expect(JSON.stringify(line)).not.toMatch(/peanut|u-77/);
  });

  it('tells of an error where it happened and its code, but not what it quotes', () => {
    const driver = Object.assign(new Error("Duplicate entry 'size 42 shoes'"), { code: 'ER_DUP_ENTRY' });
    const error = new DrizzleQueryError('insert into t values (?)', ['size 42 shoes'], driver);
    const line = written((logger) => logger.error({ err: error }, 'a fact was not stored'));
    expect(line.err).toMatchObject({ cause: { type: 'Error', code: 'ER_DUP_ENTRY' } });
    expect(JSON.stringify(line)).toContain('log.test.ts');
    expect(JSON.stringify(line)).not.toContain('size 42');
  });

  it('does the same for an error that is logged bare', () => {
    const line = written((logger) => logger.error(new SyntaxError('Unexpected token in "my phone is 555"')));
    expect(JSON.stringify(line)).not.toContain('555');
  });

  it('cuts long texts in fields', () => {
    const line = written((logger) => logger.info({ reason: 'x'.repeat(500) }, 'y'));
    expect(String(line.reason).length).toBeLessThan(200);
  });
});
