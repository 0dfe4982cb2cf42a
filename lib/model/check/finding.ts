import type { Answer } from './ask';

export const probeNames = [
  'streaming_usage',
  'cached_tokens',
  'late_system',
  'tools',
  'parallel_tools',
  'tool_choice_none',
  'user_after_tool',
  'json_schema',
  'images',
] as const;
export type ProbeName = (typeof probeNames)[number];

/**
 * What a probe found. `yes` and `no` were seen; `unclear` is everything else: a failure that says nothing of the matter,
 * or an answer from which it can't be told.
 */
export type Finding = { probe: ProbeName; answer: 'yes' | 'no' | 'unclear'; told: string };

/** The finding of a request that failed: a refusal is an answer, anything else isn't. */
export function failureFinding(probe: ProbeName, answer: Extract<Answer, { kind: 'failed' }>): Finding {
  const { code, status } = answer;
  const refused = code === 'model_rejected_request';
  const told = `${refused ? 'refused' : code.replaceAll('_', ' ')}${status === null ? '' : ` (${status})`}`;
  return { probe, answer: refused ? 'no' : 'unclear', told };
}
