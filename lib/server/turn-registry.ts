import { type LiveTurn, liveTurn } from './live-turn';

/** How long an ended turn can still be joined, in ms: a page that was just loading must not miss the end. */
const LINGER_MS = 30_000;

export type RunningTurn = { live: LiveTurn; controller: AbortController; done: Promise<void> };

/** The turns that run in this process, by session. */
export type TurnRegistry = {
  get(sessionId: string): RunningTurn | undefined;
  /** Starts `run` detached: it goes on whether anyone listens or not. */
  start(sessionId: string, turn: number, run: (live: LiveTurn, signal: AbortSignal) => Promise<void>): RunningTurn;
  /** Waits for all turns to end, for tests and an orderly end of the process. */
  settle(): Promise<void>;
};

export function turnRegistry(): TurnRegistry {
  const running = new Map<string, RunningTurn>();
  return {
    get: (sessionId) => running.get(sessionId),
    start(sessionId, turn, run) {
      const live = liveTurn(turn);
      const controller = new AbortController();
      const done = run(live, controller.signal).finally(() => {
        live.end();
        setTimeout(() => {
          if (running.get(sessionId) === entry) running.delete(sessionId);
        }, LINGER_MS).unref();
      });
      const entry: RunningTurn = { live, controller, done };
      running.set(sessionId, entry);
      return entry;
    },
    async settle() {
      await Promise.allSettled([...running.values()].map((one) => one.done));
    },
  };
}
