import type { ErrorCode } from '@/lib/errors';
import type { TurnEvent } from '@/lib/events';
import { foldTurn, settleTurn } from './turn-reducer';
import type { TurnView } from './turn-view';

/** A session as the server hands it to a page. */
export type OpenedSession = {
  id: string;
  title: string;
  turns: { turn: number; events: TurnEvent[] }[];
  running: { turn: number } | null;
};

/** A session as the screen keeps it. */
export type Conversation = {
  /** Null until the first message of a new session was accepted. */
  sessionId: string | null;
  title: string;
  turns: TurnView[];
  /** `joining`: looking for a turn that runs on the server; `lost`: gave up looking. */
  link: 'idle' | 'streaming' | 'joining' | 'lost';
  stopping: boolean;
  /** Why the last message wasn't taken, and its words, which go back to the composer. */
  refusal: { error: ErrorCode | 'offline'; words: string } | null;
};

export const emptyConversation: Conversation = {
  sessionId: null,
  title: '',
  turns: [],
  link: 'idle',
  stopping: false,
  refusal: null,
};

export function isRunning(conversation: Conversation): boolean {
  return conversation.link === 'streaming' || conversation.link === 'joining';
}

/** Folds a stored session. Its running turn, if any, stays open; any other without an end was cut off. */
export function foldSession(session: OpenedSession): Conversation {
  const turns = session.turns.map(({ turn, events }) => {
    const view = foldTurn(turn, events);
    return turn === session.running?.turn ? view : settleTurn(view);
  });
  return { ...emptyConversation, sessionId: session.id, title: session.title, turns };
}

/**
 * What to keep when the server hands a session that the screen knows already: a live stream is never disturbed, and a
 * page from the browser's own history may be older than what was seen since.
 */
export function mergeSession(known: Conversation | undefined, session: OpenedSession): Conversation {
  if (known === undefined) return foldSession(session);
  if (isRunning(known) || known.turns.length > session.turns.length) return known;
  const last = known.turns.at(-1);
  const seenToTheEnd = last !== undefined && last.turn === session.running?.turn && last.status !== 'running';
  return seenToTheEnd ? known : { ...foldSession(session), refusal: known.refusal };
}

export function replaceTurn(turns: readonly TurnView[], view: TurnView): TurnView[] {
  const index = turns.findIndex((known) => known.turn === view.turn);
  return index === -1 ? [...turns, view] : turns.with(index, view);
}
