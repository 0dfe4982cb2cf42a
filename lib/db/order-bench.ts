import type { Offer } from '@/lib/catalogue/offer';
import { testOffer } from '@/lib/catalogue/testing';
import { manualClock } from '@/lib/clock';
import { randomIds } from '@/lib/ids';
import type { OrderCard } from '@/lib/orders/card';
import { confirmCard, drawCard } from '@/lib/orders/cards';
import type { OrderDesk } from '@/lib/orders/desk';
import { purchaseOf } from '@/lib/orders/purchase';
import { sandboxMerchant } from '@/lib/orders/sandbox-merchant';
import type { Owner } from '@/lib/owner';
import { offerStore } from './offers';
import { orderStore } from './orders';
import { sessionStore } from './sessions';
import { testDatabase } from './testing';

export const DAY = 24 * 60 * 60 * 1000;

/** An order desk over the real database and the sandbox shop, with people and offers for it; for one test file. */
export async function orderBench() {
  const clock = manualClock('2026-11-30T08:00:00Z');
  const database = await testDatabase();
  const offers = offerStore(database);
  const catalogue = { byIds: offers.byIds, platforms: () => [] };
  const merchant = sandboxMerchant(DAY);
  const desk: OrderDesk = { store: orderStore(database), merchant, catalogue, clock, ids: randomIds };

  async function person() {
    const owner: Owner = { tenantId: 'default', userId: randomIds.next() };
    const sessionId = randomIds.next();
    await sessionStore(database, clock).create(owner, { id: sessionId, title: 't', model: 'm', profile: 'p' });
    return { owner, sessionId };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  async function offered(parts: Partial<Offer> = {}): Promise<Offer> {
    const offer = testOffer({ id: `tt-${randomIds.next()}`, ...parts });
    await offers.upsert([offer]);
    return offer;
  }

  async function drawn({ owner, sessionId }: Person, offer: Offer, turn = 1, quantity = 1): Promise<OrderCard> {
    const terms = { destination: 'CN', currency: 'CNY', on: clock.now() } as const;
    const purchase = purchaseOf([{ offer, quantity }], terms, []);
    if (!purchase.ok) throw new Error(purchase.error.code);
    const card = await drawCard(desk, owner, { sessionId, turn }, purchase.value);
    if (card === null) throw new Error('the session is there');
    return card;
  }

  async function clicked(owner: Owner, card: OrderCard) {
    const result = await confirmCard(desk, owner, card.id, card.version);
    if (!result.ok) throw new Error(result.error);
    return result.value;
  }

  async function ordered(one: Person) {
    const { card, placed } = await clicked(one.owner, await drawn(one, await offered()));
    if (placed === null) throw new Error('it was placed');
    return { card, order: placed };
  }

  return { database, clock, desk, offers, person, offered, drawn, clicked, ordered };
}
