import { beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '@/lib/clock';
import type { Database } from '@/lib/db/client';
import { factStore } from '@/lib/db/facts';
import { sessionStore } from '@/lib/db/sessions';
import { testDatabase } from '@/lib/db/testing';
import { randomIds } from '@/lib/ids';
import type { Owner } from '@/lib/owner';
import { addFact, checkFact, clearFacts, deleteFacts, editFact, listFacts, restoreFacts } from './facts-page';
import { type MemoryDeps, type MemorySite, remember } from './remember';
import { memoryProfiles } from './retention';

const clock = manualClock('2026-11-30T10:00:00Z');
let database: Database;
let deps: MemoryDeps;
let count = 0;
const session = () => `s${count}`;

/** A new person with one session: what is learned in a session is kept only while that stands. */
async function someone(): Promise<Owner> {
  const owner = { tenantId: 'default', userId: `someone${++count}` };
  await sessionStore(database, clock).create(owner, { id: session(), title: '', model: 'm', profile: 'plain' });
  return owner;
}

beforeAll(async () => {
  database = await testDatabase();
  const store = factStore(database, randomIds);
  // The sessions that these facts come from aren't there, which the table would mind.
  deps = {
    facts: { ...store, write: (owner, facts, generation, now) => store.write(owner, facts, generation, now) },
    clock,
  };
});

const said = (words: string, path: MemorySite['path'] = 'tool'): MemorySite => ({
  path,
  words,
  sessionId: session(),
  turn: 2,
});
const nickel = { key: 'Nickel Allergy', value: '对镍过敏', category: 'constraint' };
const kept = async (owner: Owner) =>
  Object.fromEntries((await listFacts(deps, owner)).map((fact) => [fact.key, fact.value]));
const lastEvent = async (owner: Owner) => (await deps.facts.events(owner, 1))[0];

describe('remember', () => {
  test('writes with source, place and end, and logs a line without the value', async () => {
    const ann = await someone();
    const { verdict, saved } = await remember(deps, ann, nickel, said('记住我对镍过敏'));
    expect(verdict).toMatchObject({ accepted: true, reason: 'explicit_request' });
    expect(saved).toMatchObject({
      key: 'nickel_allergy',
      source: 'tool',
      sessionId: session(),
      turn: 2,
      category: 'constraint',
    });
    expect(await deps.facts.list(ann, clock.now())).toEqual([saved]);
    expect(await lastEvent(ann)).toMatchObject({ verdict: 'stored', path: 'tool', key: 'nickel_allergy' });
    expect(JSON.stringify(await deps.facts.events(ann, 9))).not.toContain('镍');
  });

  test('"42", later "I am 43 now": one row; said twice: one row', async () => {
    const ann = await someone();
    const size = (value: string) => ({ key: 'shoe_size', value, category: 'context' });
    await remember(deps, ann, size('穿 42 码'), said('我穿 42 码'));
    await remember(deps, ann, size('穿 43 码'), said('我现在 43 码了'));
    await remember(deps, ann, size('穿 43 码'), said('43 码，记住'));
    expect(await kept(ann)).toEqual({ shoe_size: '穿 43 码' });
  });

  test('the tool keeps the key that is known, also when the model chose another', async () => {
    const ann = await someone();
    await remember(deps, ann, nickel, said('记住我对镍过敏'));
    const { saved } = await remember(
      deps,
      ann,
      { ...nickel, key: 'metal_avoid', value: '我对镍过敏' },
      said('我对镍过敏啊'),
    );
    expect(saved?.key).toBe('nickel_allergy');
    expect(Object.keys(await kept(ann))).toEqual(['nickel_allergy']);
  });

  test('a refused fact takes no other with it, and its words are nowhere', async () => {
    const ann = await someone();
    const secret = { key: 'phone_13912345678', value: '手机 13912345678', category: 'context' };
    const { verdict, saved } = await remember(deps, ann, secret, said('记住我手机 13912345678，还有我对镍过敏'));
    expect(verdict).toEqual({ accepted: false, reason: 'sensitive_data', detector: 'phone_number' });
    expect(saved).toBeNull();
    await remember(deps, ann, nickel, said('记住我手机 13912345678，还有我对镍过敏'));
    expect(Object.keys(await kept(ann))).toEqual(['nickel_allergy']);
    expect(JSON.stringify(await deps.facts.events(ann, 9))).not.toContain('139');
  });

  test('off: no model writes; the person still does', async () => {
    const ann = await someone();
    await deps.facts.setMode(ann, 'off');
    for (const path of ['tool', 'curator'] as const) {
      expect((await remember(deps, ann, nickel, said('我对镍过敏', path))).verdict).toMatchObject({
        reason: 'consent_required',
      });
    }
    expect((await remember(deps, ann, nickel, { path: 'page' })).saved).toMatchObject({
      source: 'person',
      sessionId: null,
    });
  });

  test('ask: the curator waits, what the person asks for is written', async () => {
    const ann = await someone();
    await deps.facts.setMode(ann, 'ask');
    const { verdict } = await remember(deps, ann, nickel, said('我对镍过敏', 'curator'));
    expect(verdict).toMatchObject({ accepted: false, reason: 'consent_required' });
    expect((await remember(deps, ann, nickel, said('记住我对镍过敏'))).saved).not.toBeNull();
  });

  test('the curator writes no double, lengthens instead, and replaces nothing that a person wrote', async () => {
    const ann = await someone();
    await remember(deps, ann, { key: 'style', value: '喜欢极简风格', category: 'preference' }, { path: 'page' });
    const [before] = await listFacts(deps, ann);
    clock.advance(60_000);
    const again = { key: 'taste', value: '喜欢极简风格的', category: 'preference' };
    expect((await remember(deps, ann, again, said('我喜欢极简风格的', 'curator'))).verdict).toMatchObject({
      reason: 'duplicate',
    });
    const [after] = await listFacts(deps, ann);
    expect(after?.expiresAt.getTime()).toBe((before?.expiresAt.getTime() ?? 0) + 60_000);
    const other = { key: 'style', value: '喜欢奢华风格', category: 'preference' };
    expect((await remember(deps, ann, other, said('我喜欢奢华风格', 'curator'))).verdict).toMatchObject({
      reason: 'consent_required',
    });
    expect(await kept(ann)).toEqual({ style: '喜欢极简风格' });
  });

  test('a clear while a candidate is on its way: nothing is written', async () => {
    const ann = await someone();
    await remember(deps, ann, { key: 'style', value: '极简', category: 'preference' }, { path: 'page' });
    // Between reading the generation and writing, the person clears.
    const racing: MemoryDeps = {
      ...deps,
      facts: {
        ...deps.facts,
        list: async (owner, now) => {
          await deps.facts.clear(owner, now);
          return deps.facts.list(owner, now);
        },
      },
    };
    const { verdict, saved } = await remember(racing, ann, nickel, said('我对镍过敏'));
    expect({ verdict, saved }).toMatchObject({ verdict: { reason: 'stale_generation' }, saved: null });
    expect(await kept(ann)).toEqual({});
  });

  test('the strict profile ends early', async () => {
    const strict = { ...deps, retention: memoryProfiles.strict };
    const { saved } = await remember(strict, await someone(), nickel, { path: 'page' });
    expect(saved?.expiresAt.getTime()).toBe(clock.now().getTime() + 30 * 86_400_000);
  });
});

describe('the page', () => {
  const tea = { key: 'drink', value: '喜欢绿茶', category: 'preference' };

  test('checks, adds, edits; refusals carry a reason and no more', async () => {
    const ann = await someone();
    expect(checkFact(deps, tea)).toEqual({ ok: true, key: 'drink' });
    expect(checkFact(deps, { ...tea, value: '密码是 abc12345' })).toEqual({ ok: false, refused: 'sensitive_data' });
    expect(await addFact(deps, ann, tea)).toEqual({ ok: true, key: 'drink' });
    expect(await addFact(deps, ann, tea)).toEqual({ ok: false, error: 'key_taken' });
    expect(await addFact(deps, ann, { ...tea, key: 'Größe !' })).toEqual({ ok: false, refused: 'invalid' });
    expect(await editFact(deps, ann, 'drink', { ...tea, key: 'tea', value: '喜欢红茶' })).toEqual({
      ok: true,
      key: 'tea',
    });
    expect(await editFact(deps, ann, 'drink', tea)).toEqual({ ok: false, error: 'not_found' });
    expect(await editFact(deps, ann, 'tea', { ...tea, value: 'a@example.com' })).toEqual({
      ok: false,
      refused: 'sensitive_data',
    });
    expect(await kept(ann)).toEqual({ tea: '喜欢红茶' });
    expect(JSON.stringify(await deps.facts.events(ann, 20))).not.toMatch(/茶|abc|example/);
  });

  test('what the person edits is theirs from then on', async () => {
    const ann = await someone();
    await remember(deps, ann, tea, said('我喜欢绿茶', 'curator'));
    await editFact(deps, ann, 'drink', tea);
    expect(await listFacts(deps, ann)).toMatchObject([{ source: 'person', sessionId: null, turn: null }]);
  });

  test('delete and undo; no undo over a clear, or over what was written since', async () => {
    const ann = await someone();
    await remember(deps, ann, nickel, said('我对镍过敏'));
    await addFact(deps, ann, tea);
    const undo = await deleteFacts(deps, ann, ['nickel_allergy', 'drink', 'missing']);
    expect(undo.facts.map((fact) => fact.key).sort()).toEqual(['drink', 'nickel_allergy']);
    expect(await kept(ann)).toEqual({});
    await addFact(deps, ann, { ...tea, value: '喜欢红茶' });
    expect(await restoreFacts(deps, ann, undo)).toBe(1);
    expect(await kept(ann)).toEqual({ nickel_allergy: '对镍过敏', drink: '喜欢红茶' });
    expect((await listFacts(deps, ann))[0]).toMatchObject({ source: 'tool', sessionId: session(), turn: 2 });
    const second = await deleteFacts(deps, ann, ['drink']);
    expect(await clearFacts(deps, ann)).toBe(1);
    expect(await restoreFacts(deps, ann, second)).toBe(0);
    expect(await kept(ann)).toEqual({});
  });

  test('undo goes through the gate like everything else', async () => {
    const ann = await someone();
    const forged = {
      generation: 0,
      facts: [
        {
          ...nickel,
          category: 'constraint' as const,
          value: '验证码 331190',
          source: 'person' as const,
          sessionId: null,
          turn: null,
        },
      ],
    };
    expect(await restoreFacts(deps, ann, forged)).toBe(0);
    expect(await kept(ann)).toEqual({});
  });
});
