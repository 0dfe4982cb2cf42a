import type { DeployerPattern } from './deployer-patterns';
import { isCredentialKey } from './detectors/credential-key';
import { hasHiddenText } from './detectors/hidden-text';
import { isOptOut } from './detectors/opt-out';
import { textDetectors } from './detectors/order';
import { isBacked } from './evidence';
import {
  type Candidate,
  factCategorySchema,
  type MemoryPath,
  type RejectReason,
  VALUE_MAX,
  type Verdict,
} from './fact';
import { codePoints, normaliseKey, normaliseValue } from './normalise';
import { type DetectorName, reasonOf } from './policy';
import { isForbiddenTopic } from './topics';
import { readings } from './views';

export type GateContext = {
  path: MemoryPath;
  /** The person's words of the turn. Without them nothing passes on the two paths of models. */
  words?: string;
  /** The person asked for it to be kept, or wrote it on the page. */
  explicit?: boolean;
  deployer?: readonly DeployerPattern[];
};

/** A value this much longer than what may be stored isn't even looked at. */
const LOOK_MAX = VALUE_MAX * 8;

function refuse(reason: RejectReason, detector: DetectorName | null): Verdict {
  return { accepted: false, reason, detector };
}

/**
 * The one door to long-term memory: pure, synchronous, the same on every path. A refusal carries a reason and the name of
 * the detector, nothing of the text. What is accepted is in its stored form, and passes again unchanged.
 */
export function gate(candidate: Candidate, context: GateContext): Verdict {
  const byModel = context.path === 'tool' || context.path === 'curator';
  if (byModel && isOptOut((context.words ?? '').slice(0, 4_000))) return refuse('user_opt_out', 'opt_out');

  const detector = judge(candidate, context.deployer ?? []);
  if (detector) return refuse(reasonOf(detector), detector);

  const key = normaliseKey(candidate.key);
  const value = normaliseValue(candidate.value);
  if (key === null || value === '') return refuse('invalid', 'malformed');
  if (isForbiddenTopic(key)) return refuse('instruction_like_content', 'instruction_like');
  if (byModel && !isBacked(value, (context.words ?? '').slice(0, 4_000))) return refuse('uncertain', null);

  const explicit = context.explicit ?? context.path !== 'curator';
  return {
    accepted: true,
    reason: explicit ? 'explicit_request' : 'useful_future_context',
    fact: { key, value, category: factCategorySchema.parse(candidate.category) },
  };
}

/** Name of the first detector that hits, or null. */
function judge({ key, value }: Candidate, deployer: readonly DeployerPattern[]): DetectorName | null {
  if (typeof key !== 'string' || typeof value !== 'string') return 'malformed';
  if (/\p{Cs}/u.test(key) || /\p{Cs}/u.test(value)) return 'malformed';
  if (value.length > LOOK_MAX || key.length > LOOK_MAX) return 'too_long';
  if (codePoints(value.trim()) > VALUE_MAX || codePoints(normaliseValue(value)) > VALUE_MAX) return 'too_long';
  // Line breaks and tabs fold into blanks; other controls have no business in a sentence. Pictures newer than this
  // runtime's Unicode count as unassigned, and are none of these.
  if (/[^\P{Cc}\t\n\v\f\r\u0085]|\p{Co}|(?!\p{Extended_Pictographic})\p{Cn}/u.test(key + value)) return 'malformed';
  if (hasHiddenText(key) || hasHiddenText(value)) return 'hidden_text';

  const topic = key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
  if (isCredentialKey(topic)) return 'credential_key';
  // One text for both: words of the key are context for the value, and a key can hide nothing of it.
  const texts = readings(`${topic}: ${value}`);
  for (const [name, hits] of textDetectors) {
    if (texts.some(hits)) return name;
  }
  const own = deployer.find((pattern) => texts.some((text) => pattern.test(text)));
  return own ? `deployer:${own.name}` : null;
}
