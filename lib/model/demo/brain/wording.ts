import type { Tongue } from './tongue';
import { en } from './wording-en';
import { type Wording, zh } from './wording-zh';

export function wordingOf(tongue: Tongue): Wording {
  return tongue === 'zh' ? zh : en;
}
