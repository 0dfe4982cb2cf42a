import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '@/lib/clock';
import { testDatabase } from '@/lib/db/testing';
import { parseEnvironment } from '@/lib/env';
import type { Candidate } from '@/lib/memory/fact';
import type { Owner } from '@/lib/owner';
import { defaultSettings } from '@/lib/settings';
import { type App, adoptApp } from './composition';
import * as memory from './memory';
import { changeSettings, readSettings } from './settings';

const clock = manualClock('2026-11-30T10:00:00Z');
let app: App;
let folder: string;
let people = 0;

function someone(): Owner {
  people += 1;
  return { tenantId: 'default', userId: `person-${people}` };
}

const fact = (key: string, value: string): Candidate => ({ key, value, category: 'constraint' });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preferences-'));
  // An endpoint that is never called: these pages need no model.
  const environment = parseEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    MODEL: 'none',
  });
  app = await adoptApp({ environment, database: await testDatabase(), clock });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('memory on the page', () => {
  it('links a fact to its session as long as that is there', async () => {
    const owner = someone();
    const { stores } = app;
    for (const id of ['kept1', 'gone1'])
      await stores.sessions.create(owner, { id, title: '', model: 'm', profile: 'p' });
    const expiresAt = new Date('2027-11-30T10:00:00Z');
    const written = ['kept1', 'gone1'].map((sessionId, turn) => ({
      ...({ key: `from_${sessionId}`, value: 'no wool', category: 'constraint', source: 'tool' } as const),
      sessionId,
      turn: turn + 1,
      expiresAt,
    }));
    await stores.facts.write(owner, written, 0, clock.now());
    await stores.sessions.delete(owner, 'gone1');
    const { facts, mode } = await memory.memoryOf(owner);
    expect(mode).toBe('auto');
    expect(Object.fromEntries(facts.map(({ key, sessionId, turn }) => [key, [sessionId, turn]]))).toEqual({
      from_kept1: ['kept1', 1],
      from_gone1: [null, null],
    });
    expect(facts[0]).toMatchObject({ purpose: 'allowed_offers', expiresAt: expiresAt.toISOString() });
  });

  it('brings back what was deleted, but nothing after a clear', async () => {
    const owner = someone();
    expect(await memory.addFact(owner, fact('allergy', 'allergic to nickel'))).toEqual({ ok: true, key: 'allergy' });
    const undo = await memory.deleteFacts(owner, ['allergy', 'never_there']);
    if (!undo.ok) throw new Error('not deleted');
    expect(undo.value.facts.map(({ key }) => key)).toEqual(['allergy']);
    expect(await memory.restoreFacts(owner, undo.value)).toEqual({ ok: true, value: 1 });
    expect(await memory.clearFacts(owner)).toEqual({ ok: true, value: 1 });
    expect(await memory.restoreFacts(owner, undo.value)).toEqual({ ok: true, value: 0 });
    expect((await memory.memoryOf(owner)).facts).toEqual([]);
  });

  it('checks without writing, and refuses without repeating', async () => {
    const owner = someone();
    const secret = ['lin', 'example.org'].join('@');
    for (const reply of [
      await memory.checkFact(fact('note', secret)),
      await memory.addFact(owner, fact('note', secret)),
    ]) {
      expect(reply).toEqual({ ok: false, refused: 'sensitive_data' });
    }
    expect(await memory.checkFact(fact('note', 'no wool'))).toEqual({ ok: true, key: 'note' });
    expect((await memory.memoryOf(owner)).facts).toEqual([]);
  });

  it('touches nothing of another person, whatever key is named', async () => {
    const [one, other] = [someone(), someone()];
    await memory.addFact(one, fact('allergy', 'allergic to nickel'));
    expect(await memory.editFact(other, 'allergy', fact('allergy', 'none'))).toEqual({ ok: false, error: 'not_found' });
    expect(await memory.deleteFacts(other, ['allergy'])).toMatchObject({ ok: true, value: { facts: [] } });
    await memory.clearFacts(other);
    await memory.setMemoryMode(other, 'off');
    expect(await memory.memoryOf(one)).toMatchObject({ mode: 'auto', facts: [{ value: 'allergic to nickel' }] });
    expect(await memory.memoryOf(other)).toEqual({ mode: 'off', facts: [], suggestions: [], hidden: [] });
  });
});

describe('shopping settings', () => {
  it('change one by one and leave the rest', async () => {
    const owner = someone();
    const shop = app.catalogue.platforms()[0]?.id ?? '';
    expect(await readSettings(owner)).toEqual(defaultSettings);
    await changeSettings(owner, { destination: 'DE' });
    expect(await changeSettings(owner, { platforms: [shop] })).toEqual({
      ok: true,
      value: { ...defaultSettings, destination: 'DE', platforms: [shop] },
    });
    expect(await changeSettings(owner, { destination: null })).toMatchObject({
      ok: true,
      value: { destination: null },
    });
    expect(await readSettings(owner)).toEqual({ ...defaultSettings, platforms: [shop] });
  });

  it.each([{ platforms: ['nobody'] }, { destination: 'de' }, { destination: '!!' }])(
    'refuse %o whole',
    async (change) => {
      const owner = someone();
      expect(await changeSettings(owner, { currency: 'EUR', ...change })).toEqual({
        ok: false,
        error: 'invalid_input',
      });
      expect(await readSettings(owner)).toEqual(defaultSettings);
    },
  );
});
