import { type Concept, lexicon } from '@/lib/catalogue/lexicon/lexicon';

/** Words that describe a product without naming one, as a text says them. */

type Name = { name: string; pattern: RegExp };

function namesOf(sort: Concept['sort']): Name[] {
  const names = [...lexicon.values()].filter((concept) => concept.sort === sort);
  return names
    .flatMap(({ zh, en }) => [
      // One character alone stands in too many other words.
      ...zh.filter((name) => name.length > 1).map((name) => ({ name, pattern: new RegExp(name.toLowerCase()) })),
      ...en.map((name) => {
        const plain = name.toLowerCase();
        return { name: plain, pattern: new RegExp(`(?<![a-z])${plain.replace(/[ -]/g, '[ -]?')}(?![a-z])`) };
      }),
    ])
    .toSorted((one, other) => other.name.length - one.name.length || (one.name < other.name ? -1 : 1));
}

const colours = namesOf('colour').filter(({ name }) => !/^(?:rose|ivory)$/.test(name));
const features = namesOf('feature');
const materials = namesOf('material');

/** Names that occur; of overlapping ones the longest. */
function found(names: readonly Name[], text: string): string[] {
  let rest = text.normalize('NFKC').toLowerCase();
  return names.flatMap(({ name, pattern }) => {
    if (!pattern.test(rest)) return [];
    rest = rest.replace(pattern, '\u0000');
    return [name];
  });
}

export const coloursIn = (text: string): string[] => found(colours, text);
export const featuresIn = (text: string): string[] => found(features, text);
/** Colours, features and materials. */
export const traitsIn = (text: string): string[] => [
  ...coloursIn(text),
  ...featuresIn(text),
  ...found(materials, text),
];

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/(?:太|有点|好)(?:重|沉)/, '轻便'],
  [/(?:太|有点)吵/, '静音'],
  [/(?:太|有点)(?:占地方|笨重)/, '便携'],
  [/轻(?:一)?(?:点|些)|更轻/, '轻便'],
  [/安静(?:一)?(?:点|些)|更安静/, '静音'],
  [/\btoo (?:heavy|bulky)\b|\blighter\b/i, 'lightweight'],
  [/\btoo (?:loud|noisy)\b|\bquieter\b/i, 'quiet'],
];

/** What is wanted instead, when a complaint or a comparison says it: 太重, 轻一点 → 轻便. */
export function remediesIn(text: string): string[] {
  return REMEDIES.flatMap(([pattern, remedy]) => (pattern.test(text) ? [remedy] : []));
}
