import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { type OrderCard, orderCardSchema } from '@/lib/orders/card';
import { type Order, orderSchema, type Step } from '@/lib/orders/order';
import type { OrderStore } from '@/lib/orders/store';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { sessionStands, type Transaction } from './fact-owner';
import { orderCards, orderSteps, orders } from './schema/order';

type CardRow = typeof orderCards.$inferSelect;
type OrderRow = typeof orders.$inferSelect;
type StepRow = typeof orderSteps.$inferSelect;

function ownCard(owner: Owner, id: string) {
  return and(eq(orderCards.tenantId, owner.tenantId), eq(orderCards.userId, owner.userId), eq(orderCards.id, id));
}

function ownOrders(owner: Owner) {
  return and(eq(orders.tenantId, owner.tenantId), eq(orders.userId, owner.userId));
}

/** Throws for a row that no release wrote. */
function readCard({ body, createdAt, expiresAt, ...row }: CardRow): OrderCard {
  return orderCardSchema.parse({
    ...row,
    body: JSON.parse(body),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
}

function cardRow({ body, createdAt, expiresAt, ...card }: OrderCard) {
  return { ...card, body: JSON.stringify(body), createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) };
}

function readOrder(row: OrderRow, steps: readonly StepRow[]): Order {
  return orderSchema.parse({
    ...row,
    purchase: JSON.parse(row.body),
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
  });
}

const stepRow = (orderId: string, step: Step) => ({ ...step, orderId, at: new Date(step.at) });

/** Order cards and orders in the database. */
export function orderStore(database: Database): OrderStore {
  return {
    addCard: (owner, card) =>
      database.transaction(async (transaction) => {
        if (!(await sessionStands(transaction, owner, card.sessionId))) return false;
        const older = and(
          eq(orderCards.tenantId, owner.tenantId),
          eq(orderCards.userId, owner.userId),
          eq(orderCards.sessionId, card.sessionId),
          eq(orderCards.state, 'waiting'),
          lt(orderCards.turn, card.turn),
        );
        await transaction.update(orderCards).set({ state: 'replaced' }).where(older);
        await transaction.insert(orderCards).values({ ...owner, ...cardRow(card) });
        return true;
      }),

    async card(owner, id) {
      const [row] = await database.select().from(orderCards).where(ownCard(owner, id));
      return row ? readCard(row) : null;
    },

    async waiting(owner) {
      const rows = await database
        .select()
        .from(orderCards)
        .where(
          and(
            eq(orderCards.tenantId, owner.tenantId),
            eq(orderCards.userId, owner.userId),
            eq(orderCards.state, 'waiting'),
          ),
        )
        .orderBy(desc(orderCards.createdAt), desc(orderCards.id));
      return rows.map(readCard);
    },

    decide: (owner, id, decide) =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.select().from(orderCards).where(ownCard(owner, id)).for('update');
        if (!row) return null;
        const card = readCard(row);
        const about = card.body.kind === 'after_sales' ? await locked(transaction, owner, card.body.orderId) : null;
        const decision = decide(card, about);
        if (decision.kind === 'keep') return card;
        if (decision.kind === 'place') await insertOrder(transaction, owner, decision.order);
        if (decision.kind === 'move' && about) await appendSteps(transaction, owner, about.id, decision.steps);
        await transaction.update(orderCards).set(cardRow(decision.card)).where(ownCard(owner, id));
        return decision.card;
      }),

    async orders(owner, limit) {
      const rows = await database
        .select()
        .from(orders)
        .where(ownOrders(owner))
        .orderBy(desc(orders.placedAt), desc(orders.id))
        .limit(limit);
      if (rows.length === 0) return [];
      const ids = rows.map((row) => row.id);
      const steps = await database
        .select()
        .from(orderSteps)
        .where(inArray(orderSteps.orderId, ids))
        .orderBy(asc(orderSteps.n));
      return rows.map((row) =>
        readOrder(
          row,
          steps.filter((step) => step.orderId === row.id),
        ),
      );
    },

    async order(owner, id) {
      const [row] = await database
        .select()
        .from(orders)
        .where(and(ownOrders(owner), eq(orders.id, id)));
      if (!row) return null;
      return readOrder(
        row,
        await database.select().from(orderSteps).where(eq(orderSteps.orderId, id)).orderBy(asc(orderSteps.n)),
      );
    },

    advance: (owner, id, next) =>
      database.transaction(async (transaction) => {
        const order = await locked(transaction, owner, id);
        if (order === null) return null;
        const steps = next(order);
        await appendSteps(transaction, owner, id, steps);
        return { ...order, state: steps.at(-1)?.state ?? order.state, steps: [...order.steps, ...steps] };
      }),
  };
}

async function insertOrder(transaction: Transaction, owner: Owner, order: Order): Promise<void> {
  const { id, cardId, sessionId, state, purchase, steps } = order;
  const [placed] = steps;
  if (!placed) throw new Error('an order without its first step');
  const placedAt = new Date(placed.at);
  await transaction
    .insert(orders)
    .values({ ...owner, id, cardId, sessionId, state, body: JSON.stringify(purchase), placedAt });
  await transaction.insert(orderSteps).values(steps.map((step) => stepRow(id, step)));
}

async function appendSteps(transaction: Transaction, owner: Owner, id: string, steps: readonly Step[]): Promise<void> {
  const last = steps.at(-1);
  if (!last) return;
  await transaction.insert(orderSteps).values(steps.map((step) => stepRow(id, step)));
  await transaction
    .update(orders)
    .set({ state: last.state })
    .where(and(ownOrders(owner), eq(orders.id, id)));
}

/** An order under its row's lock; its steps are read locked too, so that they are those of now and not of a snapshot. */
async function locked(transaction: Transaction, owner: Owner, id: string): Promise<Order | null> {
  const [row] = await transaction
    .select()
    .from(orders)
    .where(and(ownOrders(owner), eq(orders.id, id)))
    .for('update');
  if (!row) return null;
  const steps = await transaction
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.orderId, id))
    .orderBy(asc(orderSteps.n))
    .for('update');
  return readOrder(row, steps);
}
