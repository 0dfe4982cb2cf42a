import { clip } from './clip';
import { avoidedBy, factAgainst } from './known-facts';
import type { Reading } from './reading';
import { otherName, sameThing } from './same-thing';
import { isFailure } from './shown';
import { callsNamed, type Site, toolCall } from './site';
import type { Call, FactLine, Turn } from './thread';
import { topicOf } from './topics';
import type { Wording } from './wording-zh';

type Saving = { key: string; value: string; category: 'constraint' | 'preference' | 'context' };

/** Facts to save this turn: what the person asks to keep, and what they take back of what is kept. */
function savingsFor(reading: Reading, memory: readonly FactLine[]): Saving[] {
  if (reading.optsOut) return [];
  const savings: Saving[] = [];
  for (const statement of reading.statements.kept) {
    const topic = topicOf(statement) ?? noteOf(statement);
    const key = freeKey(topic.key, statement, [...memory, ...savings]);
    savings.push({ key, value: clip(statement, 200), category: topic.category });
  }
  const against = factAgainst(memory, reading.said.allow);
  if (against !== null && !savings.some((one) => one.key === against.key)) {
    savings.push({ key: against.key, value: clip(takenBack(reading), 200), category: 'preference' });
  }
  return savings.slice(0, 3);
}

/** The calls for this turn's savings; none when memory is off or when they were made already. */
export function savingCalls(site: Site): { name: string; arguments: string }[] {
  if (!site.tools.has('save_memory') || callsNamed(site, 'save_memory').length > 0) return [];
  return savingsFor(site.understood.reading, site.turn.memory).map((saving) => toolCall('save_memory', saving));
}

/** The clause that takes a rule back, in the person's words. */
function takenBack(reading: Reading): string {
  const clauses = reading.words.split(/[，,。.！!；;？?\n]+/).map((clause) => clause.trim());
  const allowed = reading.said.allow;
  return (
    clauses.find((clause) => allowed.some((term) => clause.toLowerCase().includes(term.toLowerCase()))) ??
    reading.words.trim()
  );
}

/** Topics that hold several facts side by side: a second allergy must not overwrite the first. */
const SHARED = new Set([
  'allergy',
  'diet',
  'material_avoid',
  'brand_avoid',
  'colour_avoid',
  'brand_like',
  'household',
  'hobby',
]);

/** The topic's key, or one beside it when it holds another thing of a shared topic. */
export function freeKey(key: string, statement: string, kept: readonly { key: string; value: string }[]): string {
  const holder = kept.find((one) => one.key === key);
  if (holder === undefined || !SHARED.has(key) || sameSubject(holder.value, statement)) return key;
  const subject = avoidedBy(statement)
    .map((term) => (/^[a-z ]+$/i.test(term) ? term : (otherName(term) ?? '')))
    .find(Boolean);
  const name = subject === undefined ? null : `${key}_${subject.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`;
  for (let at = 2; ; at++) {
    const next = at === 2 && name !== null ? name : `${key}_${at}`;
    const taken = kept.find((one) => one.key === next);
    if (taken === undefined || sameSubject(taken.value, statement)) return next;
  }
}

function sameSubject(a: string, b: string): boolean {
  const [left, right] = [avoidedBy(a), avoidedBy(b)];
  return left.some((one) => right.some((other) => sameThing(one, other))) || a.trim() === b.trim();
}

function noteOf(statement: string): Pick<Saving, 'key' | 'category'> {
  return { key: noteKey(statement), category: RULE.test(statement) ? 'constraint' : 'preference' };
}

/** A key for a statement of no known topic: a number drawn from its text, since a key must not say what the value says. */
function noteKey(statement: string): string {
  let sum = 7;
  for (const char of statement) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1679616;
  return `note_${sum.toString(36)}`;
}

const RULE = /不要|不能|不许|别|必须|一定|只|\b(?:always|never|only|must|no|don'?t)\b/i;

/** What came of this turn's savings, told to the person: only what the tool said. Empty when there were none. */
export function savingReport(turn: Turn, say: Wording): string {
  const calls = turn.steps.flatMap((step) => step.calls).filter((call) => call.name === 'save_memory');
  const saved = calls
    .filter(isSaved)
    .map((call) => String((call.arguments as { value?: unknown } | null)?.value ?? ''));
  const refused = calls.filter((call) => call.result !== null && !isSaved(call));
  const lines = saved.length > 0 ? [say.saved(saved)] : [];
  if (refused.some((call) => /^\s*refused/i.test(call.result ?? ''))) lines.push(say.notSaved(say.refusal));
  else if (refused.length > 0) lines.push(say.saveFailed);
  return lines.join('\n');
}

function isSaved(call: Call): boolean {
  return call.result !== null && /^\s*(?:saved|ok\b|已保存|记住)/i.test(call.result) && !isFailure(call.result);
}
