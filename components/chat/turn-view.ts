import type { Comparison, OfferCard, TurnEvent } from '@/lib/events';

type EventOf<T extends TurnEvent['type']> = Omit<Extract<TurnEvent, { type: T }>, 'type'>;

/** One thing that was done on the way to the answer. */
export type TurnStep =
  | ({ kind: 'plan' } & EventOf<'plan'>)
  | { kind: 'plan_failed' }
  | ({ kind: 'skill' } & EventOf<'skill'>)
  | ({ kind: 'tool'; status: 'running' | EventOf<'tool_finished'>['status'] } & EventOf<'tool_started'> &
      Pick<EventOf<'tool_finished'>, 'count' | 'excluded'>);

export type ToolStep = Extract<TurnStep, { kind: 'tool' }>;
export type PlanStep = Extract<TurnStep, { kind: 'plan' }>;
export type Summary = EventOf<'summary'>;

/**
 * What stands in the thread, in the order in which it came, so that nothing that is on screen moves. All offers of a
 * turn share one block, which holds its place from the first search on and grows to the side.
 */
export type TurnBlock =
  | { kind: 'text'; text: string }
  | { kind: 'offers'; offers: OfferCard[] }
  | { kind: 'comparison'; comparison: Comparison }
  | ({ kind: 'summary' } & Summary)
  | ({ kind: 'question' } & EventOf<'question'>)
  /** As it was then; what it is now is read from the store. */
  | { kind: 'order_card'; card: EventOf<'order_card'>['card'] }
  | ({ kind: 'saved' } & EventOf<'memory_saved'>)
  | ({ kind: 'suggested' } & EventOf<'memory_suggested'>)
  | ({ kind: 'rejected' } & EventOf<'memory_rejected'>);

export type TurnStatus = 'running' | 'done' | 'stopped' | 'crashed' | 'failed';

/** One turn as the screen shows it: the fold of its events, live or read from the log. */
export type TurnView = {
  turn: number;
  /** What the person said. */
  words: string;
  /** When, ISO 8601; empty until the server has said so. */
  at: string;
  status: TurnStatus;
  steps: TurnStep[];
  blocks: TurnBlock[];
  /** Index of the text block that the running model call writes to; null when its text is complete or none came. */
  openText: number | null;
  /** The model is being asked again. */
  retry: EventOf<'retrying'> | null;
  error: EventOf<'error'> | null;
  /** Figures of the whole turn, once it is done. */
  figures: EventOf<'done'> | null;
};

export function initialTurn(turn: number, words = ''): TurnView {
  return {
    turn,
    words,
    at: '',
    status: 'running',
    steps: [],
    blocks: [],
    openText: null,
    retry: null,
    error: null,
    figures: null,
  };
}

export function offersOf(view: TurnView): OfferCard[] {
  return view.blocks.find((block) => block.kind === 'offers')?.offers ?? [];
}

export function summaryOf(view: TurnView): Summary | null {
  return view.blocks.findLast((block) => block.kind === 'summary') ?? null;
}
