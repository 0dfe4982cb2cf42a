import type { PlatformLine } from './thread';
import type { Tongue } from './tongue';

/** What people may call a platform: its id, its whole name, and the name in each language. */
export function platformNames({ id, name }: PlatformLine): string[] {
  return [...new Set([id, name, nameIn(name, 'zh'), nameIn(name, 'en')])].filter((one) => one.length > 1);
}

/** The block gives the Chinese name and then the English one. */
function nameIn(name: string, tongue: Tongue): string {
  const han = /^[^a-z]*\p{Script=Han}[^a-z]*(?=\s[A-Za-z])/u.exec(name)?.[0] ?? '';
  return tongue === 'zh' ? han.trim() || name : name.slice(han.length).trim() || name;
}

/** The platform's name in this language, or its id when the block doesn't list it. */
function platformLabel(platforms: readonly PlatformLine[], id: string, tongue: Tongue): string {
  const found = platforms.find((platform) => platform.id === id);
  return found === undefined ? id : nameIn(found.name, tongue);
}

/** Names of platforms by their ids, in the language of the answer. */
export function shopNames({
  turn,
  tongue,
}: {
  turn: { platforms: readonly PlatformLine[] };
  tongue: Tongue;
}): (id: string) => string {
  return (id) => platformLabel(turn.platforms, id, tongue);
}
