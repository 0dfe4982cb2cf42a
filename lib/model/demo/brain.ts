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
 * same answer. The planner's and the curator's calls are told by the name of their answer's schema.
 */
export function respond(request: DemoRequest): DemoReply {
  const role = roleOf(request);
  if (role === 'plan') return speak(JSON.stringify(planFor(request.messages)));
  if (role === 'facts') return speak(JSON.stringify({ facts: curated(request) }));
  const site = siteOf(request);
  return site === null ? speak(wordingOf('zh').greeting) : mainReply(site);
}

/** A profile without schemas states them in the system text instead. */
function roleOf({ responseFormat, tools, messages }: DemoRequest): 'plan' | 'facts' | 'main' {
  if (responseFormat !== null) {
    if (responseFormat.name === 'plan') return 'plan';
    if (responseFormat.name === 'facts') return 'facts';
  }
  const [head] = messages;
  if (tools.length > 0 || head?.role !== 'system') return 'main';
  if (/\bintent\b[\s\S]*\bexclude\b[\s\S]*\bbudget\b/.test(head.text)) return 'plan';
  return /\bfacts\b[\s\S]*\bdurability\b/.test(head.text) ? 'facts' : 'main';
}

function curated({ messages }: DemoRequest): CuratedFact[] {
  const text = messages.findLast((message) => message.role === 'user')?.text ?? '';
  const stored = (block(text, 'stored') ?? '').split('\n').flatMap(readFact);
  return factsIn(block(text, 'words') ?? text, stored);
}
