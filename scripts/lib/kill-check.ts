import { findChainBreak } from '@/lib/context/chain';
import type { Entry } from '@/lib/context/entry';
import { findPrefixBreak } from '@/lib/context/prefix';
import { renderMain, renderPlanner } from '@/lib/context/render';
import { openTurn } from '@/lib/context/repair';
import { findThreadFault } from '@/lib/context/thread-check';
import type { App } from '@/lib/server/composition';

/** What became of one killed turn. Each is true in a sound program. */
export type Aftermath = {
  /** The log as the dead process left it is whole by its own chain. */
  leftWhole: boolean;
  /** The turn had begun and had not ended when the process died. */
  midTurn: boolean;
  /** The next turn was answered. */
  wentOn: boolean;
  /** All that stood before stands as it was, byte for byte, and the killed turn is closed as interrupted. */
  repairedByAppending: boolean;
  /** What the threads send now begins with all that they sent before. */
  prefixWhole: boolean;
  /** A provider takes the thread: every call is answered, in order. */
  validThread: boolean;
};

/** Holds a log as a killed process left it against the one after the next turn. */
export function aftermath(app: App, left: readonly Entry[], after: readonly Entry[], wentOn: boolean): Aftermath {
  const open = openTurn(left);
  const main = (entries: readonly Entry[]) => renderMain(app.agent.heads.full.wire, entries, app.model.profile);
  const planner = (entries: readonly Entry[]) => renderPlanner(app.agent.heads.reader.wire, entries);
  const closed = after.some(
    (entry) => entry.turn === open && entry.kind === 'turn_end' && entry.meta.outcome === 'interrupted',
  );
  const kept = left.every((entry, at) => after[at]?.wire === entry.wire && after[at]?.chain === entry.chain);
  return {
    leftWhole: findChainBreak(left) === null,
    midTurn: open !== null,
    wentOn,
    repairedByAppending: kept && (open === null || closed) && findChainBreak(after) === null,
    prefixWhole:
      findPrefixBreak(main(left), main(after)) === null && findPrefixBreak(planner(left), planner(after)) === null,
    validThread: findThreadFault(main(after).map((message) => message.wire)) === null,
  };
}
