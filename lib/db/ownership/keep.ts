import { manualClock } from '@/lib/clock';
import { place } from '@/lib/context/log';
import { userWire } from '@/lib/context/wire';
import { randomIds } from '@/lib/ids';
import type { OrderCard, Purchase } from '@/lib/orders/card';
import { placedOrder } from '@/lib/orders/order';
import type { Owner } from '@/lib/owner';
import { defaultSettings } from '@/lib/settings';
import { activityStore } from '../activity';
import type { Database } from '../client';
import { curatorRunStore } from '../curator-runs';
import { factStore } from '../facts';
import { leaseStore } from '../leases';
import { logStore } from '../log';
import { callLedger } from '../model-calls';
import { orderStore } from '../orders';
import { sessionStore } from '../sessions';
import { settingsStore } from '../settings';
import { suggestionStore } from '../suggestions';

export const clock = manualClock('2026-11-30T10:00:00Z');
export const now = clock.now();
export const later = new Date('2027-06-01T00:00:00Z');
export const ann: Owner = { tenantId: 'default', userId: 'ann' };
/** Stands in everything that Ann keeps, and in no answer to anyone else. */
export const MARK = 'unmistakable';

export type Stores = ReturnType<typeof openStores>;

/** Every store that keeps things of a person, under the name of the function that opens it. */
export function openStores(on: Database) {
  return {
    activityStore: activityStore(on, randomIds),
    curatorRunStore: curatorRunStore(on),
    factStore: factStore(on, randomIds),
    leaseStore: leaseStore(on),
    logStore: logStore(on),
    callLedger: callLedger(on, randomIds),
    orderStore: orderStore(on),
    sessionStore: sessionStore(on, clock),
    settingsStore: settingsStore(on),
    suggestionStore: suggestionStore(on),
  };
}

export const entries = () =>
  place([], [{ turn: 1, layer: 'L4', kind: 'user', wire: userWire(MARK), meta: { words: MARK } }]);
export const fact = (key: string) => ({
  ...({ key, value: MARK, category: 'preference', source: 'person', sessionId: null, turn: null } as const),
  expiresAt: later,
});
export const call = {
  ...({ turn: 1, step: 0, purpose: 'main', model: MARK, head: 'h', lastSeq: 0, usage: null } as const),
  ...{ latencyMs: 1, firstChunkMs: 1, outcome: 'ok', at: now },
};
export const event = {
  ...({ path: 'page', key: 'k', verdict: 'stored', reason: 'explicit_request' } as const),
  ...{ policyVersion: 'v', count: 1 },
};
export const suggestion = {
  ...({ id: 'wish', key: 'wish', value: MARK, category: 'context', sessionId: 'chat', turn: 1 } as const),
  createdAt: now,
};
export const session = { id: 'chat', title: MARK, model: 'm', profile: 'p' };

const price = { amount: 100, currency: 'EUR' } as const;
const name = { zh: MARK, en: MARK };
const purchase: Purchase = {
  ...({ kind: 'purchase', platform: 'p', platformName: name, from: 'DE', destination: null } as const),
  lines: [{ offerId: 'o', title: name, picture: '', size: null, quantity: 1, price }],
  ...{ goods: price, shipping: null, days: null, landed: null },
};
export const card: OrderCard = {
  ...({ id: 'card', sessionId: 'chat', turn: 1, state: 'waiting', reason: null, version: 1, body: purchase } as const),
  ...{ orderId: null, createdAt: now.toISOString(), expiresAt: later.toISOString() },
};
const order = placedOrder('order', 'bought', 'chat', purchase, now);

/** Gives Ann something in every table. */
export async function keepForAnn(stores: Stores): Promise<void> {
  await stores.sessionStore.create(ann, session);
  await stores.leaseStore.acquire(ann, 'chat', 'holder', now);
  await stores.logStore.append(ann, 'chat', 'holder', entries());
  await stores.callLedger.record(ann, 'chat', call);
  await stores.factStore.write(ann, [fact('k')], 0, now);
  await stores.factStore.record(ann, event, now);
  await stores.suggestionStore.add(ann, suggestion, 0, later);
  await stores.settingsStore.write(ann, { ...defaultSettings, destination: 'DE' });
  await stores.activityStore.add(ann, { kind: 'search', text: MARK, at: now });
  await stores.orderStore.addCard(ann, card);
  await stores.orderStore.addCard(ann, { ...card, id: 'bought' });
  await stores.orderStore.decide(ann, 'bought', (bought) => ({
    ...({ kind: 'place', order } as const),
    card: { ...bought, state: 'confirmed', orderId: 'order' },
  }));
}

/** Everything that Ann keeps, as text. */
export async function whatAnnKeeps(stores: Stores): Promise<string> {
  const { sessionStore: sessions, logStore: log, callLedger: ledger, factStore: facts } = stores;
  return JSON.stringify([
    await sessions.list(ann, '', 9),
    await log.load(ann, 'chat'),
    await stores.leaseStore.renew(ann, 'chat', 'holder', now),
    await ledger.ofSession(ann, 'chat'),
    [await facts.list(ann, now), await facts.generation(ann), await facts.mode(ann), await facts.events(ann, 99)],
    [await stores.orderStore.card(ann, 'card'), await stores.orderStore.orders(ann, 9)],
    await stores.suggestionStore.list(ann, now),
    await stores.settingsStore.read(ann),
    await stores.activityStore.list(ann),
  ]);
}
