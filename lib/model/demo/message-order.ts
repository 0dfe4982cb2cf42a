import type { Profile } from '@/lib/model/profile';
import type { BodyMessage } from './completion-body';
import { badRequest, type Refusal } from './refusal';

/** Whether a provider would take this order of messages: the rules all share, then those of the profile's endpoint. */
export function checkOrder(messages: readonly BodyMessage[], profile: Profile): Refusal | null {
  return checkAnswers(messages) ?? checkTemplate(messages, profile);
}

/** Every call of an assistant message is answered, once, by the tool messages right after it; no answer is without. */
function checkAnswers(messages: readonly BodyMessage[]): Refusal | null {
  let open = new Set<string>();
  for (const [at, message] of messages.entries()) {
    if (message.role === 'tool') {
      if (!open.delete(message.tool_call_id)) {
        return badRequest(`No call before messages[${at}] waits for this tool message.`, `messages.[${at}].role`);
      }
      continue;
    }
    if (open.size > 0) return unanswered(open);
    if (message.role !== 'assistant') continue;
    const calls = message.tool_calls ?? [];
    open = new Set(calls.map((call) => call.id));
    if (open.size < calls.length) return badRequest('Two calls have the same id.', `messages.[${at}].tool_calls`);
  }
  return open.size > 0 ? unanswered(open) : null;
}

function unanswered(open: ReadonlySet<string>): Refusal {
  const ids = [...open].join(', ');
  return badRequest(`Calls of an assistant message have no tool message after them: ${ids}.`, 'messages');
}

/**
 * `inplace` endpoints take system messages anywhere. The others want one, first (Qwen's templates); those that need a
 * bridge also want user and assistant to take turns (Mistral's).
 */
function checkTemplate(messages: readonly BodyMessage[], profile: Profile): Refusal | null {
  if (profile.lateSystem === 'inplace') return null;
  for (const [at, message] of messages.entries()) {
    const before = messages[at - 1]?.role;
    if (at > 0 && (message.role === 'system' || message.role === 'developer')) {
      return badRequest('A system message may only stand at the beginning.', `messages.[${at}].role`);
    }
    const outOfTurn = message.role === 'user' && (before === 'user' || before === 'tool');
    if (profile.bridge !== undefined && outOfTurn) {
      return badRequest(`A user message can't follow a ${before} message.`, `messages.[${at}].role`, '3230');
    }
  }
  return null;
}
