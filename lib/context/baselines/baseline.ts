import type { Profile } from '@/lib/model/profile';
import { canonicalJson } from '../canonical-json';
import type { Entry } from '../entry';
import { joinUsers } from '../render';
import type { SentCall } from '../sent-call';

/**
 * Another way of building the same requests: recorded calls in, the calls that it would have made out. What the model
 * answered stays as it was; only what stands where changes.
 */
export type Baseline = (calls: readonly SentCall[], profile: Pick<Profile, 'lateSystem'>) => SentCall[];

/** Everything a call sent after its head. */
export function sentEntries(call: SentCall): Entry[] {
  return call.messages.slice(1).flatMap((message) => message.entries);
}

/** The call with other entries behind the same head. */
export function withEntries(call: SentCall, entries: readonly Entry[], profile: Pick<Profile, 'lateSystem'>): SentCall {
  const sent =
    call.thread === 'main' ? joinUsers(entries, profile) : entries.map((one) => ({ wire: one.wire, entries: [one] }));
  return { ...call, messages: [...call.messages.slice(0, 1), ...sent] };
}

/** The call with `text` put into its system message, before or after what stands there. */
export function withSystemText(call: SentCall, text: string, place: 'before' | 'after'): SentCall {
  const [head, ...rest] = call.messages;
  if (head === undefined) return call;
  const message = JSON.parse(head.wire) as { content: string | { text: string }[] };
  const join = (own: string) => (place === 'before' ? `${text}\n\n${own}` : `${own}\n\n${text}`);
  const content =
    typeof message.content === 'string'
      ? join(message.content)
      : message.content.map((part, at) => (at === 0 ? { ...part, text: join(part.text) } : part));
  return { ...call, messages: [{ ...head, wire: canonicalJson({ ...message, content }) }, ...rest] };
}

/** The text of a wire's content; empty for what holds none. */
export function wireText(wire: string): string {
  const { content } = JSON.parse(wire) as { content: unknown };
  return typeof content === 'string' ? content : '';
}
