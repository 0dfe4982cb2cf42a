import { beforeAll, describe, expect, test } from 'vitest';
import { readExclusion, standing } from '@/lib/catalogue/exclusion';
import { facetOf } from '@/lib/catalogue/facet';
import type { Offer } from '@/lib/catalogue/offer';
import { offerStore } from '@/lib/db/offers';
import type { TurnEvent } from '@/lib/events';
import { type ScriptedReply, scriptedModel } from '@/lib/model/scripted';
import { agentBench } from '@/lib/server/agent-bench';

let bench: Awaited<ReturnType<typeof agentBench>>;
beforeAll(async () => {
  bench = await agentBench();
});

const NO_PLAN: ScriptedReply = { text: 'null' };
const plan = (exclude: string[]): ScriptedReply => ({
  text: JSON.stringify({
    plan: { intent: 'search', terms: ['耳机'], exclude, budget: null, destination: null, sizes: [], ask: null },
  }),
});
const search = (args: object): ScriptedReply => ({
  toolCalls: [{ name: 'item_search', arguments: JSON.stringify(args) }],
});
const summary = (ids: string[]): ScriptedReply => ({
  toolCalls: [
    {
      name: 'shopping_summary',
      arguments: JSON.stringify({ intro: 'x', items: ids.map((id) => ({ id, reason: 'r', best_for: 'b' })) }),
    },
  ],
});
const summaries = (events: TurnEvent[]) =>
  events.filter((event): event is Extract<TurnEvent, { type: 'summary' }> => event.type === 'summary');

/** Offers that a search for headphones shows, as the model would have read them. */
async function shown(query: object): Promise<Offer[]> {
  const session = await bench.session();
  const model = scriptedModel([NO_PLAN, search(query), { text: 'ok' }]);
  await session.turn(model, '耳机');
  const result = model.requests.at(-1)?.messages.at(-1) ?? '';
  const ids = [...result.matchAll(/\\n([a-z0-9-]+) \|/g)].map((match) => match[1]);
  return bench.offers.filter((offer) => ids.includes(offer.id));
}

describe('the verified summary', () => {
  test('an offer that no tool showed is sent back, and never shown', async () => {
    const [known] = await shown({ query: '耳机', limit: 5 });
    const stranger = bench.offers.find((offer) => offer.stock > 0 && offer.id !== known?.id)?.id ?? '';
    const session = await bench.session();
    const model = scriptedModel([
      NO_PLAN,
      search({ query: '耳机', limit: 1 }),
      summary([known?.id ?? '', stranger, 'made-up-1']),
      summary([known?.id ?? '', 'made-up-1']),
    ]);
    const { events } = await session.turn(model, '耳机');
    expect(model.requests[3]?.messages.at(-1)).toContain('made-up-1: unknown_offer');
    const [told] = summaries(events);
    expect(told?.items.map((item) => item.offer.id)).toEqual([known?.id]);
    expect(told?.warnings).toMatchObject([{ kind: 'unknown_offer', offerId: 'made-up-1' }]);
  });

  test('what the plan excludes goes back once, then is shown as a warning', async () => {
    const offers = await shown({ query: 'Sony 耳机', limit: 10 });
    const sony = offers.find((offer) => standing(facetOf(offer), readExclusion('索尼')) === 'stated');
    expect(sony).toBeDefined();
    const id = sony?.id ?? '';
    const session = await bench.session();
    const model = scriptedModel([
      plan(['索尼']),
      search({ query: 'Sony 耳机', limit: 10 }),
      summary([id]),
      summary([id]),
    ]);
    const { events } = await session.turn(model, '耳机，不要索尼');
    expect(model.requests[3]?.messages.at(-1)).toContain(`${id}: excluded (索尼)`);
    expect(summaries(events)).toHaveLength(1);
    expect(summaries(events)[0]?.warnings).toEqual([{ kind: 'excluded', offerId: id, detail: '索尼' }]);
    expect(summaries(events)[0]?.items[0]?.offer.checks).toContainEqual({
      kind: 'exclude',
      label: '索尼',
      status: 'not_met',
    });
  });

  test('a remembered constraint binds a summary whose search forgot it', async () => {
    const session = await bench.session();
    const facts = { key: 'brand_avoid', value: '不要索尼', category: 'constraint', source: 'person' } as const;
    const expiresAt = new Date(bench.clock.now().getTime() + 1e9);
    await bench.facts.write(
      session.owner,
      [{ ...facts, sessionId: null, turn: null, expiresAt }],
      0,
      bench.clock.now(),
    );
    const offers = await shown({ query: 'Sony 耳机', limit: 10 });
    const id = offers.find((offer) => standing(facetOf(offer), readExclusion('索尼')) === 'stated')?.id ?? '';
    const model = scriptedModel([NO_PLAN, search({ query: 'Sony 耳机', limit: 10 }), summary([id]), summary([])]);
    const { events } = await session.turn(model, '耳机');
    expect(model.requests[3]?.messages.at(-1)).toContain(`${id}: excluded (索尼)`);
    expect(summaries(events)[0]?.items).toEqual([]);
  });

  test('over budget is compared as numbers, and what sold out meanwhile is left out', async () => {
    const offers = await shown({ query: '耳机', limit: 10, sort: 'price_desc' });
    const [dear, other] = offers;
    if (!dear || !other) throw new Error('the sample has no two headphones');
    const session = await bench.session();
    const model = scriptedModel([
      {
        text: '{"plan":{"intent":"search","terms":[],"exclude":[],"budget":{"min":null,"max":9,"minInclusive":true,"maxInclusive":true,"approx":null,"currency":null,"per":null},"destination":null,"sizes":[],"ask":null}}',
      },
      search({ query: '耳机', limit: 10, sort: 'price_desc' }),
      summary([dear.id]),
      summary([dear.id, other.id]),
    ]);
    const selling: typeof model = {
      ...model,
      async *stream(request, signal) {
        if (model.requests.length === 3) await offerStore(bench.database).upsert([{ ...other, stock: 0 }]);
        yield* model.stream(request, signal);
      },
    };
    const { events } = await session.turn(selling, '9 元以内的耳机');
    await offerStore(bench.database).upsert([other]);
    const [told] = summaries(events);
    expect(told?.items.map((item) => item.offer.id)).toEqual([dear.id]);
    expect(told?.warnings.map((warning) => warning.kind).sort()).toEqual(['out_of_stock', 'over_budget']);
  });
});
