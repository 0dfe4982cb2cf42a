import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferCard, TurnEvent } from '@/lib/events';
import { foldTurn, reduceTurn, settleTurn } from './turn-reducer';
import { initialTurn, offersOf } from './turn-view';

const offer = (id: string, amount = 100): OfferCard => ({
  id,
  platform: 'p1',
  platformName: { zh: '甲', en: 'One' },
  productKey: id,
  title: { zh: '水壶', en: 'Kettle' },
  brand: null,
  category: 'kitchen',
  price: { amount, currency: 'CNY' },
  listPrice: null,
  converted: null,
  shipping: null,
  shipsToDestination: null,
  landed: null,
  rating: null,
  stock: 1,
  size: null,
  picture: '/pictures/kettle.svg',
  checks: [],
});

const search: TurnEvent = { type: 'tool_started', callId: 'c1', tool: 'item_search', chips: [] };
const found: TurnEvent = {
  type: 'tool_finished',
  callId: 'c1',
  tool: 'item_search',
  status: 'ok',
  count: 2,
  excluded: [{ term: '塑料', count: 4 }],
};
const retry: TurnEvent = { type: 'retrying', code: 'model_timeout', attempt: 1, waitMs: 500 };
const done: TurnEvent = { type: 'done', steps: 2, toolCalls: 1, elapsedMs: 900 };
const text = (delta: string): TurnEvent => ({ type: 'text', delta });

describe('reduceTurn', () => {
  it('holds the place of offers from the first search on, and updates an offer where it stands', () => {
    const view = foldTurn(1, [
      search,
      text('Looking'),
      { type: 'offers', callId: 'c1', offers: [offer('a'), offer('b')] },
      { type: 'offers', callId: 'c2', offers: [offer('c'), offer('a', 90)] },
    ]);
    expect(view.blocks.map((block) => block.kind)).toEqual(['offers', 'text']);
    expect(offersOf(view).map(({ id, price }) => [id, price.amount])).toEqual([
      ['a', 90],
      ['b', 100],
      ['c', 100],
    ]);
  });

  it('gives a search its count and what its exclusions removed', () => {
    const [step] = foldTurn(1, [search, found]).steps;
    expect(step).toMatchObject({ kind: 'tool', status: 'ok', count: 2, excluded: [{ term: '塑料', count: 4 }] });
  });

  it('shows a call that failed before it started', () => {
    const view = foldTurn(1, [{ ...found, status: 'refused', count: null } as TurnEvent]);
    expect(view.steps).toMatchObject([{ callId: 'c1', status: 'refused' }]);
  });

  it('drops the text of the step that is asked again, and only that', () => {
    const view = foldTurn(1, [text('First.'), search, found, text('Sec'), retry]);
    expect(view.blocks.filter((block) => block.kind === 'text')).toEqual([{ kind: 'text', text: 'First.' }]);
    expect(view.retry).toMatchObject({ code: 'model_timeout', attempt: 1 });
    const mended = reduceTurn(view, text('Second.'));
    expect(mended.retry).toBeNull();
    expect(mended.blocks.at(-1)).toEqual({ kind: 'text', text: 'Second.' });
  });

  it('keeps how a turn ended when "done" comes after it', () => {
    expect(foldTurn(1, [{ type: 'interrupted', reason: 'stopped' }, done]).status).toBe('stopped');
    expect(foldTurn(1, [{ type: 'error', code: 'model_timeout', retryable: true }, done]).status).toBe('failed');
    expect(foldTurn(1, [done]).status).toBe('done');
  });

  it('marks what was still running when a turn ends', () => {
    expect(foldTurn(1, [search, { type: 'interrupted', reason: 'stopped' }]).steps).toMatchObject([
      { status: 'interrupted' },
    ]);
    expect(settleTurn(foldTurn(1, [search]))).toMatchObject({ status: 'crashed', steps: [{ status: 'interrupted' }] });
  });

  it('takes receipts after the end, and tells a key once', () => {
    const saved = (value: string): TurnEvent => ({
      type: 'memory_saved',
      key: 'allergy',
      value,
      category: 'constraint',
    });
    const view = foldTurn(1, [saved('nickel'), done, saved('nickel and latex')]);
    expect(view.status).toBe('done');
    expect(view.blocks).toEqual([{ kind: 'saved', key: 'allergy', value: 'nickel and latex', category: 'constraint' }]);
  });

  it('keeps the place of an order card that is told of again', () => {
    const card = { id: 'k1', state: 'waiting' } as Extract<TurnEvent, { type: 'order_card' }>['card'];
    const told = (state: typeof card.state, id = 'k1'): TurnEvent => ({
      ...{ type: 'order_card', callId: 'c1', card: { ...card, id, state } },
    });
    const view = foldTurn(1, [told('waiting'), { type: 'text', delta: 'x' }, told('waiting', 'k2'), told('withdrawn')]);
    expect(view.blocks.map((block) => (block.kind === 'order_card' ? block.card : block.kind))).toMatchObject([
      { id: 'k1', state: 'withdrawn' },
      'text',
      { id: 'k2', state: 'waiting' },
    ]);
  });

  it('never throws and never forgets the words, whatever comes in whatever order', () => {
    const known = fc.constantFrom<TurnEvent>(search, found, retry, done, text('x'), { type: 'heartbeat' });
    const unknown = fc.record({ type: fc.string(), callId: fc.string() }) as unknown as fc.Arbitrary<TurnEvent>;
    fc.assert(
      fc.property(fc.array(fc.oneof(known, unknown)), (events) => {
        const view = events.reduce(reduceTurn, initialTurn(3, 'words'));
        expect(view.words).toBe('words');
        expect(view.openText === null || view.blocks[view.openText]?.kind === 'text').toBe(true);
      }),
    );
  });

  it('shows a live turn and its replay from the log alike', () => {
    const started: TurnEvent = { type: 'turn_started', turn: 1, text: 'kettle', at: '2026-11-30T00:00:00.000Z' };
    const stored = [started, text('I look.'), search, found, text('Two kettles.'), done];
    const cuts = fc.array(fc.nat(6), { maxLength: 3 });
    fc.assert(
      fc.property(cuts, fc.boolean(), (places, failed) => {
        const live = stored.flatMap((event): TurnEvent[] => {
          if (event.type !== 'text') return [event, { type: 'heartbeat' }];
          const edges = [0, ...places.toSorted((a, b) => a - b), event.delta.length];
          const pieces = edges.slice(1).map((edge, index) => text(event.delta.slice(edges[index], edge)));
          return failed ? [text('half an ans'), retry, ...pieces] : pieces;
        });
        expect(foldTurn(1, live)).toEqual(foldTurn(1, stored));
      }),
    );
  });

  it('tells what was learned after the end, each thing once, and an accepted suggestion as the fact it became', () => {
    const saved = (key: string, value: string): TurnEvent => ({
      type: 'memory_saved',
      key,
      value,
      category: 'context',
    });
    const suggested = (id: string, key: string, value: string): TurnEvent => ({
      ...({ type: 'memory_suggested', category: 'context' } as const),
      ...{ id, key, value },
    });
    const view = foldTurn(1, [
      ...[text('Done.'), saved('ring_size', '6'), done],
      ...[suggested('1', 'shoe_size', '42'), suggested('1', 'shoe_size', '42'), suggested('2', 'ring_size', '7')],
    ]);
    expect(view).toMatchObject({ status: 'done', figures: { steps: 2 } });
    const kinds = (blocks: typeof view.blocks) =>
      blocks.map((block) => ('key' in block ? [block.kind, block.key] : block.kind));
    expect(kinds(view.blocks)).toEqual([
      'text',
      ['saved', 'ring_size'],
      ['suggested', 'shoe_size'],
      ['suggested', 'ring_size'],
    ]);
    expect(kinds(reduceTurn(view, saved('shoe_size', '42')).blocks)[2]).toEqual(['saved', 'shoe_size']);
  });
});
