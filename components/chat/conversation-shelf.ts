import type { StreamItem } from '@/lib/events';
import { type Conversation, emptyConversation, replaceTurn } from './conversation';
import { reduceTurn } from './turn-reducer';
import { initialTurn } from './turn-view';

/** The key of the session that doesn't exist yet. */
export const NEW = 'new';

const seenKey = (id: string, turn: number | '') => `${id}#${turn}`;

/** The conversations of this visit by key, and whoever wants to know of a change. */
export class ConversationShelf {
  protected conversations = new Map<string, Conversation>();
  private listeners = new Set<() => void>();
  /** Where the new session went when it was opened, until the address of the page says so too. */
  private moved: string | null = null;
  /** Number of the last event seen of a turn: two of a session are followed at once when one's receipts come late. */
  private seen = new Map<string, number>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The key under which a page finds its conversation. */
  keyOf(path: string): string {
    return path.match(/^\/chat\/([^/]+)$/)?.[1] ?? this.moved ?? NEW;
  }

  /** The address has followed. */
  arrived(): void {
    this.moved = null;
  }

  get(key: string): Conversation | undefined {
    return this.conversations.get(key);
  }

  forget(key: string): void {
    this.conversations.delete(key);
    this.tell();
  }

  clearRefusal(key: string): void {
    if (this.get(key)?.refusal) this.change(key, { refusal: null });
  }

  protected change(key: string, part: Partial<Conversation>): void {
    const conversation = this.get(key);
    if (conversation !== undefined) this.put(key, { ...conversation, ...part });
  }

  protected put(key: string, conversation: Conversation): void {
    this.conversations.set(key, conversation);
    this.tell();
  }

  protected isOver(id: string, turn: number): boolean {
    const view = this.get(id)?.turns.find((one) => one.turn === turn);
    return view !== undefined && view.status !== 'running';
  }

  /** −1 when nothing of it was seen. */
  protected lastSeen(id: string, turn: number): number {
    return this.seen.get(seenKey(id, turn)) ?? -1;
  }

  /** Of one turn, or of all of the session's. */
  protected forgetSeen(id: string, turn?: number): void {
    if (turn !== undefined) this.seen.delete(seenKey(id, turn));
    else for (const key of [...this.seen.keys()]) if (key.startsWith(seenKey(id, ''))) this.seen.delete(key);
  }

  /** A message that wasn't taken: its turn goes, its words stay with the reason. */
  protected withdraw(key: string, turn: number, refusal: Conversation['refusal']): void {
    const turns = (this.get(key)?.turns ?? []).filter((view) => view.turn !== turn);
    this.change(key, { link: 'idle', turns, refusal });
  }

  /** The message of `key` was taken as turn `turn` of session `id`; until now the turn had a guessed number. */
  protected open(key: string, id: string, guessed: number, turn: number): void {
    const conversation = this.get(key) ?? emptyConversation;
    const turns = conversation.turns.map((view) => (view.turn === guessed ? { ...view, turn } : view));
    if (key !== id) {
      this.conversations.delete(key);
      this.moved = id;
    }
    this.forgetSeen(id, turn);
    this.put(id, { ...conversation, sessionId: id, turns });
  }

  /** Folds one event in, unless it was seen already. */
  protected take(id: string, { turn, n, event }: StreamItem): void {
    const conversation = this.get(id);
    const seen = this.seen.get(seenKey(id, turn));
    if (conversation === undefined || (seen !== undefined && n <= seen)) return;
    this.seen.set(seenKey(id, turn), n);
    // Joined from the start: what was read from the log of this turn would be told twice.
    const known = seen === undefined ? undefined : conversation.turns.find((view) => view.turn === turn);
    const words = conversation.turns.find((view) => view.turn === turn)?.words;
    const view = reduceTurn(known ?? initialTurn(turn, words), event);
    const turns = replaceTurn(conversation.turns, view);
    // What is learned of a turn follows its end. The person can write on by then, so it changes nothing of the link.
    const newest = turns.at(-1)?.turn === turn;
    const running = view.status === 'running';
    const link = running ? 'streaming' : newest ? 'idle' : conversation.link;
    const stopping = conversation.stopping && (running || !newest);
    this.put(id, { ...conversation, link, stopping, turns });
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
