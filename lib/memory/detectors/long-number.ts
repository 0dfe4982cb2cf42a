import { digitRuns } from '../digit-runs';
import { maskExplained } from '../explained';

/** Nine digits or more in one piece, or four groups of four, that nothing in the text explains. */
export function hasLongNumber(text: string): boolean {
  return digitRuns(maskExplained(text)).some(
    ({ groups }) =>
      groups.some((group) => group.length >= 9) ||
      (groups.length >= 4 &&
        groups.slice(0, 4).every((group) => group.length === 4 && !/^(?:19|20)\d{2}$/.test(group)) &&
        !ascending(groups)),
  );
}

function ascending(groups: string[]): boolean {
  return groups.every((group, i) => i === 0 || Number(group) > Number(groups[i - 1]));
}
