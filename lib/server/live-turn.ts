import type { StreamItem, TurnEvent } from '@/lib/events';

/** A turn that runs in this process: its events so far, and whoever is listening. */
export type LiveTurn = {
  turn: number;
  /** Numbers an event, keeps it and tells the listeners. Heartbeats are told and not kept. */
  emit(event: TurnEvent): void;
  /** No more events follow. */
  end(): void;
  ended(): boolean;
  /** The answer's end was told; what is learned of the turn may follow. */
  told(): boolean;
  /** Every event after number `afterN` (−1: from the start), then those to come, until the end. */
  listen(afterN: number): AsyncGenerator<StreamItem, void, void>;
};

export function liveTurn(turn: number): LiveTurn {
  const kept: StreamItem[] = [];
  const wake = new Set<() => void>();
  let over = false;
  let told = false;
  let beats = 0;
  const rouse = () => {
    for (const resolve of wake) resolve();
    wake.clear();
  };
  return {
    turn,
    emit(event) {
      if (event.type === 'heartbeat') beats += 1;
      else kept.push({ turn, n: kept.length, event });
      if (event.type === 'done' || event.type === 'error' || event.type === 'interrupted') told = true;
      rouse();
    },
    end() {
      over = true;
      rouse();
    },
    ended: () => over,
    told: () => told || over,
    async *listen(afterN) {
      let next = Math.max(0, afterN + 1);
      let beatsTold = beats;
      for (;;) {
        for (; next < kept.length; next++) {
          const item = kept[next];
          if (item) yield item;
        }
        if (beats > beatsTold) {
          beatsTold = beats;
          yield { turn, n: next - 1, event: { type: 'heartbeat' } };
          continue;
        }
        if (over) return;
        await new Promise<void>((resolve) => wake.add(resolve));
      }
    },
  };
}
