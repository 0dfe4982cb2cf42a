import { type Concept, lexicon } from '@/lib/catalogue/lexicon/lexicon';

/** What a word means, by the common names of things in both languages; the more special meaning of a name counts. */
const byName = new Map<string, Concept>();
for (const concept of lexicon.values()) {
  if (concept.sort === 'word') continue;
  for (const name of [...concept.zh, ...concept.en]) {
    const plain = fold(name);
    if (!byName.has(plain)) byName.set(plain, concept);
  }
}

function conceptOf(word: string): Concept | null {
  const plain = fold(word);
  return byName.get(plain) ?? byName.get(plain.replace(/(?<=..)s$/, '')) ?? null;
}

/** Lower case, without what only says "made of" or "colour": 塑料材质 → 塑料, 黑色 → 黑. */
function fold(word: string): string {
  const plain = word.normalize('NFKC').trim().toLowerCase();
  return /^\p{Script=Han}+$/u.test(plain) ? plain.replace(/(色|制品|材质|质|牌|品牌|的)+$/u, '') || plain : plain;
}

/** Whether two words mean the same, across the languages. */
export function sameThing(a: string, b: string): boolean {
  if (fold(a) === fold(b)) return true;
  const [left, right] = [conceptOf(a), conceptOf(b)];
  return left !== null && left === right;
}

/** Whether `word` means a kind of what `broader` means: ABS is plastic, a walnut a nut. */
export function isKindOf(word: string, broader: string): boolean {
  const [one, other] = [conceptOf(word), conceptOf(broader)];
  return sameThing(word, broader) || (one !== null && other !== null && one.up.includes(other.id));
}

/** The usual name in the other language, or null when it isn't known. */
export function otherName(word: string): string | null {
  const concept = conceptOf(word);
  if (concept === null) return null;
  return (/\p{Script=Han}/u.test(word) ? concept.en[0] : concept.zh[0]) ?? null;
}

const isSort = (...sorts: Concept['sort'][]) => {
  const wanted = new Set(sorts);
  return (word: string): boolean => wanted.has(conceptOf(word)?.sort ?? 'word');
};

export const isColour = isSort('colour');
/** What people react to or don't eat: a rule beyond one subject. */
export const isSubstance = isSort('ingredient');
/** Colour, feature or material: what belongs to the subject at hand and not to the person. */
export const isTrait = isSort('colour', 'feature', 'material');
