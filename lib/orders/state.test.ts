import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsFor } from './order';
import { type Actor, actors, isFinal, type Move, moves, movesOpen, nextState, orderStates, transitions } from './state';

describe('transitions', () => {
  it('name each way once', () => {
    const keys = transitions.map(({ from, move, actor }) => `${from} ${move} ${actor}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reach every state from nothing', () => {
    const reached = new Set<string | null>([null]);
    for (let round = 0; round < orderStates.length; round++)
      for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
    expect([...reached].filter((state) => state !== null).sort()).toEqual([...orderStates].sort());
  });

  it('let every order come to an end, without the person', () => {
    const ends = new Set(orderStates.filter(isFinal));
    for (let round = 0; round < orderStates.length; round++)
      for (const { from, to, actor } of transitions) if (from && actor !== 'person' && ends.has(to)) ends.add(from);
    expect([...ends].sort()).toEqual([...orderStates].sort());
  });

  it.each<[(typeof orderStates)[number], Move[]]>([
    ['placed', ['cancel']],
    ['packed', ['cancel']],
    ['shipped', []],
    ['delivered', ['request_return', 'request_exchange', 'request_refund']],
    ['return_requested', ['take_back_request']],
    ['return_accepted', []],
    ['cancelled', []],
    ['closed', []],
    ['refunded', []],
  ])('%s leaves the person %j', (state, open) => {
    expect(movesOpen(state, 'person')).toEqual(open);
  });

  it('give nobody another’s move', () => {
    expect(nextState('placed', 'pack', 'person')).toBeNull();
    expect(nextState('cancelled', 'refund', 'person')).toBeNull();
    expect(nextState('delivered', 'request_return', 'merchant')).toBeNull();
    expect(nextState(null, 'place', 'merchant')).toBeNull();
    expect(nextState('delivered', 'close', 'person')).toBeNull();
  });
});

describe('steps', () => {
  const wanted = fc.array(
    fc.record({
      move: fc.constantFrom<Move>(...moves),
      actor: fc.constantFrom<Actor>(...actors),
      note: fc.constant(null),
      at: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
    }),
  );

  it('go only along the table, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(null, ...orderStates), fc.nat(40), wanted, (from, taken, list) => {
        let state = from;
        for (const [index, step] of stepsFor(from, taken, list).entries()) {
          expect(step.n).toBe(taken + index);
          expect(nextState(state, step.move, step.actor)).toBe(step.state);
          state = step.state;
        }
      }),
    );
  });

  it('out of a final state there are none', () => {
    fc.assert(
      fc.property(wanted, (list) => {
        for (const state of orderStates.filter(isFinal)) expect(stepsFor(state, 1, list)).toEqual([]);
      }),
    );
  });
});
