import { describe, expect, it } from 'vitest';
import { respelt } from './spelling';

describe('spelling', () => {
  it.each([
    ['headphon', 'headphone'],
    ['bluetoth', 'bluetooth'],
    ['wirelses', 'wireless'],
    ['backpakc', 'backpack'],
    ['umbrela', 'umbrella'],
  ])('mends one slip: %s', (slip, right) => {
    expect(respelt(slip)).toBe(right);
  });

  it('leaves alone what is right, short, or not near anything', () => {
    for (const word of ['wireless', 'rign', 'quantum', '耳机', 'wh1000']) expect(respelt(word)).toBeNull();
  });
});
