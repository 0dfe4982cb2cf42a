import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSkillFile } from './frontmatter';
import type { Skill, SkillCatalogue } from './skill';

/** The order in L1. It is fixed here, since L1 must have the same bytes whatever order a folder is read in. */
export const builtInOrder = ['search-discovery', 'purchase-research', 'memory-personalization', 'order-care'] as const;

/** One `SKILL.md` as found: its folder's name, its path for error texts, its text. */
export type SkillSource = { folder: string; path: string; text: string };

/**
 * Builds the catalogue from its files, given in any order. Throws one error that names file and line of every fault:
 * a built-in skill that can't be read is a fault of the release, not of a person.
 */
export function catalogueOf(sources: readonly SkillSource[], { strict }: { strict: boolean }): SkillCatalogue {
  const faults: string[] = [];
  const skills: Skill[] = [];
  for (const source of [...sources].sort((a, b) => rank(a.folder) - rank(b.folder) || order(a.folder, b.folder))) {
    const result = parseSkillFile(source.text, { folder: source.folder, strict });
    if (result.ok) {
      const { name, description, body } = result.file;
      skills.push(Object.freeze({ name, description, body }));
    } else {
      faults.push(`  ${source.path}:${result.error.line}: ${result.error.message}`);
    }
  }
  for (const name of builtInOrder) {
    if (!sources.some((source) => source.folder === name)) faults.push(`  skills/${name}/SKILL.md:1: is missing`);
  }
  if (faults.length > 0) throw new Error(`Skills that can't be read:\n${faults.join('\n')}`);
  const listed = Object.freeze(skills);
  const named = new Map(listed.map((skill) => [skill.name, skill]));
  return { list: () => listed, byName: (name) => named.get(name) ?? null };
}

/** Reads `<root>/skills/<name>/SKILL.md`; folders without that file and loose files are left alone. Throws as above. */
export function readSkillCatalogue(root: string, rules: { strict: boolean } = { strict: false }): SkillCatalogue {
  const folder = join(root, 'skills');
  const sources = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'SKILL.md')))
    .map((entry) => ({
      folder: entry.name,
      path: `skills/${entry.name}/SKILL.md`,
      text: readFileSync(join(folder, entry.name, 'SKILL.md'), 'utf8'),
    }));
  return catalogueOf(sources, rules);
}

function rank(folder: string): number {
  const at = (builtInOrder as readonly string[]).indexOf(folder);
  return at < 0 ? builtInOrder.length : at;
}

/** By code unit: a locale's order differs between machines. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
