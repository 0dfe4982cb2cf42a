import { digitRuns } from '../digit-runs';
import { maskExplained } from '../explained';

/** Nine digits or more in one piece, or four groups of four, that nothing in the text explains. */
export function hasLongNumber(text: string): boolean {
  return digitRuns(maskExplained(text)).some(
    ({ groups }) =>
      groups.some((group) => group.length >= 9) || groups.some((_, at) => isFourFours(groups.slice(at, at + 4))),
  );
}

/** As cards and accounts are written; years and rising numbers are lists of something else. */
function isFourFours(groups: string[]): boolean {
  const fours = groups.length === 4 && groups.every((group) => group.length === 4 && !/^(?:19|20)/.test(group));
  return fours && !groups.every((group, i) => i === 0 || Number(group) > Number(groups[i - 1]));
}
