import type { Owner } from '@/lib/owner';
import type { OrderCard } from './card';
import type { Order, Step } from './order';

/** What becomes of a card, decided while its row is locked. */
export type Decision =
  | { kind: 'keep' }
  | { kind: 'write'; card: OrderCard }
  /** The card is confirmed and this order comes of it. */
  | { kind: 'place'; card: OrderCard; order: Order }
  /** The card is confirmed and its order moves. */
  | { kind: 'move'; card: OrderCard; steps: readonly Step[] };

/**
 * Cards and orders of one owner; a right id with a wrong owner doesn't exist. Whoever decides on a card or moves an
 * order holds its row until it is written, in this process or another.
 */
export interface OrderStore {
  /** Cards of the session that wait since an earlier turn give way to it. False when the session isn't the owner's. */
  addCard(owner: Owner, card: OrderCard): Promise<boolean>;
  card(owner: Owner, id: string): Promise<OrderCard | null>;
  /** Cards that wait, newest first; some may have run out of time (`cardAsOf`). */
  waiting(owner: Owner): Promise<OrderCard[]>;
  /**
   * Locks a card, and the order that it is about, and writes what `decide` says. Answers the card as it stands then;
   * null when there is none. Of two that confirm at once, the second decides on a confirmed card.
   */
  decide(
    owner: Owner,
    id: string,
    decide: (card: OrderCard, order: Order | null) => Decision,
  ): Promise<OrderCard | null>;
  /** Newest first. */
  orders(owner: Owner, limit: number): Promise<Order[]>;
  order(owner: Owner, id: string): Promise<Order | null>;
  /** Locks an order and appends the steps that `next` gives for it as it stands. Null when there is none. */
  advance(owner: Owner, id: string, next: (order: Order) => readonly Step[]): Promise<Order | null>;
}
