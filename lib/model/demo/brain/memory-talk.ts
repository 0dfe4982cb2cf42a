import type { DemoReply } from '../protocol';
import { savingCalls, savingReport } from './keep';
import { isFailure } from './shown';
import { callsNamed, callTools, type Site, skillFirst, speak, toolCall } from './site';

/** Answers about memory: keep something, say what is kept, how to delete. */
export function memoryReply(site: Site, kind: 'remember' | 'recall' | 'forget' | 'opt_out'): DemoReply {
  const { say } = site;
  if (kind === 'opt_out') return speak(say.optOut);
  const skill = skillFirst(site, 'memory-personalization');
  if (skill !== null) return skill;
  if (kind === 'forget') return speak(say.forget);
  return kind === 'remember' ? remember(site) : recall(site);
}

function remember(site: Site): DemoReply {
  const { say, tools, turn } = site;
  if (!tools.has('save_memory')) return speak(say.memoryOff);
  const report = savingReport(turn, say);
  if (report !== '') return speak(report);
  const saving = savingCalls(site);
  if (site.understood.reading.optsOut) return speak(say.optOut);
  return saving.length === 0 || site.textOnly ? speak(say.unclear) : callTools(saving);
}

/** A topic that a question about memory names, or null for "what do you remember". */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/鞋码|鞋号|shoe ?size/i, 'shoe_size'],
  [/穿.{0,4}码|尺码|衣服|clothing|\bsize\b/i, 'size'],
  [/过敏|allerg/i, 'allergy'],
  [/寄|地址|送到|ship|deliver/i, 'ship_to'],
  [/颜色|colou?r/i, 'colour'],
  [/品牌|牌子|brand/i, 'brand'],
  [/材质|material/i, 'material'],
  [/预算|budget/i, 'budget'],
  [/吃|饮食|忌口|diet|eat/i, 'diet'],
];

function recall(site: Site): DemoReply {
  const { say, tools, turn } = site;
  if (!tools.has('recall_memories') && turn.memory.length === 0) return speak(say.memoryOff);
  const topic = TOPICS.find(([pattern]) => pattern.test(turn.words));
  const about = (key: string) => topic === undefined || key.includes(topic[1]);
  const known = turn.memory.filter((fact) => about(fact.key));
  const call = callsNamed(site, 'recall_memories').at(-1);
  if (
    topic !== undefined &&
    known.length === 0 &&
    call === undefined &&
    tools.has('recall_memories') &&
    !site.textOnly &&
    !site.finish
  ) {
    return callTools([toolCall('recall_memories', { topic: topicWords(turn.words, topic) })]);
  }
  const recalled = call?.result != null && !isFailure(call.result) ? factLines(call.result) : [];
  const facts = known.length > 0 ? known : recalled;
  if (facts.length === 0)
    return speak(topic === undefined ? say.rememberedNothing : say.rememberedNothingOn(topicWords(turn.words, topic)));
  const kindOf = (category: string) => (say.categories as Record<string, string>)[category] ?? category;
  return speak(
    say.remembered(
      facts.map((fact) =>
        `- ${fact.value}（${kindOf(fact.category)}）`.replace(/（(.*)）$/, say.joint === '，' ? '（$1）' : ' ($1)'),
      ),
    ),
  );
}

function topicWords(words: string, [pattern]: readonly [RegExp, string]): string {
  return (pattern.exec(words)?.[0] ?? words).slice(0, 80);
}

function factLines(text: string): { category: string; value: string }[] {
  return text.split('\n').flatMap((line) => {
    const found = /^\s*(?:[-*]\s*)?\[(\w+)\]\s*[^:]+:\s*(.+)$/.exec(line);
    return found?.[1] && found[2] ? [{ category: found[1], value: found[2].trim() }] : [];
  });
}
