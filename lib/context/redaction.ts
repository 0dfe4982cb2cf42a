import { redact } from '@/lib/memory/redact';
import { GENESIS, nextLink } from './chain';
import { type Entry, entryMetaSchema } from './entry';
import { readWire } from './wire';

/** A fact that must no longer stand in the log. `value`: its last one, where it is still known. */
export type Forgotten = { key: string; value?: string };

/**
 * A log without the values of forgotten facts, in blocks of memory, in calls and receipts, in answers and summaries,
 * older values of the same keys included. The person's own words stay. `seqs` are the entries that changed; the chain
 * is recomputed from the first of them on. The caller stores this, and it is the only rewriting that the log knows.
 */
export function redactEntries(
  entries: readonly Entry[],
  forgotten: readonly Forgotten[],
): { entries: Entry[]; seqs: number[] } {
  const keys = new Set(forgotten.map((fact) => fact.key));
  const values = new Set(forgotten.flatMap((fact) => fact.value ?? []));
  for (const entry of entries) for (const value of valuesShown(entry, keys)) values.add(value);
  const seqs: number[] = [];
  let chain = GENESIS;
  const rewritten = entries.map((entry) => {
    const next = isOwnWords(entry) ? entry : withoutValues(entry, keys, [...values]);
    if (next !== entry) seqs.push(entry.seq);
    chain = nextLink(chain, next.wire);
    return chain === next.chain ? next : { ...next, chain };
  });
  return { entries: rewritten, seqs };
}

/** Keys of facts whose values the log still shows. */
export function factKeysShown(entries: readonly Entry[]): Set<string> {
  return new Set(entries.flatMap((entry) => entry.meta.factKeys));
}

function isOwnWords(entry: Entry): boolean {
  return entry.kind === 'user' || entry.kind === 'planner_user';
}

function withoutValues(entry: Entry, keys: ReadonlySet<string>, values: readonly string[]): Entry {
  const wire = redact(entry.wire, values);
  const before = JSON.stringify(entry.meta);
  const factKeys = entry.meta.factKeys.filter((key) => !keys.has(key));
  const events = entry.meta.events.map((event) =>
    event.type === 'memory_saved' && keys.has(event.key) ? { ...event, value: '' } : event,
  );
  const after = redact(JSON.stringify({ ...entry.meta, factKeys, events }), values);
  if (wire === entry.wire && after === before) return entry;
  // A value that is also a word of the records' own (a status, say) must not make them unreadable: then they go.
  const meta = entryMetaSchema.safeParse(JSON.parse(after));
  return { ...entry, wire, meta: meta.success ? meta.data : { ...entry.meta, factKeys, events: [], plan: undefined } };
}

/** Values that an entry shows under these keys: as a line of a memory block, as a call's argument, as a receipt. */
function valuesShown(entry: Entry, keys: ReadonlySet<string>): string[] {
  const found = entry.meta.events.flatMap((event) =>
    event.type === 'memory_saved' && keys.has(event.key) ? [event.value] : [],
  );
  if (entry.kind === 'memory' || entry.meta.tool === 'recall_memories') {
    const content = readWire(entry.wire).content;
    for (const [, key = '', value = ''] of String(content).matchAll(/^\[\w+\] ([a-z0-9_]+): (.*)$/gm)) {
      if (keys.has(key)) found.push(unescapeText(value));
    }
  }
  if (entry.kind === 'assistant') {
    for (const call of readWire(entry.wire).tool_calls ?? []) {
      if (call.function.name !== 'save_memory') continue;
      const { key, value } = JSON.parse(call.function.arguments) as { key?: unknown; value?: unknown };
      if (typeof key === 'string' && keys.has(key) && typeof value === 'string') found.push(value);
    }
  }
  return found.filter((value) => value !== '');
}

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
