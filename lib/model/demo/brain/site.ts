import type { DemoReply, DemoRequest } from '../protocol';
import { type Understood, understandSession } from './need';
import { platformNames } from './platform-names';
import { callsOf, isFailure } from './shown';
import { type Call, readTurns, type Turn } from './thread';
import { type Tongue, tongueOf } from './tongue';
import { wordingOf } from './wording';
import type { Wording } from './wording-zh';

/** All that an answer of the main thread is made from. */
export type Site = {
  turns: readonly Turn[];
  turn: Turn;
  earlier: readonly Turn[];
  /** Calls of this turn, answered or not. */
  calls: readonly Call[];
  understood: Understood;
  tongue: Tongue;
  say: Wording;
  tools: ReadonlySet<string>;
  head: string;
  /** A hint or the closing notice asks to finish with what there is. */
  finish: boolean;
  /** No tool may be called any more. */
  textOnly: boolean;
};

export function siteOf(request: DemoRequest): Site | null {
  const turns = readTurns(request.messages);
  const turn = turns.at(-1);
  if (turn === undefined) return null;
  const words = turns.map((one) => one.words);
  const tools = new Set(request.tools.map((tool) => tool.name));
  const tongue = tongueOf(words);
  const [head] = request.messages;
  return {
    ...{ turns, turn, tools, earlier: turns.slice(0, -1), calls: callsOf([turn]) },
    understood: understandSession(words, turn.platforms.flatMap(platformNames)),
    tongue,
    say: wordingOf(tongue),
    head: head?.role === 'system' ? head.text : '',
    finish: turn.closing || turn.hints.some((hint) => /repeat|drift|budget|finish|clos/.test(hint)),
    textOnly: request.toolChoice === 'none' || tools.size === 0,
  };
}

type ToolCall = { name: string; arguments: string };

export function toolCall(name: string, args: object): ToolCall {
  return { name, arguments: JSON.stringify(args) };
}

export function callTools(calls: readonly ToolCall[]): DemoReply {
  return { toolCalls: calls, finish: 'tool_calls' };
}

export function speak(text: string): DemoReply {
  return { text, finish: 'stop' };
}

/** Several sentences or paragraphs, empty ones left out. */
export function speakAll(...parts: readonly string[]): DemoReply {
  return speak(parts.filter((part) => part !== '').join('\n\n'));
}

/** The call that reads a skill, alone; null when it was read, isn't in the catalogue or there is no time for it. */
export function skillFirst(site: Site, name: string): DemoReply | null {
  const listed = site.head.includes(`- ${name}:`);
  if (!listed || !site.tools.has('Skill') || site.finish || site.textOnly) return null;
  const read = callsOf(site.turns).some(
    (call) =>
      call.name === 'Skill' &&
      (call.arguments as { name?: unknown } | null)?.name === name &&
      !isFailure(call.result ?? ''),
  );
  return read ? null : callTools([toolCall('Skill', { name })]);
}

export function callsNamed(site: Site, name: string): Call[] {
  return site.calls.filter((call) => call.name === name);
}
