import { continuation } from './brain/continuation';
import { type CuratedFact, factsIn } from './brain/curator';
import { mainReply } from './brain/main-reply';
import { planFor } from './brain/planner';
import { siteOf, speak } from './brain/site';
import { block } from './brain/tags';
import { readFact } from './brain/thread';
import { wordingOf } from './brain/wording';
import type { DemoReply, DemoRequest } from './protocol';

/**
 * The built-in demo model: follows the system text by rules, from nothing but the request. The same request gives the
 * same answer. The planner's and the curator's calls are told by their answer's schema and by the block that asks.
 */
export function respond(request: DemoRequest): DemoReply {
  const role = roleOf(request);
  if (role === 'plan') return speak(JSON.stringify({ plan: planFor(request.messages), facts: null }));
  if (role === 'facts') return speak(JSON.stringify({ plan: null, facts: curated(request) }));
  const site = siteOf(request);
  if (site === null) return speak(wordingOf('zh').greeting);
  return asksToContinue(request) ? continuation(site) : mainReply(site);
}

function asksToContinue({ messages }: DemoRequest): boolean {
  const last = messages.at(-1);
  return last?.role === 'user' && block(last.text, 'continue') !== null;
}

/** The small calls have a schema, or a system text that states one, and no tools. */
function roleOf({ responseFormat, tools, messages }: DemoRequest): 'plan' | 'facts' | 'main' {
  const [head] = messages;
  const small =
    responseFormat?.name === 'reading' || (head?.role === 'system' && /\bplan\b[\s\S]*\bfacts\b/.test(head.text));
  if (tools.length > 0 || !small) return 'main';
  const last = messages.findLast((message) => message.role === 'user')?.text ?? '';
  return block(last, 'curate') === null ? 'plan' : 'facts';
}

function curated({ messages }: DemoRequest): CuratedFact[] {
  const text = messages.findLast((message) => message.role === 'user')?.text ?? '';
  const stored = (block(text, 'stored') ?? '').split('\n').flatMap(readFact);
  return factsIn(block(text, 'words') ?? text, stored);
}
