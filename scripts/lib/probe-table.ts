import type { CacheFigures } from '@/lib/context/cache-figures';
import type { CallPrefix } from '@/lib/context/call-prefix';
import type { ProbedCall, ProbeReport } from './probe-report';

/** The report for a terminal: a line for each turn and each call, the totals, the ways not taken. */
export function probeTable(report: ProbeReport): string {
  const { sessions, turns, calls, all, main, baselines } = report;
  const lines = [
    `${report.model}, cache rule of "${report.profile}"; ${sessions} session(s) of up to ${turns} turn(s)`,
    '',
    row(['turn', 'calls', 'prompt', 'cached', 'fresh/call', 'hits', 'ceiling', 'of it', 'eff. input']),
    ...report.perTurn.map((turn) => figuresRow(String(turn.turn), turn)),
    figuresRow('all', all),
    figuresRow('main', main),
    '',
    `ideal ${percent(all.ideal)}, by the rule ${percent(all.byRule)}, with its time to live ${percent(all.ceiling)}, observed ${percent(all.hitRate)}`,
    `fresh tokens by layer: ${Object.entries(report.freshByLayer)
      .map(([layer, tokens]) => `${layer} ${tokens}`)
      .join(', ')}`,
  ];
  if (sessions === 1) {
    lines.push('', `${row(['turn', 'step', 'call', 'prompt', 'cached', 'fresh', 'ceiling', '', ''])}prefix`);
    lines.push(...calls.map((call) => row(callCells(call)) + prefixText(call.prefix)));
  }
  if (baselines.length > 0) {
    lines.push(
      '',
      `${'the same calls, built another way'.padEnd(34)}${row(['all', 'main', 'fresh/call', 'eff. input', 'broken'])}in`,
    );
    for (const one of baselines) {
      const cells = [
        percent(one.hitRate),
        percent(one.mainHitRate),
        one.freshPerCall,
        one.effectiveInput,
        one.brokenCalls,
      ];
      lines.push(`${one.name.padEnd(34)}${row(cells.map(String))}${one.breaksIn ?? ''}`);
    }
  }
  lines.push(
    '',
    report.chainBreaks.length === 0
      ? 'every request extended the one before, but for recorded breaks'
      : report.chainBreaks
          .map(
            (one) => `broken in turn ${one.turn}: ${one.purpose}, ${one.layer}, entry ${one.seq}, byte ${one.offset}`,
          )
          .join('\n'),
  );
  return `${lines.join('\n')}\n`;
}

function figuresRow(name: string, one: CacheFigures): string {
  const { calls, promptTokens, cachedTokens, freshPerCall, effectiveInput } = one;
  const rates = [percent(one.hitRate), percent(one.ceiling), one.achievedOverCeiling.toFixed(3)];
  return row([
    name,
    ...[calls, promptTokens, cachedTokens, freshPerCall].map(String),
    ...rates,
    String(effectiveInput),
  ]);
}

function callCells(call: ProbedCall): string[] {
  const { turn, step, purpose, promptTokens, cachedTokens, withTtl } = call;
  const numbers = [promptTokens, cachedTokens, promptTokens - cachedTokens, withTtl];
  return [String(turn), step === 0 ? '' : String(step), purpose, ...numbers.map(String), '', ''];
}

/** How a call goes on from the one before, in a few words. */
export function prefixText(prefix: CallPrefix): string {
  if (prefix.kind === 'first') return 'first of its thread';
  if (prefix.kind === 'extends') return 'extends the one before';
  const place = prefix.seq === null ? prefix.layer : `${prefix.layer}, entry ${prefix.seq}`;
  return `broken at ${place}, byte ${prefix.offset}: ${prefix.why.replace('_', ' ')}`;
}

function row(cells: readonly string[]): string {
  return `${cells.map((cell) => cell.padStart(10)).join('')}  `;
}

export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}
