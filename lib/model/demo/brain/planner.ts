import type { Plan } from '@/lib/agent/plan';
import type { DemoMessage } from '../protocol';
import { type Understood, understandSession } from './need';
import { isBundle } from './queries';
import { questionFor } from './question';
import { isTrait } from './same-thing';
import { block } from './tags';
import { parseJson } from './thread';
import { tongueOf } from './tongue';

/** The planner's answer: a plan, from all words of its thread. */
export function planFor(messages: readonly DemoMessage[]): Plan {
  const words = messages.flatMap((message) => (message.role === 'user' ? wordsIn(message.text) : []));
  const understood = understandSession(words);
  const { need, reading } = understood;
  const question = questionFor(understood, tongueOf(words), askedLast(messages));
  const about = reading.act.kind === 'find' || refersBack(understood) ? need : null;
  return {
    intent: intentOf(understood),
    terms: (about === null ? [] : [...about.traits.filter((trait) => !isShopWord(trait, words)), ...about.terms])
      .map((term) => term.slice(0, 80))
      .slice(0, 6),
    exclude: (need?.exclude ?? reading.said.exclude).map((term) => term.slice(0, 80)).slice(0, 16),
    budget: need?.budget ?? null,
    destination: need?.destination ?? reading.said.destination,
    sizes: (need?.sizes ?? [])
      .map(({ system, value }) => ({ system: system?.slice(0, 8) ?? null, value: value.slice(0, 16) }))
      .slice(0, 4),
    ask: question?.question ?? null,
  };
}

/** "只看海棠", "only Bluebarn": most likely a platform. This thread doesn't list them, so it is no word to search for. */
function isShopWord(trait: string, words: readonly string[]): boolean {
  if (isTrait(trait)) return false;
  return words.some((text) => {
    const at = text.normalize('NFKC').indexOf(trait);
    return at >= 0 && /(?:只看|只要|只在|只逛|\bonly(?: from| on| at)?)\s*$/i.test(text.normalize('NFKC').slice(0, at));
  });
}

function wordsIn(text: string): string[] {
  const pieces = text.split(/(?=<words>)/).flatMap((piece) => block(piece, 'words') ?? []);
  return pieces.length > 0 ? pieces : [text];
}

/** Whether this thread's last answer asked something. */
function askedLast(messages: readonly DemoMessage[]): boolean {
  const last = messages.findLast((message) => message.role === 'assistant');
  const answer = parseJson(last?.text ?? '') as { plan?: { ask?: unknown } | null } | null;
  return typeof answer?.plan?.ask === 'string';
}

function refersBack({ reading }: Understood): boolean {
  return ['compare', 'detail', 'why', 'advise', 'most', 'order', 'accept'].includes(reading.act.kind);
}

function intentOf(understood: Understood): Plan['intent'] {
  const { reading, need, topic } = understood;
  switch (reading.act.kind) {
    case 'find':
      if (need !== null && isBundle(need, reading)) return 'bundle';
      if (reading.research) return 'research';
      return topic || reading.products.length > 0 || need?.gift ? 'search' : 'follow_up';
    case 'compare':
    case 'detail':
    case 'why':
    case 'advise':
    case 'most':
    case 'recap':
      return 'follow_up';
    case 'order':
    case 'orders':
    case 'after_sales':
      return 'order_care';
    case 'remember':
    case 'recall':
    case 'forget':
    case 'opt_out':
      return 'memory';
    case 'unclear':
      return 'unclear';
    default:
      return 'chat';
  }
}
