import { describe, expect, it } from 'vitest';
import { recent } from './recent';

describe('recent answers', () => {
  it('are kept, the youngest ones only', async () => {
    const asked: string[] = [];
    const ask = recent(2, async (key) => {
      asked.push(key);
      return key.toUpperCase();
    });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await ask(key)).toBe(key.toUpperCase());
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('don’t keep a failure', async () => {
    let asked = 0;
    const ask = recent(2, async () => {
      asked += 1;
      if (asked === 1) throw new Error('down');
      return 'up';
    });
    await expect(ask('a')).rejects.toThrow('down');
    expect(await ask('a')).toBe('up');
  });
});
