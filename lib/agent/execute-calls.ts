import { entriesInForce } from '@/lib/context/compaction';
import type { Draft } from '@/lib/context/entry';
import { toolWire } from '@/lib/context/wire';
import type { TurnEvent } from '@/lib/events';
import type { ToolContext, ToolOutcome } from '@/lib/tools/tool';
import type { Prepared } from './prepare-call';
import { append, type TurnState } from './turn-state';

/**
 * Runs the calls of one step. Those that only read run at once; the others run one after another, in call order. Results
 * are appended in call order, each as soon as all before it are there, so that the log reads the same whichever
 * finished first. Answers the outcomes in call order.
 */
export async function executeCalls(
  state: TurnState,
  prepared: readonly Prepared[],
  context: ToolContext,
): Promise<ToolOutcome[]> {
  const outcomes: (ToolOutcome | undefined)[] = prepared.map(() => undefined);
  let next = 0;
  // Appends follow one another: two results that are ready at the same moment must not race for one place.
  let appending = Promise.resolve();
  const settle = (index: number, outcome: ToolOutcome) => {
    outcomes[index] = outcome;
    appending = appending.then(async () => {
      const drafts: Draft[] = [];
      const told = new Set(entriesInForce(state.entries).flatMap((entry) => entry.meta.offerIds));
      for (; next < prepared.length; next++) {
        const one = prepared[next];
        const settled = outcomes[next];
        if (one === undefined || settled === undefined) break;
        drafts.push(resultDraft(state, one, settled, told));
        for (const id of settled.meta?.offerIds ?? []) told.add(id);
      }
      await append(state, drafts);
    });
    return appending;
  };
  const reading: Promise<unknown>[] = [];
  const acting: number[] = [];
  for (const [index, one] of prepared.entries()) {
    if (one.kind === 'refuse') reading.push(settle(index, one.outcome));
    else if (one.tool.readOnly) reading.push(runOne(one, context).then((outcome) => settle(index, outcome)));
    else acting.push(index);
  }
  const acted = (async () => {
    for (const index of acting) {
      const one = prepared[index];
      if (one?.kind === 'run') await settle(index, await runOne(one, context));
    }
  })();
  // All are awaited even if one throws, so that no call goes on behind the turn's back.
  const settled = await Promise.allSettled([...reading, acted]);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return outcomes.filter((outcome) => outcome !== undefined);
}

async function runOne(one: Extract<Prepared, { kind: 'run' }>, context: ToolContext): Promise<ToolOutcome> {
  return one.tool.run(one.args, context, one.call.id);
}

function resultDraft(state: TurnState, one: Prepared, outcome: ToolOutcome, told: ReadonlySet<string>): Draft {
  const { id: callId, name: tool } = one.call;
  const found = outcome.events.findLast((event) => event.type === 'tool_finished');
  const finished: TurnEvent[] = found
    ? []
    : [{ type: 'tool_finished', callId, tool, status: outcome.status, count: null, excluded: [] }];
  return {
    turn: state.turn,
    layer: 'L3',
    kind: 'tool',
    wire: toolWire(callId, typeof outcome.content === 'string' ? outcome.content : outcome.content(told)),
    meta: { ...outcome.meta, callId, tool, events: [...finished, ...outcome.events] },
  };
}
