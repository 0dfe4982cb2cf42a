import { readWire } from './wire';

/** Why a provider would refuse a list of messages. `index` counts messages from 0. */
export type ThreadFault = {
  index: number;
  reason: 'unanswered_call' | 'result_without_call' | 'results_out_of_order' | 'duplicate_call_id' | 'bad_arguments';
};

/**
 * Holds a thread against what chat endpoints demand: every call is answered, at once, in call order, by exactly one
 * result; ids are unique; arguments are JSON. Null when the thread is sound.
 */
export function findThreadFault(wires: readonly string[]): ThreadFault | null {
  const seen = new Set<string>();
  const owed: string[] = [];
  for (const [index, wire] of wires.entries()) {
    const message = readWire(wire);
    if (message.role === 'tool') {
      const id = message.tool_call_id ?? '';
      if (owed.length === 0) return { index, reason: 'result_without_call' };
      if (owed[0] !== id) return { index, reason: owed.includes(id) ? 'results_out_of_order' : 'result_without_call' };
      owed.shift();
      continue;
    }
    if (owed.length > 0) return { index, reason: 'unanswered_call' };
    for (const call of message.tool_calls ?? []) {
      if (seen.has(call.id)) return { index, reason: 'duplicate_call_id' };
      if (!isJson(call.function.arguments)) return { index, reason: 'bad_arguments' };
      seen.add(call.id);
      owed.push(call.id);
    }
  }
  if (owed.length > 0) return { index: wires.length, reason: 'unanswered_call' };
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
