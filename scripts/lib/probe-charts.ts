import type { CacheFigures } from '@/lib/context/cache-figures';
import type { BaselineFigures } from '@/lib/model/demo/run-baselines';
import type { ProbedCall } from './probe-report';

/** The charts of the report page, as SVG text. Colours are the page's variables; every chart stands beside its table. */

const WIDTH = 960;
const HEIGHT = 240;
const LEFT = 48;
const BOTTOM = 24;
const INNER = { width: WIDTH - LEFT - 8, height: HEIGHT - BOTTOM - 8 };

/** Hit rate and ceiling as two lines over the turns, 0 to 100 %. */
export function rateChart(perTurn: readonly (CacheFigures & { turn: number })[]): string {
  const x = (at: number) => LEFT + (perTurn.length < 2 ? 0 : (at / (perTurn.length - 1)) * INNER.width);
  const y = (rate: number) => 8 + (1 - rate) * INNER.height;
  const line = (of: (one: CacheFigures) => number, style: string) =>
    `<polyline fill="none" ${style} points="${perTurn.map((one, at) => `${round(x(at))},${round(y(of(one)))}`).join(' ')}"/>`;
  const dots = perTurn.map((one, at) => {
    const told = `turn ${one.turn}: ${rate(one.hitRate)} of ${rate(one.ceiling)} possible`;
    return `<circle cx="${round(x(at))}" cy="${round(y(one.hitRate))}" r="3.5" fill="var(--good)"><title>${told}</title></circle>`;
  });
  const names = perTurn.map((one, at) => text(x(at), HEIGHT - 6, String(one.turn), 'middle'));
  return chart(
    `Hit rate over ${perTurn.length} turns; the dashed line is the ceiling`,
    [
      ...[0, 0.25, 0.5, 0.75, 1].map((mark) => gridLine(y(mark), rate(mark))),
      line((one) => one.ceiling, 'stroke="var(--other)" stroke-dasharray="4 4"'),
      line((one) => one.hitRate, 'stroke="var(--good)" stroke-width="2"'),
      ...dots,
      ...names,
    ].join(''),
  );
}

/** Each call as a bar of cached tokens with its fresh ones on top. */
export function callChart(calls: readonly ProbedCall[]): string {
  const most = Math.max(1, ...calls.map((call) => call.promptTokens));
  const step = INNER.width / Math.max(1, calls.length);
  const tall = (tokens: number) => (tokens / most) * INNER.height;
  const bars = calls.map((call, at) => {
    const fresh = call.promptTokens - call.cachedTokens;
    const x = round(LEFT + at * step);
    const width = round(Math.max(0.5, step * 0.8));
    const top = 8 + INNER.height - tall(call.promptTokens);
    const told = `turn ${call.turn}, ${call.purpose}: ${call.cachedTokens} cached, ${fresh} fresh`;
    return `<g><title>${told}</title>${rect(x, top, width, tall(fresh), '--fresh')}${rect(x, top + tall(fresh), width, tall(call.cachedTokens), '--good')}</g>`;
  });
  const marks = [0, 0.5, 1].map((mark) => gridLine(8 + (1 - mark) * INNER.height, String(Math.round(most * mark))));
  return chart('Tokens of each call in order; cached below, fresh on top', [...marks, ...bars].join(''));
}

/** The hit rate of each way of building the requests, one row each. */
export function barChart(baselines: readonly BaselineFigures[]): string {
  const height = baselines.length * 28 + 8;
  const rows = baselines.map((one, at) => {
    const y = at * 28 + 6;
    const colour = one.name === 'as_sent' ? '--good' : '--other';
    const width = one.hitRate * (WIDTH - 300);
    return `${text(0, y + 14, one.name.replaceAll('_', ' '), 'start')}${rect(200, y, width, 18, colour)}${text(208 + width, y + 14, rate(one.hitRate), 'start')}`;
  });
  return chart('Hit rate of all calls, for each way of building them', rows.join(''), height);
}

function chart(told: string, inner: string, height = HEIGHT): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${told}">${inner}</svg>`;
}

function gridLine(y: number, name: string): string {
  return `<line x1="${LEFT}" x2="${WIDTH - 8}" y1="${round(y)}" y2="${round(y)}" stroke="var(--line)"/>${text(LEFT - 6, y + 4, name, 'end')}`;
}

function text(x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${words}</text>`;
}

function rect(x: number, y: number, width: number, height: number, colour: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="var(${colour})"/>`;
}

function rate(value: number): string {
  return `${Math.round(value * 1000) / 10} %`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
