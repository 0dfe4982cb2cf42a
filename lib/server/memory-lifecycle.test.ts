import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '@/lib/clock';
import { auditStored, deleteRefused } from '@/lib/db/audit-stored';
import type { Database } from '@/lib/db/client';
import { purgeExpired } from '@/lib/db/purge-facts';
import { testDatabase } from '@/lib/db/testing';
import { parseEnvironment } from '@/lib/env';
import { randomIds } from '@/lib/ids';
import type { Suggestion } from '@/lib/memory/suggestion';
import type { Owner } from '@/lib/owner';
import { deleteAccount } from './account';
import { type App, adoptApp } from './composition';
import { withLateReceipts } from './late-receipts';
import * as memory from './memory';
import { activityOf, clearActivity } from './memory-activity';
import { exportMemory, importMemory } from './memory-export';
import { acceptSuggestion, dismissSuggestion } from './suggestions';

const clock = manualClock('2026-11-30T10:00:00Z');
const later = new Date('2027-05-01T00:00:00Z');
const secret = ['lin', 'example.org'].join('@');
let app: App;
let database: Database;
let folder: string;
let people = 0;

type Person = { owner: Owner; sessionId: string };

/** A person with one session. */
async function someone(): Promise<Person> {
  people += 1;
  const owner = { tenantId: 'default', userId: `keeper-${people}` };
  const sessionId = `session-${people}`;
  await app.stores.sessions.create(owner, { id: sessionId, title: '', model: 'm', profile: 'p' });
  return { owner, sessionId };
}

async function suggest({ owner, sessionId }: Person, key: string, value: string): Promise<Suggestion> {
  const suggestion = { id: randomIds.next(), key, value, category: 'context', sessionId, turn: 1 } as const;
  const waiting = { ...suggestion, createdAt: clock.now() };
  expect(await app.stores.suggestions.add(owner, waiting, await app.stores.facts.generation(owner), later)).toBe(
    'added',
  );
  return waiting;
}

/** Straight into the table, as an older gate may have let it. */
function slipIn(owner: Owner, key: string, value: string) {
  const fact = { key, value, category: 'context', source: 'person', sessionId: null, turn: null } as const;
  return app.stores.facts.write(owner, [{ ...fact, expiresAt: later }], 0, clock.now());
}

const receipts = async ({ owner, sessionId }: Person) => {
  const turns = await withLateReceipts(app, owner, sessionId, [{ turn: 1, events: [] }]);
  return turns[0]?.events.map((event) => event.type);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lifecycle-'));
  const environment = parseEnvironment({
    ...{ NODE_ENV: 'test', DATA_DIR: folder, OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', MODEL: 'none' },
    MEMORY_PROFILE: 'strict',
  });
  database = await testDatabase();
  app = await adoptApp({ environment, database, clock });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a suggestion', () => {
  it('becomes the person’s own with the turn that it came from, and is told in that turn either way', async () => {
    const ann = await someone();
    const { id } = await suggest(ann, 'shoe_size', 'EU 42');
    expect(await receipts(ann)).toEqual(['memory_suggested']);
    expect(await acceptSuggestion(ann.owner, id, null)).toEqual({ ok: true, key: 'shoe_size' });
    const { facts, suggestions } = await memory.memoryOf(ann.owner);
    expect(facts).toMatchObject([{ value: 'EU 42', source: 'person', sessionId: ann.sessionId, turn: 1 }]);
    expect(suggestions).toEqual([]);
    expect(await receipts(ann)).toEqual(['memory_saved']);
    expect(await acceptSuggestion(ann.owner, id, null)).toEqual({ ok: false, error: 'not_found' });
  });

  it('stays when what the person made of it is refused, or would overwrite another fact unseen', async () => {
    const ann = await someone();
    await slipIn(ann.owner, 'diet', 'vegan');
    const { id } = await suggest(ann, 'note_food', 'mostly plants');
    const edited = (key: string, value: string) => acceptSuggestion(ann.owner, id, { key, value, category: 'context' });
    expect(await edited('note_food', secret)).toEqual({ ok: false, refused: 'sensitive_data' });
    expect(await edited('diet', 'mostly plants')).toEqual({ ok: false, error: 'key_taken' });
    expect((await memory.memoryOf(ann.owner)).suggestions).toHaveLength(1);
    expect(await edited('food', 'plants')).toEqual({ ok: true, key: 'food' });
  });

  it('is gone when it was dismissed, its fact deleted, or all cleared; never anybody else’s to decide', async () => {
    const ann = await someone();
    const one = await suggest(ann, 'diet', 'vegan');
    const stranger = (await someone()).owner;
    expect(await acceptSuggestion(stranger, one.id, null)).toEqual({ ok: false, error: 'not_found' });
    expect(await dismissSuggestion(stranger, one.id)).toEqual({ ok: false, error: 'not_found' });
    expect(await dismissSuggestion(ann.owner, one.id)).toEqual({ ok: true, value: null });
    const two = await suggest(ann, 'diet', 'vegan');
    await memory.deleteFacts(ann.owner, ['diet']);
    const three = await suggest(ann, 'diet', 'vegan');
    await memory.clearFacts(ann.owner);
    for (const { id } of [one, two, three])
      expect(await acceptSuggestion(ann.owner, id, null)).toMatchObject({ ok: false });
    expect((await memory.memoryOf(ann.owner)).facts).toEqual([]);
    const { lines } = await activityOf(ann.owner, 1);
    expect(lines).toContainEqual(expect.objectContaining({ key: 'diet', verdict: 'deleted', reason: 'dismissed' }));
    expect(JSON.stringify(lines)).not.toContain('vegan');
  });

  it('leaves the table when nobody decided in time', async () => {
    const ann = await someone();
    await suggest(ann, 'diet', 'vegan');
    await purgeExpired(database, randomIds, later);
    expect(await app.stores.suggestions.list(ann.owner, clock.now())).toEqual([]);
  });
});

describe('the end of a fact', () => {
  it('is what the person chose within the cap, which use and edits don’t move', async () => {
    const { owner } = await someone();
    await memory.addFact(owner, { key: 'allergy', value: 'no wool', category: 'constraint' });
    const week = new Date('2026-12-07T10:00:00.000Z').toISOString();
    expect(await memory.keepFactFor(owner, 'allergy', 7)).toEqual({ ok: true, expiresAt: week, capped: false });
    await app.stores.facts.renew(owner, ['allergy'], later);
    await memory.editFact(owner, 'allergy', { key: 'allergy', value: 'no wool at all', category: 'constraint' });
    expect((await memory.memoryOf(owner)).facts).toMatchObject([{ value: 'no wool at all', expiresAt: week }]);
    const month = new Date('2026-12-30T10:00:00.000Z').toISOString();
    expect(await memory.keepFactFor(owner, 'allergy', 365)).toEqual({ ok: true, expiresAt: month, capped: true });
    const { lines } = await activityOf(owner, 1);
    expect(lines).toContainEqual(expect.objectContaining({ key: 'allergy', reason: 'retention_capped' }));
    expect(await memory.keepFactFor((await someone()).owner, 'allergy', 1)).toMatchObject({ ok: false });
  });
});

describe('what today’s gate refuses', () => {
  it('is neither listed, used, exported nor told in a turn, and is deleted when the person says so', async () => {
    const { owner } = await someone();
    await slipIn(owner, 'note', secret);
    await slipIn(owner, 'style', 'plain');
    const { facts, hidden } = await memory.memoryOf(owner);
    expect(facts.map(({ key }) => key)).toEqual(['style']);
    expect(hidden).toEqual([{ reason: 'sensitive_data', count: 1 }]);
    expect((await app.agent.facts.list(owner, clock.now())).map(({ key }) => key)).toEqual(['style']);
    expect(await exportMemory(owner)).not.toContain(secret);
    expect(await memory.deleteHidden(owner)).toEqual({ ok: true, value: 1 });
    expect((await app.stores.facts.list(owner, clock.now())).map(({ key }) => key)).toEqual(['style']);
  });

  it('is found over all owners, and deleted unless it was changed meanwhile', async () => {
    const { owner } = await someone();
    await slipIn(owner, 'note', secret);
    const found = async () => (await auditStored(database)).refused.filter((one) => one.owner.userId === owner.userId);
    const [refused] = await found();
    if (!refused) throw new Error('not found');
    await slipIn(owner, 'note', 'harmless');
    expect(await deleteRefused(database, randomIds, refused, clock.now())).toBe(false);
    await slipIn(owner, 'note', secret);
    expect(await deleteRefused(database, randomIds, refused, clock.now())).toBe(true);
    expect(await found()).toEqual([]);
    expect(JSON.stringify(await activityOf(owner, 1))).not.toContain(secret);
  });
});

describe('a person’s traces', () => {
  it('go from one to another in a file, and the activity is told a page at a time and cleared', async () => {
    const ann = await someone();
    await memory.addFact(ann.owner, { key: 'allergy', value: 'no wool', category: 'constraint' });
    await suggest(ann, 'diet', 'vegan');
    await app.stores.activity.add(ann.owner, { kind: 'search', text: 'kettle', at: clock.now() });
    const text = await exportMemory(ann.owner);
    expect(JSON.parse(text)).toMatchObject({
      mode: 'ask',
      suggestions: [{ value: 'vegan' }],
      activity: [{ text: 'kettle' }],
    });
    const bob = await someone();
    expect(await importMemory(bob.owner, text)).toMatchObject({ ok: true, lines: [{ became: 'stored' }] });
    expect((await memory.memoryOf(bob.owner)).suggestions).toEqual([]);
    for (let n = 0; n < 26; n++) await memory.addFact(bob.owner, { key: `k${n}`, value: secret, category: 'context' });
    const [first, second] = [await activityOf(bob.owner, 1), await activityOf(bob.owner, 2)];
    expect([first.lines.length, first.more, second.lines.length, second.more]).toEqual([25, true, 2, false]);
    expect(await clearActivity(ann.owner)).toEqual({ ok: true, value: 1 });
    expect((await activityOf(ann.owner, 1)).shopping).toEqual([]);
  });

  it('are all gone when the account is deleted', async () => {
    const ann = await someone();
    await memory.addFact(ann.owner, { key: 'allergy', value: 'no wool', category: 'constraint' });
    await suggest(ann, 'diet', 'vegan');
    await app.stores.settings.write(ann.owner, { platforms: [], destination: 'DE', currency: null, locale: null });
    expect(await deleteAccount(ann.owner, database)).toEqual({ ok: true, value: null });
    const left = JSON.parse(await exportMemory(ann.owner));
    expect(left).toMatchObject({
      facts: [],
      suggestions: [],
      events: [],
      activity: [],
      settings: { destination: null },
    });
    expect(await app.stores.sessions.ids(ann.owner)).toEqual([]);
  });
});
