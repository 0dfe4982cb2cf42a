import { type FactCategory, KEY_MAX } from '@/lib/memory/fact';

/** What people add by hand, most often first. `several`: more than one can be true at once (two allergies). */
export const topics = [
  { id: 'allergy', category: 'constraint', several: true },
  { id: 'material_avoid', category: 'constraint', several: true },
  { id: 'diet', category: 'constraint', several: true },
  { id: 'brand_avoid', category: 'constraint', several: true },
  { id: 'brand_liked', category: 'preference', several: true },
  { id: 'colour_liked', category: 'preference', several: true },
  { id: 'style', category: 'preference', several: true },
  { id: 'shoe_size', category: 'context', several: false },
  { id: 'clothing_size', category: 'context', several: false },
  { id: 'ring_size', category: 'context', several: false },
  { id: 'default_ship_to', category: 'context', several: false },
  { id: 'household', category: 'context', several: true },
] as const satisfies readonly { id: string; category: FactCategory; several: boolean }[];

export type TopicId = (typeof topics)[number]['id'] | 'other';

/**
 * The key under which a new fact of this topic goes. Where several can be true, a free one (`allergy`, `allergy_2`), so
 * that the first isn't lost; else the topic's own, which then replaces. `own` is what the person typed for "other".
 */
export function keyForTopic(topic: TopicId, own: string, taken: ReadonlySet<string>): string {
  const typed = normalisedKey(own);
  if (topic === 'other' && typed !== '') return typed;
  const known = topics.find((one) => one.id === topic);
  if (known !== undefined && !known.several) return known.id;
  const base = known?.id ?? 'note';
  if (!taken.has(base)) return base;
  let n = 2;
  while (taken.has(`${base}_${n}`)) n += 1;
  return `${base}_${n}`;
}

/** What is typed for a key, brought near to one: the gate has the last word. */
export function normalisedKey(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .slice(0, KEY_MAX * 2);
}

/** The topic whose name can stand for a key on the screen, or null for keys of the person's or the model's own. */
export function topicOfKey(key: string): Exclude<TopicId, 'other'> | null {
  const base = key.replace(/_\d+$/, '');
  return topics.find((one) => one.id === base)?.id ?? null;
}
