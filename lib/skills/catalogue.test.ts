import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as parameters from '@/lib/tools/parameters';
import { builtInOrder, catalogueOf, readSkillCatalogue, type SkillSource } from './catalogue';
import { renderSkillLines } from './render';

const source = (folder: string, head = `name: ${folder}\ndescription: Read when ${folder}.`): SkillSource => ({
  folder,
  path: `skills/${folder}/SKILL.md`,
  text: `---\n${head}\n---\nDo ${folder}.\n`,
});
const strict = { strict: true };

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('did not throw');
}

describe('the order of the catalogue', () => {
  it('doesn’t depend on the order in which the files were found', () => {
    const sources = [...builtInOrder, 'zz-last', 'b-more', 'a-more'].map((folder) => source(folder));
    const expected = renderSkillLines(catalogueOf(sources, strict).list());
    expect(expected.split('\n').map((line) => line.slice(2).split(':')[0])).toEqual([
      ...builtInOrder,
      'a-more',
      'b-more',
      'zz-last',
    ]);
    fc.assert(
      fc.property(fc.shuffledSubarray(sources, { minLength: sources.length }), (shuffled) => {
        expect(renderSkillLines(catalogueOf(shuffled, strict).list())).toBe(expected);
      }),
    );
  });
});

describe('faults', () => {
  it('names file and line of every one', () => {
    const sources = [
      source('search-discovery', 'name: search\ndescription: x'),
      source('purchase-research', 'name: purchase-research\nowner: me\ndescription: x'),
    ];
    const [heading, ...faults] = messageOf(() => catalogueOf(sources, strict)).split('\n');
    expect(heading).toBe("Skills that can't be read:");
    expect(faults).toEqual([
      expect.stringContaining('skills/search-discovery/SKILL.md:2: name must equal'),
      expect.stringContaining('skills/purchase-research/SKILL.md:3: owner is not a field'),
      expect.stringContaining('skills/memory-personalization/SKILL.md:1: is missing'),
      expect.stringContaining('skills/order-care/SKILL.md:1: is missing'),
    ]);
  });

  it('finds nothing under a name that isn’t there', () => {
    const catalogue = catalogueOf(
      builtInOrder.map((folder) => source(folder)),
      strict,
    );
    expect(catalogue.byName('my/coffee')).toBeNull();
    expect(catalogue.byName('purchase-research')?.body).toBe('Do purchase-research.\n');
  });
});

describe('reading a folder', () => {
  const roots: string[] = [];
  afterEach(() => {
    for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
  });

  it('leaves loose files and folders without a SKILL.md alone', () => {
    const root = mkdtempSync(join(tmpdir(), 'skills-'));
    roots.push(root);
    for (const folder of [...builtInOrder].reverse()) {
      mkdirSync(join(root, 'skills', folder), { recursive: true });
      writeFileSync(join(root, 'skills', folder, 'SKILL.md'), source(folder).text);
    }
    mkdirSync(join(root, 'skills', 'notes'));
    writeFileSync(join(root, 'skills', 'README.md'), 'About these.');
    const names = readSkillCatalogue(root, strict)
      .list()
      .map((skill) => skill.name);
    expect(names).toEqual([...builtInOrder]);
  });
});

describe('the built-in skills', () => {
  const root = join(import.meta.dirname, '..', '..');
  const skills = readSkillCatalogue(root, strict).list();

  it('are exactly the folders under skills/, in the fixed order', () => {
    const folders = readdirSync(join(root, 'skills'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...folders.map((entry) => entry.name)].sort()).toEqual([...builtInOrder].sort());
    expect(skills.map((skill) => skill.name)).toEqual([...builtInOrder]);
  });

  it.each(skills.map((skill) => [skill.name, skill] as const))(
    '%s says when to read it and when not, in both languages',
    (_, skill) => {
      expect(skill.description).toMatch(/^Read when /);
      expect(skill.description).toContain("Don't read");
      expect(skill.description).toMatch(/\p{Script=Han}{2,}/u);
    },
  );

  it.each(skills.map((skill) => [skill.name, skill] as const))('%s is a full body of bearable length', (_, skill) => {
    const words = skill.body.split(/\s+/).length;
    expect(words).toBeGreaterThan(700);
    expect(words).toBeLessThan(1200);
    expect(skill.body).toMatch(/\p{Script=Han}{2,}/u);
  });

  it('name only tools and arguments that exist, wherever they show a call', () => {
    const shapes = Object.values(parameters).filter((schema) => schema instanceof z.ZodObject);
    const known = new Set(shapes.flatMap((schema) => Object.keys(schema.shape)));
    const calls = skills.flatMap((skill) => [...skill.body.matchAll(/`(\{"[^`]+\})`/g)].map((match) => match[1] ?? ''));
    expect(calls.length).toBeGreaterThan(2);
    for (const call of calls) {
      const names = Object.keys(JSON.parse(call));
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    }
    const tools = Object.keys(parameters).map((name) =>
      name
        .replace(/Parameters$/, '')
        .replace(/[A-Z]/g, '_$&')
        .toLowerCase(),
    );
    const named = /\b(?:item|compare|recall|save|ask|shopping)_[a-z]+\b/g;
    const used = new Set(skills.flatMap((skill) => skill.body.match(named) ?? []));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((name) => !tools.includes(name))).toEqual([]);
  });
});
