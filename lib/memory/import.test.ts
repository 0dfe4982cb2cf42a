import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '@/lib/clock';
import { factStore } from '@/lib/db/facts';
import { testDatabase } from '@/lib/db/testing';
import { randomIds } from '@/lib/ids';
import type { Owner } from '@/lib/owner';
import { defaultSettings } from '@/lib/settings';
import { exportText, type MemoryExport, memoryExport, memoryExportSchema } from './export';
import { importFacts, readImport } from './import';
import { IMPORT_MAX_CHARS } from './import-report';
import { piecesOf } from './json-pieces';
import type { MemoryDeps } from './remember';
import { memoryProfiles } from './retention';

const clock = manualClock('2026-11-30T10:00:00Z');
const at = clock.now();
const soon = new Date('2026-12-05T00:00:00.000Z');
let deps: MemoryDeps;
let count = 0;
const someone = (): Owner => ({ tenantId: 'default', userId: `importer${++count}` });

beforeAll(async () => {
  deps = { facts: factStore(await testDatabase(), randomIds), clock };
});

function file(facts: [key: string, value: string, expiresAt?: Date][]): MemoryExport {
  const kept = facts.map(([key, value, expiresAt = new Date('2027-05-01T00:00:00.000Z')]) => ({
    ...({ key, value, category: 'constraint', source: 'tool', sessionId: null, turn: null } as const),
    ...{ createdAt: at, updatedAt: at, expiresAt },
  }));
  return memoryExport({
    ...({ at, mode: 'auto', settings: defaultSettings, suggestions: [], events: [], activity: [] } as const),
    facts: kept,
  });
}

describe('a file of one’s memory', () => {
  it('is JSON of its schema with a line for each fact', () => {
    const text = exportText(
      file([
        ['a', '不要羊毛，"全部" {都}'],
        ['b', 'no\\silk'],
      ]),
    );
    expect(memoryExportSchema.parse(JSON.parse(text)).facts).toHaveLength(2);
    const read = readImport(text);
    expect(read.ok && read.facts.map(({ line }) => text.split('\n')[line - 1]?.includes('"key"'))).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['', 'not_json'],
    ['key,value\na,b', 'not_json'],
    [exportText(file([['a', 'no wool']])).slice(0, -20), 'not_json'],
    ['{"facts": []}', 'not_an_export'],
    ['{"format": "shoppingx-memory", "version": 1}', 'not_an_export'],
    ['{"format": "shoppingx-memory", "version": 2, "facts": []}', 'other_version'],
    [`{"format": "shoppingx-memory", "version": 1, "facts": [${'1,'.repeat(500)}1]}`, 'too_many'],
    [' '.repeat(IMPORT_MAX_CHARS + 1), 'too_large'],
  ])('%# says why it can’t be used', (text, problem) => {
    expect(readImport(text)).toEqual({ ok: false, problem });
  });
});

describe('importFacts', () => {
  it('takes each line through the gate, and a bad one stops nothing', async () => {
    const ann = someone();
    const secret = ['me', 'example.org'].join('@');
    const text = exportText(
      file([
        ['a', 'no wool'],
        ['b', secret],
        ['c', 'no silk'],
        ['d', 'past', at],
      ]),
    ).replace('{"key":"c"', '{"key": broken},\n{"key":"c"');
    const report = await importFacts(deps, ann, text);
    if (!report.ok) throw new Error(report.problem);
    const [first] = report.lines;
    expect(report.lines.map(({ line, ...became }) => [line - (first?.line ?? 0), became])).toEqual([
      [0, { became: 'stored' }],
      [1, { became: 'refused', reason: 'sensitive_data' }],
      [2, { became: 'refused', reason: 'unreadable' }],
      [3, { became: 'stored' }],
      [4, { became: 'refused', reason: 'expired' }],
    ]);
    expect(JSON.stringify([report, await deps.facts.events(ann, 99)])).not.toContain('example');
    expect((await deps.facts.list(ann, at)).map(({ key, source }) => [key, source])).toEqual([
      ['a', 'person'],
      ['c', 'person'],
    ]);
    const again = await importFacts(deps, ann, text);
    expect(again.ok && again.lines.filter(({ became }) => became === 'unchanged')).toHaveLength(2);
  });

  it('keeps the end that a fact had when that is sooner, and the cap when it is later', async () => {
    const ann = someone();
    const strict = { ...deps, retention: memoryProfiles.strict };
    await importFacts(
      strict,
      ann,
      exportText(
        file([
          ['a', 'no wool', soon],
          ['b', 'no silk', new Date('2099-01-01')],
        ]),
      ),
    );
    const ends = new Map((await deps.facts.list(ann, at)).map((fact) => [fact.key, fact.expiresAt]));
    expect(ends.get('a')).toEqual(soon);
    expect(ends.get('b')).toEqual(new Date('2026-12-30T10:00:00Z'));
  });

  it('brings nothing in after a clear in the midst of it', async () => {
    const ann = someone();
    const facts = {
      ...deps.facts,
      list: async (owner: Owner, now: Date) => {
        await deps.facts.clear(owner, now);
        return deps.facts.list(owner, now);
      },
    };
    const report = await importFacts({ ...deps, facts }, ann, exportText(file([['a', 'no wool']])));
    expect(report).toMatchObject({ ok: true, lines: [{ became: 'refused', reason: 'stale_generation' }] });
  });
});

it('cuts any JSON into the members that parsing gives', () => {
  fc.assert(
    fc.property(fc.array(fc.json()), fc.boolean(), (members, spread) => {
      const text = `[${members.join(spread ? ' ,\n' : ',')}]`;
      expect(piecesOf(text)?.map((piece) => JSON.parse(piece.text))).toEqual(members.map((one) => JSON.parse(one)));
    }),
  );
});
