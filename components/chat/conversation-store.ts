import type { SentItem } from '@/app/actions/turns';
import type { StreamItem } from '@/lib/events';
import { emptyConversation, foldSession, isRunning, mergeSession, type OpenedSession } from './conversation';
import { ConversationShelf } from './conversation-shelf';
import { withPatience } from './patience';
import { initialTurn } from './turn-view';

/** What the store needs of the server and of time; the app gives it the server actions. */
export type ConversationPort = {
  send(input: { sessionId: string | null; text: string }): Promise<AsyncIterable<SentItem>>;
  join(input: { sessionId: string; afterN: number }): Promise<AsyncIterable<StreamItem> | null>;
  stop(input: { sessionId: string }): Promise<boolean>;
  /** The session as it is stored now; null when it is gone or can't be read. */
  reopen(input: { id: string }): Promise<OpenedSession | null>;
  wait(ms: number): Promise<void>;
};

/** Waits between the attempts to find a turn again, ms. */
const REJOIN_WAITS = [300, 1_000, 3_000, 6_000, 12_000];
/** Longest silence of a stream, ms; heartbeats come far more often. */
const SILENCE = 45_000;

/**
 * Every session that was open since the page was loaded. It lives above the pages, so that moving from one to another
 * neither ends a stream nor loses what it said.
 */
export class ConversationStore extends ConversationShelf {
  constructor(
    private readonly port: ConversationPort,
    private readonly on: { opened(id: string, words: string): void; settled(id: string): void },
  ) {
    super();
  }

  /** Takes in a session that a page was rendered with, and joins its running turn. */
  seed(session: OpenedSession): void {
    this.put(session.id, mergeSession(this.get(session.id), session));
    const known = this.get(session.id);
    if (
      session.running !== null &&
      known !== undefined &&
      !isRunning(known) &&
      known.turns.at(-1)?.status === 'running'
    ) {
      this.forgetSeen(session.id);
      void this.rejoin(session.id);
    }
  }

  /** Sends a message. Refused ones leave no trace but `refusal`. */
  async send(key: string, text: string): Promise<void> {
    const before = this.get(key) ?? emptyConversation;
    if (isRunning(before)) return;
    const turn = (before.turns.at(-1)?.turn ?? 0) + 1;
    this.put(key, { ...before, refusal: null, link: 'streaming', turns: [...before.turns, initialTurn(turn, text)] });
    let id: string | null = null;
    let own = turn;
    try {
      const items = await this.port.send({ sessionId: before.sessionId, text });
      for await (const item of withPatience(items, SILENCE)) {
        if (!('type' in item)) {
          if (id !== null) this.take(id, item);
        } else if (item.type === 'opened') {
          id = item.sessionId;
          own = item.turn;
          this.open(key, id, turn, item.turn);
          this.on.opened(id, text);
        } else {
          this.withdraw(key, turn, { error: item.error, words: text });
          if (item.error === 'session_busy' && before.sessionId !== null) await this.rejoin(before.sessionId);
          return;
        }
      }
    } catch {
      // The connection broke; what follows finds out whether the turn goes on without it.
    }
    if (id === null) this.withdraw(key, turn, { error: 'offline', words: text });
    else if (this.isOver(id, own)) this.rest(id, own);
    else await this.rejoin(id);
  }

  async stop(key: string): Promise<void> {
    const conversation = this.get(key);
    if (conversation?.sessionId == null) return;
    this.put(key, { ...conversation, stopping: true });
    await this.port.stop({ sessionId: conversation.sessionId }).catch(() => false);
  }

  /** Looks for the running turn again after the link was lost. */
  async rejoin(id: string): Promise<void> {
    this.change(id, { link: 'joining' });
    let turn = this.get(id)?.turns.at(-1)?.turn ?? 0;
    for (const wait of [0, ...REJOIN_WAITS]) {
      await this.port.wait(wait);
      try {
        const items = await this.port.join({ sessionId: id, afterN: this.lastSeen(id, turn) });
        if (items === null) {
          if (await this.reload(id)) return;
          continue;
        }
        for await (const item of withPatience(items, SILENCE)) {
          turn = item.turn;
          this.take(id, item);
        }
        if (this.isOver(id, turn)) return this.rest(id, turn);
      } catch {
        // Not yet reachable again: the next attempt follows.
      }
    }
    this.change(id, { link: 'lost', stopping: false });
  }

  /** The network is back: what was given up is looked for again. */
  rejoinLost(): void {
    for (const [id, { link }] of this.conversations) if (link === 'lost') void this.rejoin(id);
  }

  /** Nothing more comes of this turn. */
  private rest(id: string, turn: number): void {
    this.forgetSeen(id, turn);
    if (this.get(id)?.turns.at(-1)?.turn === turn) this.change(id, { link: 'idle', stopping: false });
    this.on.settled(id);
  }

  /** Reads the session again; true if no turn of it runs any more, so that this is the end of it. */
  private async reload(id: string): Promise<boolean> {
    const session = await this.port.reopen({ id });
    if (session === null) throw new Error('the session is gone');
    if (session.running !== null) return false;
    this.put(id, { ...foldSession(session), refusal: this.get(id)?.refusal ?? null });
    this.forgetSeen(id);
    this.on.settled(id);
    return true;
  }
}
