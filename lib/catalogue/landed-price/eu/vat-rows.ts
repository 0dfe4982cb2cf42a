import { decimal } from '../fraction';
import type { RateRow } from '../tax';

/**
 * Standard VAT rates of the member states: percent and the day from which it holds. A list of the earlier rate stands
 * where one changed lately. Checked on 2026-11-30 against two published lists of the years 2025 and 2026.
 */
const rates: Record<string, readonly (readonly [percent: number, from: string])[]> = {
  AT: [[20, '1984-01-01']],
  BE: [[21, '1996-01-01']],
  BG: [[20, '1999-01-01']],
  CY: [[19, '2014-01-13']],
  CZ: [[21, '2013-01-01']],
  DE: [[19, '2021-01-01']],
  DK: [[25, '1992-01-01']],
  EE: [
    [22, '2024-01-01'],
    [24, '2025-07-01'],
  ],
  ES: [[21, '2012-09-01']],
  FI: [
    [24, '2013-01-01'],
    [25.5, '2024-09-01'],
  ],
  FR: [[20, '2014-01-01']],
  GR: [[24, '2016-06-01']],
  HR: [[25, '2012-03-01']],
  HU: [[27, '2012-01-01']],
  IE: [[23, '2021-03-01']],
  IT: [[22, '2013-10-01']],
  LT: [[21, '2009-09-01']],
  LU: [
    [16, '2023-01-01'],
    [17, '2024-01-01'],
  ],
  LV: [[21, '2012-07-01']],
  MT: [[18, '2004-01-01']],
  NL: [[21, '2012-10-01']],
  PL: [[23, '2011-01-01']],
  PT: [[23, '2011-01-01']],
  RO: [
    [19, '2017-01-01'],
    [21, '2025-08-01'],
  ],
  SE: [[25, '1990-07-01']],
  SI: [[22, '2013-07-01']],
  SK: [
    [20, '2011-01-01'],
    [23, '2025-01-01'],
  ],
};

export const memberStates: readonly string[] = Object.keys(rates);

function rowsOf(state: string): RateRow[] {
  const list = rates[state] ?? [];
  return list.map(([percent, from], i) => ({
    id: `eu.vat.${state.toLowerCase()}`,
    title: { zh: `增值税 ${percent}%（${state}）`, en: `VAT ${percent} % (${state})` },
    from,
    until: list[i + 1]?.[1] ?? null,
    source: 'Published lists of EU standard VAT rates, 2025-12 and 2026',
    confidence: 'secondary',
    rate: decimal(percent / 100),
  }));
}

const byState = new Map(memberStates.map((state) => [state, rowsOf(state)]));

/** The standard VAT rows of one member state; none for another country. */
export const vatRows = (state: string): readonly RateRow[] => byState.get(state) ?? [];
