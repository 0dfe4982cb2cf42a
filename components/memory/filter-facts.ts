import type { FactCategory, FactSource } from '@/lib/memory/fact';
import type { FactView } from '@/lib/memory/fact-view';

/** `all` lets everything through. */
export type FactFilterState = { text: string; category: FactCategory | 'all'; source: FactSource | 'all' };

export const noFilter: FactFilterState = { text: '', category: 'all', source: 'all' };

export function isFiltering({ text, category, source }: FactFilterState): boolean {
  return text.trim() !== '' || category !== 'all' || source !== 'all';
}

/** Facts in which every typed word occurs, in the value, the key or the topic's name, and that are of the chosen kind. */
export function filterFacts(
  facts: readonly FactView[],
  filter: FactFilterState,
  topicName: (key: string) => string = () => '',
): FactView[] {
  const words = plain(filter.text).split(' ').filter(Boolean);
  return facts.filter((fact) => {
    if (filter.category !== 'all' && fact.category !== filter.category) return false;
    if (filter.source !== 'all' && fact.source !== filter.source) return false;
    const text = plain(`${fact.value} ${fact.key.replaceAll('_', ' ')} ${fact.key} ${topicName(fact.key)}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
