/** How one size is called in each system; a platform labels by the system of its country. */
type Row = { EU: string; US: string; UK: string; JP: string } | { INT: string };
export type SizeChart = 'adult_shoes' | 'womens_shoes' | 'clothes' | 'rings';

/** Shoes: EU, US (men's or women's), UK, and centimetres for Japan. Rounded as most makers print them. */
export const sizeCharts: Record<SizeChart, Row[]> = {
  adult_shoes: [
    { EU: '40', US: '7', UK: '6', JP: '25' },
    { EU: '41', US: '8', UK: '7', JP: '26' },
    { EU: '42', US: '8.5', UK: '7.5', JP: '26.5' },
    { EU: '42.5', US: '9', UK: '8', JP: '27' },
    { EU: '43', US: '9.5', UK: '8.5', JP: '27.5' },
    { EU: '44', US: '10', UK: '9', JP: '28' },
  ],
  womens_shoes: [
    { EU: '36', US: '5.5', UK: '3.5', JP: '22.5' },
    { EU: '37', US: '6.5', UK: '4', JP: '23.5' },
    { EU: '38', US: '7.5', UK: '5', JP: '24' },
    { EU: '39', US: '8.5', UK: '6', JP: '25' },
  ],
  clothes: [{ INT: 'S' }, { INT: 'M' }, { INT: 'L' }, { INT: 'XL' }],
  rings: [
    { EU: '50', US: '5', UK: 'J', JP: '9' },
    { EU: '52', US: '6', UK: 'L', JP: '11' },
    { EU: '54', US: '7', UK: 'N', JP: '14' },
  ],
};

/** The label of a row on a platform that uses `system`. */
export function sizeLabel(row: Row, system: 'EU' | 'US' | 'UK' | 'JP'): { system: string; value: string } {
  return 'INT' in row ? { system: 'INT', value: row.INT } : { system, value: row[system] };
}
