import type { Offer } from '@/lib/catalogue/offer';
import { drawCard, withdrawCard } from '@/lib/orders/cards';
import { waitingCards } from '@/lib/orders/desk';
import { type PurchaseProblem, purchaseOf, type Wish } from '@/lib/orders/purchase';
import { constraintsOf } from './constraints';
import { languageOf, offerLine } from './offer-text';
import { cardText } from './order-text';
import { draftOrderParameters } from './parameters';
import { inSize, type Size, sizesSaid, sizesText, variantsOf, wasSaid } from './said-size';
import type { Tool, ToolContext, ToolOutcome } from './tool';

/**
 * Puts an order card before the person, or takes it back. It orders nothing: that is the person's click. A size that the
 * person never said is refused, so that none is made up.
 */
export const draftOrderTool: Tool<typeof draftOrderParameters> = {
  name: 'draft_order',
  description:
    'Put an order card before the person: offers of one shop with size and quantity (下单, 就要这个, order it, buy it). Orders nothing: only their click does. withdraw takes waiting cards back (算了不买了, never mind). Ask first for a size that was never said.',
  parameters: draftOrderParameters,
  readOnly: false,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'draft_order', chips: [] }),
  async run(args, context, callId) {
    if (args.withdraw) return withdrawn(context, callId);
    if (args.items.length === 0) return refused('no items; name the offers to order, or withdraw');
    const wishes: Wish[] = [];
    for (const item of args.items) {
      const found = await wished(item, context);
      if ('problem' in found) return refused(found.problem);
      wishes.push({ offer: found.offer, quantity: item.quantity });
    }
    const { destination, currency } = constraintsOf(context);
    const { orders, owner, sessionId, turn } = context;
    const on = orders.clock.now();
    const purchase = purchaseOf(joined(wishes), { destination, currency, on }, context.catalogue.platforms());
    if (!purchase.ok) return refused(problemText(purchase.error));
    const card = await drawCard(orders, owner, { sessionId, turn }, purchase.value);
    if (card === null) return failed('no card could be made: the conversation is gone');
    const language = languageOf(context.words);
    return {
      content: [
        'an order card is before the person; nothing is ordered until they click Confirm on it.',
        cardText(card, language),
        ...wishes.map(({ offer }) => offerLine(offer, language)),
      ].join('\n'),
      status: 'ok',
      events: [{ type: 'order_card', callId, card }],
      meta: { offerIds: wishes.map(({ offer }) => offer.id) },
    };
  },
};

/** The offer to put on the card: the one named, or its variant in the size that the person said. */
async function wished(
  item: { id: string; size: Size | null },
  context: ToolContext,
): Promise<{ offer: Offer } | { problem: string }> {
  const [offer] = await context.catalogue.byIds([item.id]);
  if (!offer || !context.shownOffers.has(item.id)) return { problem: `no offer ${item.id} was shown; use a shown id` };
  if (offer.size === null) return { offer };
  const said = sizesSaid(context);
  const size = item.size ?? said.find((one) => inSize([offer], one) !== null) ?? null;
  const variants = await variantsOf(offer, context);
  if (size === null || !wasSaid(size, said))
    return { problem: `size_not_said: ask the person for the size. ${offer.id} comes in ${sizesText(variants)}` };
  const variant = inSize(variants, size);
  if (variant === null) {
    const label = [size.system, size.value].filter(Boolean).join(' ');
    return { problem: `${offer.id} isn't sold in size ${label}; ask which of these: ${sizesText(variants)}` };
  }
  return { offer: variant };
}

/** The same offer named twice is one line. */
function joined(wishes: readonly Wish[]): Wish[] {
  const byId = new Map<string, Wish>();
  for (const { offer, quantity } of wishes) {
    byId.set(offer.id, { offer, quantity: quantity + (byId.get(offer.id)?.quantity ?? 0) });
  }
  return [...byId.values()];
}

async function withdrawn({ orders, owner, sessionId }: ToolContext, callId: string): Promise<ToolOutcome> {
  const waiting = (await waitingCards(orders, owner)).filter((card) => card.sessionId === sessionId);
  const cards = await Promise.all(waiting.map((card) => withdrawCard(orders, owner, card.id)));
  const taken = cards.filter((card) => card?.state === 'withdrawn');
  return {
    content: taken.length === 0 ? 'no card was waiting; nothing was ordered' : 'the card is withdrawn; nothing ordered',
    status: 'ok',
    events: cards.flatMap((card) => (card === null ? [] : [{ type: 'order_card', callId, card }])),
  };
}

function problemText({ code, offerId }: PurchaseProblem): string {
  switch (code) {
    case 'several_shops':
      return 'one card is one shop: call once for each shop, in one step';
    case 'too_few':
      return `${offerId} has fewer in stock than that`;
    default:
      return `${offerId}: ${code}`;
  }
}

function refused(text: string): ToolOutcome {
  return { content: `refused: no card was made. ${text}`, status: 'refused', events: [] };
}

function failed(text: string): ToolOutcome {
  return { content: `failed: ${text}`, status: 'failed', events: [] };
}
