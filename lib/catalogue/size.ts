import type { SearchQuery } from './search';

const LETTERS: Record<string, string> = { '2XL': 'XXL', '3XL': 'XXXL', SMALL: 'S', MEDIUM: 'M', LARGE: 'L' };

/** "42.0" and "42", "m" and "M", "2XL" and "XXL" are one value. */
function plain(value: string): string {
  const folded = value
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(',', '.')
    .replace(/(?:码|号|CM)$/u, '')
    .trim();
  const number = Number(folded);
  if (folded !== '' && Number.isFinite(number)) return String(number);
  return LETTERS[folded] ?? folded;
}

/** Chinese shoe numbers of today are European ones. */
const system = (name: string) => (name.toUpperCase() === 'CN' ? 'EU' : name.toUpperCase());

/**
 * Whether an offer has the size asked for. A system asked for must be the offer's own: EU 42 is not US 42. A bare value
 * meets the same value in any system. An offer that states no size is unknown, which is never a pass.
 */
export function sizeMeets(
  offered: { system: string; value: string } | null,
  asked: NonNullable<SearchQuery['size']>,
): boolean {
  if (!offered || plain(offered.value) !== plain(asked.value)) return false;
  return asked.system === undefined || system(asked.system) === system(offered.system);
}
