import type { CacheFigures } from '@/lib/context/cache-figures';
import { barChart, callChart, rateChart } from './probe-charts';
import type { ProbeReport } from './probe-report';
import { percent, prefixText } from './probe-table';

/** The report as one page that needs nothing else: charts as SVG, each with its table. */
export function probePage(report: ProbeReport): string {
  const { model, profile, sessions, turns, all, main, baselines } = report;
  const title = `Prefix cache: ${percent(all.hitRate)} of the input, rule of ${profile}`;
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(model)}; ${sessions} session(s) of up to ${turns} turn(s); ${all.calls} calls, ${main.calls} of them of the main loop.</p>`,
    `<p>A provider keeps what it has read. A request that begins with the same bytes as an earlier one is charged a fraction for them. “Cached” is what the endpoint said it served that way; the ceiling is the most that its published rule allows for these very requests.</p>`,
    totals(report),
    section('Hit rate over the turns', rateChart(report.perTurn), turnTable(report)),
    section('Each call: cached and fresh tokens', callChart(report.calls), callTable(report)),
  ];
  if (baselines.length > 0)
    parts.push(section('The same calls, built another way', barChart(baselines), baselineTable(report)));
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style><main>${parts.join('\n')}</main></html>
`;
}

const STYLE = `:root{color-scheme:light dark;--ink:#1b1c1a;--soft:#5b5d58;--line:#d9d9d4;--page:#fbfbf9;--good:#0f6a5f;--fresh:#c2701c;--other:#7a7d76}
@media(prefers-color-scheme:dark){:root{--ink:#ecede9;--soft:#a9aba4;--line:#3a3c38;--page:#141513;--good:#5cc4b3;--fresh:#e8b75f;--other:#8b8e87}}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:70rem;margin:auto;padding:2rem 1rem 4rem}h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}
svg{width:100%;height:auto;display:block}svg text{fill:var(--soft);font-size:11px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.875rem}th,td{padding:.2rem .8rem .2rem 0;text-align:right;border-bottom:1px solid var(--line)}
th:last-child,td:last-child,th:first-child,td:first-child{text-align:left}.wide{overflow-x:auto}summary{cursor:pointer;color:var(--soft);padding:.5rem 0}`;

function section(name: string, chart: string, tableHtml: string): string {
  return `<section><h2>${name}</h2>${chart}<details><summary>as a table</summary><div class="wide">${tableHtml}</div></details></section>`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = (tag: string, row: readonly (string | number)[]) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
}

const FIGURES = [
  'calls',
  'prompt',
  'cached',
  'fresh per call',
  'hit rate',
  'ceiling',
  'achieved / ceiling',
  'effective input',
];

function figureCells(one: CacheFigures): (string | number)[] {
  const { calls, promptTokens, cachedTokens, freshPerCall, effectiveInput } = one;
  const rates = [percent(one.hitRate), percent(one.ceiling), one.achievedOverCeiling.toFixed(3)];
  return [calls, promptTokens, cachedTokens, freshPerCall, ...rates, effectiveInput];
}

function totals({ all, main }: ProbeReport): string {
  const rows = [
    ['all', ...figureCells(all)],
    ['main loop', ...figureCells(main)],
  ];
  const nested = `Nested: ideal ${percent(all.ideal)} ≥ by the rule ${percent(all.byRule)} ≥ with its time to live ${percent(all.ceiling)}; observed ${percent(all.hitRate)}.`;
  return `<div class="wide">${table(['', ...FIGURES], rows)}</div><p>${nested}</p>`;
}

function turnTable({ perTurn }: ProbeReport): string {
  return table(
    ['turn', ...FIGURES],
    perTurn.map((one) => [one.turn, ...figureCells(one)]),
  );
}

function callTable({ calls }: ProbeReport): string {
  return table(
    ['session', 'turn', 'purpose', 'prompt', 'cached', 'fresh', 'ceiling', 'prefix'],
    calls.map((call) => [
      call.session,
      call.turn,
      call.purpose,
      call.promptTokens,
      call.cachedTokens,
      call.promptTokens - call.cachedTokens,
      call.withTtl,
      prefixText(call.prefix),
    ]),
  );
}

function baselineTable({ baselines }: ProbeReport): string {
  return table(
    ['built so', 'hit rate', 'main loop', 'fresh per call', 'effective input', 'requests that broke', 'mostly in'],
    baselines.map((one) => [
      one.name.replaceAll('_', ' '),
      percent(one.hitRate),
      percent(one.mainHitRate),
      one.freshPerCall,
      one.effectiveInput,
      one.brokenCalls,
      one.breaksIn ?? '–',
    ]),
  );
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
