import { useEffect, useSyncExternalStore } from 'react';
import { readOrderCard } from '@/app/actions/orders';
import type { OrderCard } from '@/lib/orders/card';

/** A card as this visit knows it. `known` false: not read from the server yet. */
export type CardState = { card: OrderCard | null; known: boolean };

const cards = new Map<string, CardState>();
const listeners = new Set<() => void>();

function write(id: string, state: CardState): void {
  cards.set(id, state);
  for (const listener of listeners) listener();
}

/** What an action answered of a card: every place that shows it changes with it. */
export function putCard(card: OrderCard): void {
  write(card.id, { card, known: true });
}

/** Reads a card from the server; one that can't be read stays as it was drawn, since a click on it is checked anyway. */
async function load(id: string, drawn: OrderCard): Promise<void> {
  const reply = await readOrderCard({ id }).catch(() => null);
  if (reply?.ok) putCard(reply.value);
  else if (reply?.error === 'not_found') write(id, { card: null, known: true });
  else write(id, { card: cards.get(id)?.card ?? drawn, known: true });
}

/**
 * A card as it is now: the log shows what it was when it was drawn, and it may have been clicked since, here or elsewhere.
 * A card that comes up may have taken the place of others that waited: they are read again with it.
 */
export function useCard(drawn: OrderCard): CardState {
  const { id } = drawn;
  const state = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => cards.get(id),
    () => undefined,
  );
  useEffect(() => {
    void load(id, drawn);
    for (const [other, { card }] of cards) {
      if (other !== id && card?.state === 'waiting') void load(other, card);
    }
  }, [id, drawn]);
  return state ?? { card: drawn, known: false };
}
