import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSkillFile } from './frontmatter';

const rules = { folder: 'cold-brew', strict: true };
const file = (head: string, body = 'Steep for twelve hours.') => `---\n${head}\n---\n${body}\n`;
const plain = 'name: cold-brew\ndescription: Read when somebody asks for coffee.';

function errorOf(source: string, strict = true) {
  const result = parseSkillFile(source, { ...rules, strict });
  if (result.ok) throw new Error('was accepted');
  return result.error;
}

describe('a file that follows the specification', () => {
  it('gives name, description and body', () => {
    expect(parseSkillFile(file(plain), rules)).toEqual({
      ok: true,
      file: {
        name: 'cold-brew',
        description: 'Read when somebody asks for coffee.',
        license: null,
        compatibility: null,
        metadata: {},
        allowedTools: [],
        body: 'Steep for twelve hours.\n',
      },
    });
  });

  it('gives the optional fields', () => {
    const head = `${plain}\nlicense: MIT\ncompatibility: any\nmetadata:\n  version: "1.0"\nallowed-tools: grind  pour`;
    const result = parseSkillFile(file(head), rules);
    expect(result.ok && result.file).toMatchObject({
      license: 'MIT',
      compatibility: 'any',
      metadata: { version: '1.0' },
      allowedTools: ['grind', 'pour'],
    });
  });

  it('folds a description into one line', () => {
    const result = parseSkillFile(file('name: cold-brew\ndescription: >-\n  Read when\n  冷萃 is wanted.'), rules);
    expect(result.ok && result.file.description).toBe('Read when 冷萃 is wanted.');
  });

  it('reads the same from a file with a byte order mark and Windows line ends', () => {
    const source = file(plain, '\n\none\n\ntwo');
    expect(parseSkillFile(`\uFEFF${source.replaceAll('\n', '\r\n')}`, rules)).toEqual(parseSkillFile(source, rules));
  });

  it('keeps a rule of --- that stands in the body', () => {
    const result = parseSkillFile(file(plain, 'one\n\n---\n\ntwo'), rules);
    expect(result.ok && result.file.body).toBe('one\n\n---\n\ntwo\n');
  });
});

describe('a file that breaks it', () => {
  it.each([
    ['no frontmatter', '# Coffee\n', 1, 'begin'],
    ['no end of it', '---\nname: cold-brew\n', 3, 'second line'],
    ['broken YAML', file('name: cold-brew\ndescription: a: b'), 3, "isn't YAML"],
    ['a field twice', file(`${plain}\nname: cold-brew`), 4, "isn't YAML"],
    ['a list', file('- name'), 2, 'must hold fields'],
    ['no name', file('description: x'), 1, 'name is missing'],
    ['no description', file('name: cold-brew'), 1, 'description is missing'],
    ['a number for a name', file('name: 12\ndescription: x'), 2, 'must be text'],
    ['an empty description', file('name: cold-brew\ndescription: " "'), 3, 'is empty'],
    ['a description of two lines', file('name: cold-brew\ndescription: |\n  a\n  b'), 3, 'one line'],
    ['another folder', file('name: hot-brew\ndescription: x'), 2, "folder's name"],
    ['a metadata number', file(`${plain}\nmetadata:\n  version: 1.0`), 4, '.version must be text'],
    ['a metadata text', file(`${plain}\nmetadata: new`), 4, 'must be a map'],
    ['long compatibility', file(`${plain}\ncompatibility: ${'x'.repeat(501)}`), 4, 'more than 500'],
    ['a list of tools', file(`${plain}\nallowed-tools: [grind]`), 4, 'must be text'],
    ['an unknown field', file(`${plain}\nauthor: me`), 4, 'author is not a field'],
    ['no body', file(plain, '  '), 4, 'no text'],
  ])('%s', (_, source, line, message) => {
    const error = errorOf(source);
    expect(error.message).toContain(message);
    expect(error.line).toBe(line);
  });

  it('lets an unknown field pass where it needn’t be strict', () => {
    expect(parseSkillFile(file(`${plain}\nauthor: me`), { ...rules, strict: false }).ok).toBe(true);
  });
});

describe('limits', () => {
  it('takes exactly the names that the specification allows', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'ab09-_A é'), minLength: 1, maxLength: 70 });
    fc.assert(
      fc.property(piece, (name) => {
        const allowed =
          name.length <= 64 &&
          [...name].every((c) => 'ab09-'.includes(c)) &&
          !name.startsWith('-') &&
          !name.endsWith('-') &&
          !name.includes('--');
        const head = `name: ${JSON.stringify(name)}\ndescription: x`;
        expect(parseSkillFile(file(head), { folder: name, strict: true }).ok).toBe(allowed);
      }),
      { numRuns: 500 },
    );
  });

  it('counts code points, not code units, of a description', () => {
    const of = (n: number) => parseSkillFile(file(`name: cold-brew\ndescription: ${'𠮷'.repeat(n)}`), rules).ok;
    expect([of(1), of(1024), of(1025)]).toEqual([true, true, false]);
  });

  it('gives back any text it accepts as it stands, on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (text) => {
        const result = parseSkillFile(file(`name: cold-brew\ndescription: ${JSON.stringify(text)}`), rules);
        if (!result.ok) return;
        expect(result.file.description).toBe(text.trim());
        expect(result.file.description).not.toMatch(/[\r\n\u2028\u2029\0]/);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (head, body) => {
        const result = parseSkillFile(`---\n${head}\n---\n${body}`, rules);
        if (!result.ok) expect(result.error.line).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
