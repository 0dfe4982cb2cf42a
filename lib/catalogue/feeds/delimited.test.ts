import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited';
import { inPieces } from './testing';
import { linesOf } from './text-lines';

async function read(text: string, size = 5) {
  const found: string[] = [];
  for await (const row of readDelimited(linesOf(inPieces(text, size)))) {
    const said = row.ok ? [...row.value.fields.values()].join(' ¦ ') : 'refused';
    found.push(`${row.line} ${said}`);
  }
  return found;
}

describe('readDelimited', () => {
  it('reads quotes, separators in quotes, line ends in quotes, and tells where a row begins', async () => {
    const text = '\uFEFFid,name\r\n1,"A, ""B"""\r\n\r\n2,"two\nlines"\r\n3,27" screen\r\n';
    expect(await read(text)).toEqual(['2 1 ¦ A, "B"', '4 2 ¦ two\nlines', '6 3 ¦ 27" screen']);
  });

  it('tells tabs, commas and semicolons apart by the header', async () => {
    expect(await read('id\ttitle\n1\tOne, two')).toEqual(['2 1 ¦ One, two']);
    expect(await read('id;title;price\n1;One, two;3,50')).toEqual(['2 1 ¦ One, two ¦ 3,50']);
  });

  it('loses only the row whose quote is never closed', async () => {
    const text = 'id,title,price\n1,"Open,10\n2,Fine,20\n3,"Quoted, too",30\n4,Fine,40';
    expect(await read(text)).toEqual(['2 refused', '3 2 ¦ Fine ¦ 20', '4 3 ¦ Quoted, too ¦ 30', '5 4 ¦ Fine ¦ 40']);
  });

  it('refuses a row with more fields than the header, takes one with fewer', async () => {
    expect(await read('a,b\n1,2,3\n4\n5,6,')).toEqual(['2 refused', '3 4', '4 5 ¦ 6']);
  });

  it('gives up on an open quote after some hundred lines, not at the end', async () => {
    const rows = Array.from({ length: 1_500 }, (_, i) => `${i},plain`);
    const found = await read(['a,b', '0,"open', ...rows].join('\n'), 1_000);
    expect(found).toHaveLength(1_501);
    expect(found[0]).toBe('2 refused');
    expect(found.at(-1)).toBe('1502 1499 ¦ plain');
  });

  it('gives back what was written by the rules, in pieces of any size', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', '\n', '家'), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 30 }), async (rows, size) => {
        const line = (cells: string[]) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',');
        const text = ['x,y,z', ...rows.map(line)].join('\n');
        const wanted = rows.map((cells) =>
          cells
            .map((one) => one.trim())
            .filter((one) => one !== '')
            .join(' ¦ '),
        );
        expect((await read(text, size)).map((one) => one.replace(/^\d+ /, ''))).toEqual(wanted);
      }),
    );
  });
});
