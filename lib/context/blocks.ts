import { createHash } from 'node:crypto';
import type { Platform } from '@/lib/catalogue/offer';
import type { ShoppingSettings } from '@/lib/settings';
import type { Entry } from './entry';
import { currentEpoch } from './log';

/** What a person did lately: kept apart from facts, shown to the model beside their words. */
export type Activity = { kind: 'purchase' | 'search'; text: string; at: Date };

/** Outside text can't open or close a block. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Enabled platforms and what the person set. The same settings give the same bytes. */
export function platformsBlock(platforms: readonly Platform[], settings: ShoppingSettings): string {
  const enabled = platforms.filter((one) => settings.platforms.length === 0 || settings.platforms.includes(one.id));
  const lines = [...enabled]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(
      (one) =>
        `${one.id} | ${one.name.zh} ${one.name.en} | ${one.currency} | ships to ${[...one.shipsTo].sort().join(' ')}`,
    );
  const set = [
    ...(settings.destination ? [`destination: ${settings.destination}`] : []),
    ...(settings.currency ? [`currency: ${settings.currency}`] : []),
  ];
  return [
    '<platforms>',
    ...lines,
    '</platforms>',
    ...(set.length > 0 ? ['<settings>', ...set, '</settings>'] : []),
  ].join('\n');
}

/** Purchases, then searches, newest first in each; no dates, so that it changes only when something was done. */
export function activityBlock(activity: readonly Activity[]): string {
  if (activity.length === 0) return '';
  const newest = (kind: Activity['kind']) =>
    activity
      .filter((one) => one.kind === kind)
      .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.text < b.text ? -1 : 1));
  const lines = [
    ...newest('purchase').map((one) => `bought: ${escapeText(one.text)}`),
    ...newest('search').map((one) => `searched: ${escapeText(one.text)}`),
  ];
  return ['<activity>', ...lines, '</activity>'].join('\n');
}

export function wordsBlock(words: string): string {
  return `<words>\n${escapeText(words)}\n</words>`;
}

/** Cards that wait for the person's click, a line each; `lines` are escaped already. */
export function orderCardBlock(lines: readonly string[]): string {
  return lines.length === 0 ? '' : ['<order_card>', ...lines, '</order_card>'].join('\n');
}

/** By the names of their tags. */
export type Blocks = { platforms: string; activity: string; order_card: string };

/**
 * The L4 text. A block whose bytes equal the last one sent in this epoch isn't sent again; one that has become empty is
 * sent as such, so that the old one doesn't stay in force.
 */
export function userText(
  entries: readonly Entry[],
  blocks: Blocks,
  words: string,
): { text: string; digests: Record<string, string> } {
  const sent = sentDigests(entries);
  const parts: string[] = [];
  const digests: Record<string, string> = {};
  for (const [name, block] of Object.entries(blocks)) {
    const digest = blockDigest(block);
    const known = sent.get(name);
    if (known === digest || (known === undefined && block === '')) continue;
    digests[name] = digest;
    parts.push(block === '' ? `<${name}>none</${name}>` : block);
  }
  return { text: [...parts, wordsBlock(words)].join('\n'), digests };
}

/** What `meta.blocks` keeps of a block that was sent. */
export function blockDigest(block: string): string {
  return createHash('sha256').update(block).digest('hex').slice(0, 16);
}

function sentDigests(entries: readonly Entry[]): Map<string, string> {
  const sent = new Map<string, string>();
  for (const entry of currentEpoch(entries)) {
    for (const [name, digest] of Object.entries(entry.meta.blocks ?? {})) sent.set(name, digest);
  }
  return sent;
}
