import { beforeAll, describe, expect, test } from 'vitest';
import { sessionStore } from '@/lib/db/sessions';
import { randomIds } from '@/lib/ids';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { confirmCard, drawCard } from '@/lib/orders/cards';
import { testPurchase } from '@/lib/orders/testing';
import { agentBench, type TestSession } from '@/lib/server/agent-bench';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const plan: ScriptedReply = { text: '{"plan":null,"facts":null}' };
const talk = (text: string) => scriptedModel((_request, index) => (index === 0 ? plan : { text }));

async function waiting({ owner, id: sessionId }: { owner: TestSession['owner']; id: string }, turn: number) {
  const [offer] = bench.offers;
  if (!offer) throw new Error('the sample has offers');
  const line = { ...testPurchase().lines[0], offerId: offer.id, price: offer.price, quantity: 1 };
  const body = { ...testPurchase({ destination: null, shipping: null, days: null }), goods: offer.price };
  const card = await drawCard(bench.orders, owner, { sessionId, turn }, { ...body, lines: [line] } as typeof body);
  if (!card) throw new Error('the session is there');
  return card;
}

const wires = async (session: TestSession, kind: string) =>
  (await session.load()).filter((entry) => entry.kind === kind).map((entry) => entry.wire);

describe('a card that waits', () => {
  test('is told beside the words, once while it is the same, and that it is gone when it was clicked', async () => {
    const session = await bench.session();
    await session.turn(talk('a'), 'hello');
    const card = await waiting(session, 1);
    await session.turn(talk('b'), 'and?');
    await session.turn(talk('c'), '好的');
    expect(await confirmCard(bench.orders, session.owner, card.id, 1)).toMatchObject({
      value: { outcome: 'confirmed' },
    });
    await session.turn(talk('d'), 'done');
    const words = await wires(session, 'user');
    expect(words.map((wire) => /<order_card>\\nbuy |<order_card>none/.exec(wire)?.[0] ?? null)).toEqual([
      null,
      '<order_card>\\nbuy ',
      null,
      '<order_card>none',
    ]);
    expect(await wires(session, 'block')).toEqual([]);
  });

  test.each(['openai', 'alternating'])(
    'opens a new session as L2, and isn’t told again beside the words: %s',
    async (profile) => {
      const session = await bench.session(profile);
      const other = randomIds.next();
      await sessionStore(bench.database, bench.clock).create(session.owner, {
        ...{ id: other, title: 't', model: 'm', profile: 'p' },
      });
      await waiting({ owner: session.owner, id: other }, 1);
      await session.turn(talk('a'), 'hello');
      await session.turn(talk('b'), 'and?');
      const entries = (await session.load()).filter((entry) => entry.layer !== 'PL');
      expect(entries[0]).toMatchObject({ layer: 'L2', kind: 'block' });
      expect(entries[0]?.wire).toContain('<order_card>');
      expect((await wires(session, 'user')).join()).not.toContain('<order_card>');
    },
  );
});
