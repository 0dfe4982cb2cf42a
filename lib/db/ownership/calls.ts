import type { Owner } from '@/lib/owner';
import { defaultSettings } from '@/lib/settings';
import { call, card, entries, event, fact, later, MARK, now, type Stores, session, suggestion } from './keep';

type Call = (stores: Stores, owner: Owner) => unknown;

/** Every function of every store, as somebody would call it to get at Ann's things with the right ids. */
export const calls: Record<string, Record<string, Call | 'over all owners'>> = {
  sessionStore: {
    create: (stores, owner) => stores.sessionStore.create(owner, session),
    get: (stores, owner) => stores.sessionStore.get(owner, 'chat'),
    list: (stores, owner) => stores.sessionStore.list(owner, '', 9),
    ids: (stores, owner) => stores.sessionStore.ids(owner),
    rename: (stores, owner) => stores.sessionStore.rename(owner, 'chat', 'x'),
    touch: (stores, owner) => stores.sessionStore.touch(owner, 'chat'),
    setModel: (stores, owner) => stores.sessionStore.setModel(owner, 'chat', 'x', 'x'),
    delete: (stores, owner) => stores.sessionStore.delete(owner, 'chat'),
  },
  logStore: {
    load: (stores, owner) => stores.logStore.load(owner, 'chat'),
    lastTurn: (stores, owner) => stores.logStore.lastTurn(owner, 'chat'),
    append: (stores, owner) => stores.logStore.append(owner, 'chat', 'holder', entries()),
    redact: (stores, owner) => stores.logStore.redact(owner, 'chat', [{ key: 'k', value: MARK }]),
  },
  leaseStore: {
    acquire: (stores, owner) => stores.leaseStore.acquire(owner, 'chat', 'thief', later),
    renew: (stores, owner) => stores.leaseStore.renew(owner, 'chat', 'holder', later),
    release: (stores, owner) => stores.leaseStore.release(owner, 'chat', 'holder'),
    requestStop: (stores, owner) => stores.leaseStore.requestStop(owner, 'chat', now),
  },
  callLedger: {
    record: (stores, owner) => stores.callLedger.record(owner, 'chat', call),
    ofSession: (stores, owner) => stores.callLedger.ofSession(owner, 'chat'),
  },
  factStore: {
    list: (stores, owner) => stores.factStore.list(owner, now),
    generation: (stores, owner) => stores.factStore.generation(owner),
    write: (stores, owner) => stores.factStore.write(owner, [{ ...fact('k'), value: 'x' }], 0, now, 'chat'),
    replace: (stores, owner) => stores.factStore.replace(owner, 'k', { ...fact('k'), value: 'x' }, now),
    delete: (stores, owner) => stores.factStore.delete(owner, ['k'], now),
    clear: (stores, owner) => stores.factStore.clear(owner, now),
    setExpiry: (stores, owner) => stores.factStore.setExpiry(owner, 'k', now, now),
    renew: (stores, owner) => stores.factStore.renew(owner, ['k'], new Date('2029-01-01')),
    mode: (stores, owner) => stores.factStore.mode(owner),
    setMode: (stores, owner) => stores.factStore.setMode(owner, 'off'),
    record: (stores, owner) => stores.factStore.record(owner, event, now),
    events: (stores, owner) => stores.factStore.events(owner, 9),
  },
  suggestionStore: {
    list: (stores, owner) => stores.suggestionStore.list(owner, now),
    add: (stores, owner) => stores.suggestionStore.add(owner, { ...suggestion, value: 'x' }, 0, later),
    take: (stores, owner) => stores.suggestionStore.take(owner, 'wish', now),
    drop: (stores, owner) => stores.suggestionStore.drop(owner, ['wish']),
  },
  orderStore: {
    addCard: (stores, owner) => stores.orderStore.addCard(owner, { ...card, id: 'theirs', turn: 2 }),
    card: (stores, owner) => stores.orderStore.card(owner, 'card'),
    waiting: (stores, owner) => stores.orderStore.waiting(owner),
    decide: (stores, owner) =>
      stores.orderStore.decide(owner, 'card', (waiting) => ({
        kind: 'write',
        card: { ...waiting, state: 'withdrawn' },
      })),
    orders: (stores, owner) => stores.orderStore.orders(owner, 9),
    order: (stores, owner) => stores.orderStore.order(owner, 'order'),
    advance: (stores, owner) =>
      stores.orderStore.advance(owner, 'order', ({ steps }) => steps.map((step) => ({ ...step, n: step.n + 1 }))),
  },
  curatorRunStore: {
    claim: (stores, owner) => stores.curatorRunStore.claim(owner, 'chat', 1, now),
    finish: (stores, owner) => stores.curatorRunStore.finish(owner, 'chat', 1, 'failed'),
    unread: 'over all owners',
  },
  settingsStore: {
    read: (stores, owner) => stores.settingsStore.read(owner),
    write: (stores, owner) => stores.settingsStore.write(owner, { ...defaultSettings, destination: 'FR' }),
  },
  activityStore: {
    recent: (stores, owner) => stores.activityStore.recent(owner),
    list: (stores, owner) => stores.activityStore.list(owner),
    add: (stores, owner) => stores.activityStore.add(owner, { kind: 'search', text: 'x', at: now }),
    clear: (stores, owner) => stores.activityStore.clear(owner),
  },
};

/** Exports of lib/db that are no store, with why no owner is asked for (or where else one is). */
export const apart: Record<string, string> = {
  deletePerson: 'takes the owner: called below',
  auditStored: 'over all owners: the command line',
  deleteRefused: 'one fact of the audit, by its owner',
  purgeExpired: 'over all owners: the schedule',
  offerStore: 'goods belong to nobody',
  platformStore: 'shops belong to nobody',
  openDatabase: 'no query',
  closeDatabase: 'no query',
  connectionSettings: 'no query',
  migrateDatabase: 'the tables themselves',
  withOwnerLocked: 'the lock that stores take, by owner',
  ownMemory: 'a condition, made from the owner',
  ownSession: 'a condition, made from the owner',
  sessionStands: 'within a transaction of a store, by owner',
  databaseErrorCode: 'no query',
  isDatabaseUnavailable: 'no query',
  touchDatabase: 'asks for nothing',
  EntryTooLarge: 'an error',
};
