import { understand } from '@/lib/language/understand';
import { asksToForget } from './acts';
import { clausesOf, wantsSomething } from './clauses';
import { freeKey } from './keep';
import { avoidedBy } from './known-facts';
import { sameThing } from './same-thing';
import { isRefusal, statementsIn, tidyStatement } from './statements';
import type { FactLine } from './thread';
import { topicOf } from './topics';

export type CuratedFact = {
  key: string;
  value: string;
  category: string;
  reason: string;
  subject: string;
  durability: string;
};

const MOST = 3;
const SELF = /我|本人|\b(?:i|i'm|i've|my|mine|me|we|our)\b/i;
const BARE = /^(?:平时|一般|通常|一直|从来|常年|长期|对.{1,10}过敏|不吃|只穿|只用|吃素|穿)/;
const OTHERS =
  /(?:他|她|它|朋友|同事|老师|客户|妈|爸|父|母|老婆|老公|妻子|丈夫|女儿|儿子|孩子|宝宝|弟|妹|哥|姐|爷|奶|外公|外婆|闺蜜|男友|女友|男朋友|女朋友|室友)(?!的礼物)|\b(?:he|she|they|his|her|their|him|them|mom|mum|mother|dad|father|wife|husband|friend|sister|brother|son|daughter|kid|child|boss|colleague|girlfriend|boyfriend|partner|roommate|nephew|niece)\b/i;
const OWNED = /养|家里有|我有|\bi have\b|\bi own\b/i;
const THIS_TIME =
  /这次|这回|今天|今晚|明天|这周|这个月|暂时|目前|最近|这趟|这双|这件|先(?:看|买)|预算|以内|\b(?:this time|today|tonight|tomorrow|this (?:week|month|trip|one)|for now|right now|currently|just now|these days)\b/i;
const LASTING =
  /是|一般|平时|通常|一直|总是|从来|都|只|不|过敏|穿|码|住|养|喜欢|偏爱|讨厌|常|\b(?:am|i'm|always|usually|never|often|wear|live|love|like|prefer|hate|can'?t|don'?t|allergic|size|have|based|only|mostly|ship)\b/i;
const SECRET =
  /密码|口令|身份证|护照|银行卡|信用卡|验证码|手机号|电话|邮箱|住址|门牌|@|\d[\d\s-]{7,}\d|\b(?:password|passcode|pin|card number|passport|ssn|phone|email|e-mail|address|token|api key)\b/i;

/**
 * Lasting things that the person says of themself in passing. What they asked to keep was saved in the turn already, and
 * what is stored already isn't proposed again; a new value comes under the stored key.
 */
export function factsIn(words: string, stored: readonly FactLine[] = []): CuratedFact[] {
  const text = words.normalize('NFKC');
  if (isRefusal(text)) return [];
  const asked = new Set(statementsIn(text).kept);
  const wasAsked = (clause: string) => asked.has(tidyStatement(clause)) || statementsIn(clause).kept.length > 0;
  const facts = new Map<string, CuratedFact>();
  let self = false;
  for (const clause of clausesOf(text)) {
    const said = tidyStatement(clause.text);
    self = SELF.test(clause.text) || (self && !wantsSomething(clause.text));
    if (clause.asked || wasAsked(clause.text) || !(self || BARE.test(clause.text))) continue;
    if (
      asksToForget(clause.text) ||
      wantsSomething(clause.text) ||
      THIS_TIME.test(clause.text) ||
      SECRET.test(clause.text)
    )
      continue;
    if (OTHERS.test(clause.text) && !OWNED.test(clause.text)) continue;
    const topic = LASTING.test(clause.text) || /码/.test(clause.text) ? topicOf(said) : null;
    if (topic === null || said.length > 200) continue;
    const key = freeKey(topic.key, said, stored);
    if (facts.has(key) || stored.some((one) => one.key === key && saysTheSame(one.value, said))) continue;
    facts.set(key, {
      ...{ key, value: said, category: topic.category },
      ...{ reason: 'useful_future_context', subject: 'self', durability: 'lasting' },
    });
  }
  return [...facts.values()].slice(0, MOST);
}

/** The same figures and the same things avoided: said again, not changed. */
function saysTheSame(stored: string, said: string): boolean {
  const figures = (text: string) => (text.match(/\d+(?:\.\d+)?|\b(?:x{0,3}[sl]|m)\b/gi) ?? []).join().toLowerCase();
  const avoided = avoidedBy(said);
  if (avoided.length > 0) return avoided.every((term) => avoidedBy(stored).some((one) => sameThing(one, term)));
  const { destination } = understand(said);
  if (destination !== null) return understand(stored).destination === destination;
  return figures(said) !== '' ? figures(stored) === figures(said) : stored.trim() === said;
}
