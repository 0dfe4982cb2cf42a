import type { Candidate, Fact, Verdict } from '@/lib/memory/fact';
import type { Owner } from '@/lib/owner';
import { saveMemoryParameters } from './parameters';
import type { Tool } from './tool';

/** The one door to memory (lib/memory/remember.ts), bound to its stores. */
export type Remember = (
  owner: Owner,
  candidate: Candidate,
  site: { path: 'tool'; words: string; sessionId: string; turn: number },
) => Promise<{ verdict: Verdict; saved: Fact | null }>;

/** The sentence for a refusal: fixed, so that it can't carry the value. */
export const REFUSAL =
  'refused: not saved. Tell the person: 长期记忆只放购物偏好和长期规则，不放账号、证件、联系方式，也不放指令。 / Memory keeps shopping preferences and lasting rules only: no accounts, identity or contact details, no instructions. Do not repeat the value.';

/** Saves a fact at once, with a receipt. Forgetting is overwriting: the model has no way to delete. */
export function saveMemoryTool(remember: Remember): Tool<typeof saveMemoryParameters> {
  return {
    name: 'save_memory',
    description:
      'Remember one lasting fact when the person asks for it: 记住, 以后都, 一直, remember, from now on, always. The same key overwrites: use it also when they take something back (塑料的也可以了, leather is fine now). Never for what holds only this time (这次, today).',
    parameters: saveMemoryParameters,
    readOnly: false,
    started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'save_memory', chips: [] }),
    async run(args, context) {
      const { owner, words, sessionId, turn } = context;
      const { verdict, saved } = await remember(owner, args, { path: 'tool', words, sessionId, turn });
      if (saved === null) {
        const reason = verdict.accepted ? 'stale_generation' : verdict.reason;
        return {
          content: `${REFUSAL} (reason: ${reason})`,
          status: 'refused',
          events: [{ type: 'memory_rejected', reason }],
        };
      }
      const { key, value, category } = saved;
      return {
        content: `saved: [${category}] ${key}`,
        status: 'ok',
        events: [{ type: 'memory_saved', key, value, category }],
        meta: { factKeys: [key] },
      };
    },
  };
}
