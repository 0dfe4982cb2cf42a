import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileNamed } from '@/lib/model/profiles/choose';
import { countTokens } from '@/lib/model/tokens';
import { readSkillCatalogue } from '@/lib/skills/catalogue';
import { allTools } from '@/lib/tools/registry';
import { buildHeads } from './heads';
import { HEAD_VERSION } from './system-text';

const skills = readSkillCatalogue(process.cwd());
const tools = allTools(async () => {
  throw new Error('not called');
});
const heads = (profile = 'openai', some = tools) => buildHeads(skills, some, profileNamed(profile), countTokens);

describe('the head of the release', () => {
  // Changing the head costs every person one fresh prefix: raise HEAD_VERSION, say why in docs/decisions/0007, and put
  // the new digests here.
  test('has the bytes of its version', () => {
    expect({
      version: HEAD_VERSION,
      main: heads().full.digest.slice(0, 16),
      reader: heads().reader.digest.slice(0, 16),
    }).toMatchInlineSnapshot(`
      {
        "main": "ed0e2365a80a7927",
        "reader": "76667401f2a43a85",
        "version": 2,
      }
    `);
  });

  test('is the same in whatever order tools are registered', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...tools], { minLength: tools.size }), (shuffled) => {
        expect(heads('openai', new Map(shuffled)).full).toEqual(heads().full);
      }),
      { numRuns: 50 },
    );
  });

  test('names no clock, id or session', () => {
    expect(heads().full.wire).not.toMatch(/\b20\d\d-\d\d-\d\d|session_|[0-9a-f]{16}/);
  });

  test('without memory lacks just the memory tools', () => {
    const names = (list: string | null) =>
      (JSON.parse(list ?? '[]') as { function: { name: string } }[]).map((tool) => tool.function.name);
    const full = names(heads().full.tools);
    expect(full).toEqual([...full].sort());
    expect(names(heads().withoutMemory.tools)).toEqual(full.filter((name) => !/memor/.test(name)));
  });

  test('states the schema to the planner where the endpoint takes none', () => {
    expect(heads('deepseek').reader.wire).toContain('json_schema');
    expect(heads('openai').reader.wire).not.toContain('json_schema');
  });

  test('names in its intent table only skills that the release ships', () => {
    const text = JSON.parse(heads().full.wire).content as string;
    const table = text.slice(text.indexOf('| the turn is like'), text.indexOf('# Choosing tools'));
    const named = [...table.matchAll(/\| ([a-z-]+) \|$/gm)]
      .map((match) => match[1])
      .filter((name) => name !== 'read' && name !== 'none');
    expect(named.filter((name) => skills.byName(name ?? '') === null)).toEqual([]);
    expect(named.length).toBe(skills.list().length);
  });
});
