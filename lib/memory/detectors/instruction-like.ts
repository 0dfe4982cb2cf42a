import { STEERING_CHINESE } from './steering-chinese';
import { STEERING_ENGLISH } from './steering-english';

const IN_ENGLISH = new RegExp(STEERING_ENGLISH.join('|'), 'i');
const IN_CHINESE = new RegExp(STEERING_CHINESE.join('|'), 'iu');
const HAN = /\p{Script=Han}/u;

/**
 * Text that wants to steer the assistant instead of telling something of the person. A list can't be complete; what gets
 * past it is held by the key's topic, the evidence check and the escaped rendering.
 */
export function isInstructionLike(text: string): boolean {
  return IN_ENGLISH.test(text) || (HAN.test(text) && IN_CHINESE.test(text));
}
