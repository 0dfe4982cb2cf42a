import { type Plan, readPlanText } from '@/lib/agent/plan';
import type { DemoMessage } from '../protocol';
import { block, hasBlock, nameOfBlock } from './tags';

export type Call = { name: string; arguments: unknown; result: string | null };
/** One answer of the model so far: its text and its calls with what came back. */
type Step = { text: string; calls: Call[] };
export type FactLine = { category: string; key: string; value: string };
export type PlatformLine = { id: string; name: string; currency: string };

/** One turn as the messages show it: the person's words, what stood beside them, and the steps taken so far. */
export type Turn = {
  words: string;
  platforms: PlatformLine[];
  destination: string | null;
  currency: string | null;
  memory: FactLine[];
  /** Cards that wait for the person's click, a line each. */
  cards: string[];
  plan: Plan | null;
  steps: Step[];
  hints: string[];
  closing: boolean;
};

/**
 * Cuts the messages into turns. Late system text may come as a user message, and neighbouring user messages joined to
 * one: a turn begins where words stand. What isn't sent again because it didn't change (platforms, settings) is
 * carried on.
 */
export function readTurns(messages: readonly DemoMessage[]): Turn[] {
  const turns: Turn[] = [];
  // Blocks stand before the words that they belong to; the first ones have no turn yet.
  const before = openTurn('', undefined);
  const calls = new Map<string, Call>();
  const lines = new Map<string, string>();
  for (const message of messages) {
    if (message.role === 'tool') {
      const call = calls.get(message.toolCallId);
      if (call !== undefined) call.result = withToldLines(message.text, lines);
      continue;
    }
    if (message.role === 'assistant') {
      const step = { text: message.text, calls: message.toolCalls.map(readCall) };
      message.toolCalls.forEach((call, at) => {
        const read = step.calls[at];
        if (read !== undefined) calls.set(call.id, read);
      });
      turns.at(-1)?.steps.push(step);
      continue;
    }
    for (const piece of message.text.split(/(?=<words>)/)) {
      const words = message.role === 'user' ? wordsOf(piece) : null;
      if (words !== null) turns.push(openTurn(words, turns.at(-1) ?? before));
      readBlocks(turns.at(-1) ?? before, piece);
    }
  }
  return turns;
}

/**
 * A result names offers that were told before by their ids alone, or not at all when they are the latest told: their
 * lines are put back in.
 */
function withToldLines(result: string, lines: Map<string, string>): string {
  return result
    .split('\n')
    .flatMap((line) => {
      const told = /^told above: (.+)$/.exec(line)?.[1];
      if (told !== undefined) return told.split(' ').flatMap((id) => lines.get(id) ?? []);
      if (/^the same offers as in the result before$/.test(line)) {
        const count = Number(/^(\d+) of \d+ offers/.exec(result)?.[1] ?? 0);
        return count === 0 ? [] : [...lines.values()].slice(-count);
      }
      const id = /^([a-z0-9-]{4,40}) \| /.exec(line)?.[1];
      if (id !== undefined) lines.set(id, line);
      return [line];
    })
    .join('\n');
}

/** The words of a user message; a message with none of the known blocks is all words. */
function wordsOf(text: string): string | null {
  const words = block(text, 'words');
  if (words !== null) return words;
  const known = [
    'memory',
    'plan',
    'hint',
    'closing',
    'summary',
    'continue',
    'skills',
    'platforms',
    'settings',
    'activity',
    'order_card',
    'block',
  ];
  return known.some((name) => hasBlock(text, name)) ? null : text;
}

function openTurn(words: string, before: Turn | undefined): Turn {
  const { platforms = [], destination = null, currency = null, cards = [] } = before ?? {};
  return {
    words,
    platforms,
    destination,
    currency,
    cards,
    memory: [],
    plan: null,
    steps: [],
    hints: [],
    closing: false,
  };
}

function readBlocks(turn: Turn, text: string): void {
  const platforms = block(text, 'platforms');
  if (platforms !== null) turn.platforms = platforms.split('\n').flatMap(readPlatform);
  const settings = block(text, 'settings');
  // Settings stand after the platforms: one without the other means that none is set any more.
  if (settings !== null || platforms !== null) {
    turn.destination = /destination:\s*([A-Z]{2})\b/.exec(settings ?? '')?.[1] ?? null;
    turn.currency = /currency:\s*([A-Z]{3})\b/.exec(settings ?? '')?.[1] ?? null;
  }
  const cards = block(text, 'order_card');
  if (cards !== null) turn.cards = cards === 'none' ? [] : cards.split('\n');
  const memory = block(text, 'memory');
  if (memory !== null) turn.memory = memory.split('\n').flatMap(readFact);
  const plan = block(text, 'plan');
  if (plan !== null) turn.plan = readPlanText(plan);
  const hint = nameOfBlock(text, 'hint');
  if (hint !== null) turn.hints.push(hint);
  if (hasBlock(text, 'closing')) turn.closing = true;
}

function readPlatform(line: string): PlatformLine[] {
  const [id, name, currency] = line.split('|').map((cell) => cell.trim());
  return id && name && currency ? [{ id, name, currency }] : [];
}

/** A `[category] key: value` line. */
export function readFact(line: string): FactLine[] {
  const found = /^\s*\[(\w+)\]\s*([^:]+):\s*(.+)$/.exec(line);
  const [, category = '', key = '', value = ''] = found ?? [];
  return found === null ? [] : [{ category, key: key.trim(), value: value.trim() }];
}

function readCall(call: { name: string; arguments: string }): Call {
  return { name: call.name, arguments: parseJson(call.arguments), result: null };
}

/** The value of a JSON text, or null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
