import { blockDigest, orderCardBlock } from '@/lib/context/blocks';
import type { Draft } from '@/lib/context/entry';
import { lateWire } from '@/lib/context/wire';
import { waitingCards } from '@/lib/orders/desk';
import { cardText } from '@/lib/tools/order-text';
import type { TurnState } from './turn-state';

/** Cards told of at most; the person sees all. */
const TOLD = 4;

/**
 * The cards that wait for this person, as the model is told of them; empty when none does. Always in English: the same
 * cards must give the same bytes, whatever language the turn is in.
 */
export async function waitingBlock({ ports, input }: Pick<TurnState, 'ports' | 'input'>): Promise<string> {
  const cards = await waitingCards(ports.orders, input.owner);
  return orderCardBlock(cards.slice(0, TOLD).map((card) => cardText(card, 'en')));
}

/** L2: the cards that wait when an epoch opens. Nothing when none does. In mid-epoch they stand beside the words. */
export async function openingCards(state: Pick<TurnState, 'ports' | 'input' | 'turn'>): Promise<Draft[]> {
  const block = await waitingBlock(state);
  if (block === '') return [];
  const meta = { blocks: { order_card: blockDigest(block) } };
  return [{ turn: state.turn, layer: 'L2', kind: 'block', wire: lateWire(state.input.profile, block), meta }];
}
