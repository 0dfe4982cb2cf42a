import { describe, expect, it, vi } from 'vitest';
import type { SentItem } from '@/app/actions/turns';
import type { StreamItem, TurnEvent } from '@/lib/events';
import type { OpenedSession } from './conversation';
import { NEW } from './conversation-shelf';
import { type ConversationPort, ConversationStore } from './conversation-store';

const started: TurnEvent = { type: 'turn_started', turn: 1, text: 'kettle', at: '2026-11-30T00:00:00.000Z' };
const done: TurnEvent = { type: 'done', steps: 1, toolCalls: 0, elapsedMs: 5 };
const text = (delta: string): TurnEvent => ({ type: 'text', delta });
const numbered = (events: TurnEvent[], from = 0): StreamItem[] =>
  events.map((event, index) => ({ turn: 1, n: from + index, event }));
const opened: SentItem = { type: 'opened', sessionId: 's1', turn: 1 };

async function* stream<T>(items: T[], broken = false): AsyncGenerator<T> {
  yield* items;
  if (broken) throw new Error('connection lost');
}

function storeWith(port: Partial<ConversationPort>) {
  const on = { opened: vi.fn(), settled: vi.fn() };
  const missing = () => Promise.reject(new Error('not expected'));
  const store = new ConversationStore(
    { send: missing, join: missing, stop: missing, reopen: missing, wait: async () => {}, ...port },
    on,
  );
  return { store, on };
}

const textOf = (store: ConversationStore, key: string) =>
  store
    .get(key)
    ?.turns.flatMap((turn) => turn.blocks.map((block) => (block.kind === 'text' ? block.text : block.kind)));

describe('ConversationStore', () => {
  it('moves a new session to its address when it was opened, and leaves the empty one fresh', async () => {
    const { store, on } = storeWith({
      send: async () => stream<SentItem>([opened, ...numbered([started, text('Hel'), text('lo'), done])]),
    });
    await store.send(NEW, 'kettle');
    expect(store.get(NEW)).toBeUndefined();
    expect(textOf(store, 's1')).toEqual(['Hello']);
    expect(store.get('s1')).toMatchObject({
      link: 'idle',
      sessionId: 's1',
      turns: [{ status: 'done', words: 'kettle' }],
    });
    expect(on.opened).toHaveBeenCalledWith('s1', 'kettle');
    expect(on.settled).toHaveBeenCalledWith('s1');
  });

  it('finds a moved session before the address has followed, and the next new one after it', async () => {
    const { store } = storeWith({ send: async () => stream<SentItem>([opened, ...numbered([started, done])]) });
    expect(store.keyOf('/')).toBe(NEW);
    await store.send(NEW, 'kettle');
    expect(store.keyOf('/')).toBe('s1');
    expect(store.keyOf('/chat/s1')).toBe('s1');
    store.arrived();
    expect(store.keyOf('/')).toBe(NEW);
  });

  it('gives the words back when the message is refused or nothing can be reached', async () => {
    const refused = storeWith({ send: async () => stream<SentItem>([{ type: 'refused', error: 'message_too_long' }]) });
    await refused.store.send(NEW, 'long');
    expect(refused.store.get(NEW)).toMatchObject({ turns: [], refusal: { error: 'message_too_long', words: 'long' } });
    const offline = storeWith({});
    await offline.store.send(NEW, 'hi');
    expect(offline.store.get(NEW)).toMatchObject({
      turns: [],
      link: 'idle',
      refusal: { error: 'offline', words: 'hi' },
    });
  });

  it('joins the turn where the link broke, and tells nothing twice', async () => {
    const join = vi.fn(async () => stream(numbered([text('B'), text('C'), done], 1)));
    const { store } = storeWith({
      send: async () => stream<SentItem>([opened, ...numbered([started, text('B')])], true),
      join,
    });
    await store.send(NEW, 'kettle');
    expect(join).toHaveBeenCalledWith({ sessionId: 's1', afterN: 1 });
    expect(textOf(store, 's1')).toEqual(['BC']);
  });

  it('joins a running turn after a reload from its start, in place of what the log held', async () => {
    const session: OpenedSession = {
      id: 's1',
      title: 'kettle',
      turns: [{ turn: 1, events: [started, text('A')] }],
      running: { turn: 1 },
    };
    const { store, on } = storeWith({ join: async () => stream(numbered([started, text('AB'), done])) });
    store.seed(session);
    expect(textOf(store, 's1')).toEqual(['A']);
    await vi.waitFor(() => expect(on.settled).toHaveBeenCalled());
    expect(textOf(store, 's1')).toEqual(['AB']);
  });

  it('reads the session again when its turn ended meanwhile', async () => {
    const session: OpenedSession = {
      id: 's1',
      title: '',
      turns: [{ turn: 1, events: [started] }],
      running: { turn: 1 },
    };
    const ended = { ...session, turns: [{ turn: 1, events: [started, text('Done.'), done] }], running: null };
    const { store, on } = storeWith({ join: async () => null, reopen: async () => ended });
    store.seed(session);
    await vi.waitFor(() => expect(on.settled).toHaveBeenCalled());
    expect(textOf(store, 's1')).toEqual(['Done.']);
  });

  it('says so when a turn can not be found again', async () => {
    const { store } = storeWith({ send: async () => stream<SentItem>([opened, ...numbered([started])], true) });
    await store.send(NEW, 'kettle');
    expect(store.get('s1')?.link).toBe('lost');
  });

  it('is told of the turn of another window, keeps the words and shows that turn', async () => {
    const first = { id: 's1', title: '', turns: [], running: null };
    const { store } = storeWith({
      send: async () => stream<SentItem>([{ type: 'refused', error: 'session_busy' }]),
      join: async () => stream(numbered([started, text('Theirs.'), done])),
    });
    store.seed(first);
    await store.send('s1', 'mine');
    expect(store.get('s1')).toMatchObject({ refusal: { error: 'session_busy', words: 'mine' }, link: 'idle' });
    expect(textOf(store, 's1')).toEqual(['Theirs.']);
  });

  it('is free to send when the answer has ended, and lets what was learned of it come late into its own turn', async () => {
    const saved: TurnEvent = { type: 'memory_saved', key: 'shoe_size', value: '42', category: 'context' };
    const suggested: TurnEvent = {
      type: 'memory_suggested',
      id: 'x',
      key: 'diet',
      value: 'vegan',
      category: 'constraint',
    };
    let learned = () => {};
    let looked = () => {};
    const reading = new Promise<void>((resolve) => {
      learned = resolve;
    });
    const looking = new Promise<void>((resolve) => {
      looked = resolve;
    });
    async function* first(): AsyncGenerator<SentItem> {
      yield opened;
      yield* numbered([started, text('One.'), done]);
      await reading;
      yield* numbered([saved, suggested], 3);
    }
    async function* second(): AsyncGenerator<SentItem> {
      yield { type: 'opened', sessionId: 's1', turn: 2 };
      yield { turn: 2, n: 0, event: { type: 'turn_started', turn: 2, text: 'teapot', at: '' } };
      learned();
      await looking;
      yield { turn: 2, n: 1, event: text('Two.') };
      yield { turn: 2, n: 2, event: done };
    }
    const send = vi.fn().mockResolvedValueOnce(first()).mockResolvedValueOnce(second());
    const { store } = storeWith({ send });
    const one = store.send(NEW, 'kettle');
    await vi.waitFor(() => expect(store.get('s1')).toMatchObject({ link: 'idle', turns: [{ status: 'done' }] }));
    const two = store.send('s1', 'teapot');
    await vi.waitFor(() => expect(textOf(store, 's1')).toContain('suggested'));
    expect(store.get('s1')).toMatchObject({ link: 'streaming', turns: [{ status: 'done' }, { status: 'running' }] });
    looked();
    await Promise.all([one, two]);
    expect(textOf(store, 's1')).toEqual(['One.', 'saved', 'suggested', 'Two.']);
    expect(store.get('s1')?.link).toBe('idle');
  });
});
