import { z } from 'zod';
import type { Candidate, RejectReason } from './fact';
import { rejectReasons, storeReasons } from './fact';

/** The most facts that one turn may propose: ten would turn this turn's colour and price into lasting tastes. */
export const PROPOSED_MAX = 3;

const proposalSchema = z.object({
  key: z.string().max(200),
  value: z.string().max(2_000),
  category: z.string().max(40),
  /** Why it may or may not be kept. */
  reason: z.enum([...storeReasons, ...rejectReasons]),
  subject: z.enum(['self', 'other']),
  durability: z.enum(['lasting', 'temporary']),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** What the curator's answer must look like; the JSON schema that it is shown is made of this. */
export const curatorReplySchema = z.object({ facts: z.array(proposalSchema).max(PROPOSED_MAX) });

export type CuratorReply = { ok: true; proposals: Proposal[]; malformed: number } | { ok: false };

/**
 * Reads the curator's answer: plain JSON, in a code fence, after thinking, between prose. One bad proposal never takes
 * the others with it, and is counted. An answer without a readable object is not "nothing to keep": it is not ok.
 */
export function readCuratorReply(text: string): CuratorReply {
  const bare = text.replaceAll(/<think>[\s\S]*?<\/think>/g, '');
  for (let from = bare.indexOf('{'); from >= 0; from = bare.indexOf('{', from + 1)) {
    const facts = factsOf(objectAt(bare, from));
    if (facts === null) continue;
    const read = facts.slice(0, PROPOSED_MAX).map((fact) => proposalSchema.safeParse(fact));
    const proposals = read.flatMap((one) => (one.success ? [one.data] : []));
    return { ok: true, proposals, malformed: read.length - proposals.length };
  }
  return { ok: false };
}

function factsOf(value: unknown): unknown[] | null {
  const parsed = z.object({ facts: z.array(z.unknown()) }).safeParse(value);
  return parsed.success ? parsed.data.facts : null;
}

/** The JSON value that begins at `from`, or undefined. Braces in strings don't count. */
function objectAt(text: string, from: number): unknown {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) {
      try {
        return JSON.parse(text.slice(from, at + 1));
      } catch {
        return undefined;
      }
    }
  }
  return undefined;
}

/**
 * What a proposal's own labels say of it. Labels and reason must agree: one that calls itself temporary, or of somebody
 * else, is refused under any reason, and so is one whose reason doesn't allow storing.
 */
export function judgeLabels(proposal: Proposal): { candidate: Candidate } | { refused: RejectReason } {
  const { key, value, category, reason, subject, durability } = proposal;
  const refused = rejectReasons.find((one) => one === reason);
  if (refused) return { refused };
  if (subject === 'other') return { refused: 'third_party_data' };
  if (durability === 'temporary') return { refused: 'temporary_context' };
  return { candidate: { key, value, category } };
}
