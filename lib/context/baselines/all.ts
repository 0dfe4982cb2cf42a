import type { Baseline } from './baseline';
import { blockBeforeHistory } from './block-before-history';
import { clockInSystem } from './clock-in-system';
import { injectionsNotStored } from './injections-not-stored';
import { memoryInSystem } from './memory-in-system';
import { movingMarker } from './moving-marker';
import { plannerAfresh } from './planner-afresh';
import { slidingWindow } from './sliding-window';

/** The ways not taken, by name. `as_sent` changes nothing: it is what the others are held against. */
export const baselines = {
  as_sent: (calls) => [...calls],
  memory_in_system: memoryInSystem,
  injections_not_stored: injectionsNotStored,
  clock_in_system: clockInSystem,
  moving_marker: movingMarker,
  sliding_window: slidingWindow,
  block_before_history: blockBeforeHistory,
  planner_afresh: plannerAfresh,
} as const satisfies Record<string, Baseline>;
export type BaselineName = keyof typeof baselines;
