import type { Understanding } from '@/lib/language/understanding';
import { type AfterSalesRequest, afterSalesAsked, asksForOrders } from './order-words';
import { type Pointed, pointedAt } from './ordinals';
import type { ProductSaid } from './products';
import type { Statements } from './statements';
import { type Wishes, wishesAnything } from './wishes';

/** What the person does with a message. `find` covers a new need as well as a change to the running one. */
export type Act =
  | { kind: 'compare' | 'detail' | 'why' | 'order' | 'advise' | 'most' | 'recap'; pointed: Pointed }
  | { kind: 'remember' | 'recall' | 'forget' | 'opt_out' }
  | { kind: 'greet' | 'thanks' | 'about' | 'cancel' | 'accept' | 'chat' | 'unclear' }
  | { kind: 'orders' }
  | { kind: 'after_sales'; request: AfterSalesRequest }
  | { kind: 'find' };

const FORGET =
  /忘(?:掉|了)(?=我|这|那|它|关于|之前|刚|所有|全部|吧|$)|忘记(?=我|这|那|它|关于|之前|所有|全部|掉)|(?:删(?:掉|除)?|清(?:空|除|掉)|抹掉).{0,12}(?:记忆|记录|偏好|记住的|信息)|(?:把|将).{1,16}(?:忘掉|忘了|删掉|删除|清空)|别再记(?:着|得|住)|\bforget (?:that|about|what|everything|all|my|me|it|the)\b|\b(?:delete|erase|clear|wipe|remove)\b.{0,20}\b(?:memor(?:y|ies)|preferences?|what you (?:know|remember)|my (?:data|size|allergy|facts?))\b/i;
const RECALL =
  /(?:还)?记得(?:我|我的|些)?.{0,10}(?:什么|哪些|吗|么|多少|没)|记住了(?:我)?(?:什么|哪些|多少)|(?:知道|了解)(?:我|关于我).{0,6}(?:什么|哪些|多少|吗)|关于我.{0,6}(?:什么|哪些)|我(?:的)?(?:记忆|偏好|档案)(?:里|中)?(?:有|是|都|$)|我(?:穿|的(?:鞋码|尺码)).{0,6}(?:多少|几|来着)|\bwhat (?:do|did|have|can) you (?:know|remember|remembered|saved?|stored?|kept)\b|\b(?:do|can) you (?:still )?(?:remember|know|recall) (?:my|me|what|that|who|anything)\b|\bwhat(?:'s| is| are) (?:in )?my (?:saved |stored )?(?:memory|memories|preferences|facts)\b|\bwhat(?:'s| is) my (?:\w+ )?size\b/i;
const ORDER =
  /都要(?:了|$)|下单|下(?:个|一)?单|结账|结算|付款|买单|付钱|加(?:入)?购物车|(?:就|我)(?:要|买|选|拿)(?:第|这|那|它)|(?:买|订|要)(?:下)?(?:第[一二三四五六1-6]|这(?:个|款|双|件)|那(?:个|款)|它)|帮我(?:买|订)(?:了|第|这|那|它)|\b(?:place|make) (?:an |the |my )?order\b|\border (?:it|this|that|the|number|#|one|them|now)\b|\bbuy (?:it|this|that|the (?:first|second|third|fourth|fifth|last|top)|number|#|them)\b|\bcheck ?out\b|\badd (?:it |this |that |.{1,20})?to (?:my |the )?(?:cart|basket)\b|\bpurchase (?:it|this|that|the|number)\b|\bi(?:'ll| will) (?:take|buy|have)\b/i;
const CANCEL =
  /(?<!预)算了|不(?:买|要|看|用|找|需要)了|先不买|以后再|回头再|再说吧|下次(?:再说|吧)|\bnever ?mind\b|\bforget it\b|\bnot (?:buying|interested)\b|\bchanged my mind\b|\bno longer need\b/i;
const COMPARE =
  /区别|差别|不同|差异|对比|比较|比一比|哪(?:个|款|一个)(?:更|比较|最)?|选哪|更好|\bvs\b|\bversus\b|\bdiffer(?:s|ence|ences|ent)?\b|\bcompare\b|\bcomparison\b|\bside by side\b|\bwhich\b|\bbetter\b/i;
const ADVISE =
  /(?:你(?:会|觉得|推荐|建议)?|帮我|应该|该)(?:选|买|挑|觉得|推荐).{0,4}(?:哪|吧|一个)|哪(?:个|款|一个)(?:更|比较|最)?(?:好|值|合适|推荐|划算)|最推荐|\bwhich (?:one|of (?:them|these))\b|\bwhat would you (?:pick|choose|recommend|buy)\b|\bwhich would you\b|\bwhich is (?:the )?(?:best|better)\b|\byour (?:pick|favou?rite)\b/i;
const MOST = /哪(?:个|款|一个|件)|\bwhich\b|\bwhat(?:'s| is) the\b/i;
const RECAP =
  /总结|汇总|回顾|概括|都看了(?:什么|哪些)|\b(?:summari[sz]e|summary|recap|sum (?:it|this|everything) up|what (?:have|did) we (?:look|see|find|found|seen))/i;
const ABOUT_IT =
  /(?:它|这个|这款|这件|那个|那款).{0,12}(?:吗|呢|多少|怎么样|什么|几|\?|？)|(?:保修|质保|退货|退换|运费|发货|售后|续航|能用多久).{0,6}(?:多少|多久|吗|怎么|几|\?|？|$)|\b(?:does|is|can|will) (?:it|this|that)\b|\bhow (?:long|big|heavy|much) (?:is|does|are) (?:it|this|that|shipping|delivery)\b|\b(?:warranty|return policy)\b/i;
const WHY = /为什么|为啥|凭什么|理由|\bwhy\b|\breason\b/i;
const DETAIL =
  /详细|介绍|说说|讲讲|怎么样|参数|规格|材质|什么做的|多大|多重|多少钱|价格|尺寸|发货|运费|几天|评价|库存|有货|细节|具体|\?|？|吗|呢|\btell\b|\bmore (?:about|info|details?)\b|\bdetails?\b|\bspecs?\b|\bwhat\b|\bhow\b|\bis\b|\bdoes\b|\bshow\b|\bmaterial\b|\babout\b/i;
const THANKS =
  /^(?:好的?[，, ]*)?(?:非常|太|多)?(?:谢谢|感谢|谢了|辛苦|多谢)|^(?:ok[ay]*[,! ]*)?(?:many )?(?:thanks|thank you|thx|cheers|ty)\b/i;
const GREET =
  /^(?:hi|hello|hey|yo|good (?:morning|afternoon|evening)|你好|您好|嗨|哈喽|哈啰|在吗|在不在|早上好|下午好|晚上好|早安|喂)(?![a-z])/i;
const ABOUT =
  /你是.{1,12}(?:吗|么)|你(?:是谁|是什么|叫什么|能(?:做|干|帮).{0,4}什么|会(?:做)?什么|可以做什么|怎么用)|能做什么|怎么用|什么模型|\b(?:who|what) are you\b|\bwhat can you do\b|\bhow (?:do you|does this) work\b|\bwhat model\b|\bare you (?:an? )?(?:ai|bot|human|real)\b|^help[?!.]?$|^帮助$/i;
const ACCEPT =
  /^(?:好(?:的|啊|吧)?|可以|行|不错|嗯+|是的?|对的?|没问题|ok(?:ay)?|yes|yep|sure|great|nice|perfect|cool|good|sounds good|got it|明白了?|知道了)[。.!！~～ ]*$/i;
const QUESTION =
  /星期几|几点|几号|几岁|等于几|笑话|[?？]|吗$|呢$|什么|怎么|为什么|谁|哪里|几点|多少|^(?:what|who|where|when|why|how|is|are|can|could|do|does|did|will|tell|write|explain|translate)\b|写(?:一)?(?:首|篇|段|个)|翻译|讲(?:个|一个)|天气|新闻/i;

/** Whether a text asks to have something forgotten, and so states nothing to keep. */
export function asksToForget(text: string): boolean {
  return FORGET.test(text);
}

/** What rules read in one message of the person, before it is decided what they do with it. */
export type Unread = {
  words: string;
  said: Understanding;
  products: ProductSaid[];
  /** Product words and what describes them, without what belongs to memory or to moving through a list. */
  terms: string[];
  /** Colours and features. */
  traits: string[];
  wishes: Wishes;
  statements: Statements;
  /** "Don't remember this". */
  optsOut: boolean;
  /** Which kind, how to choose, is it worth it. */
  research: boolean;
  gift: boolean;
  recipient: string | null;
  /** A platform is named. */
  shop: boolean;
};

const INSULT = /笨|蠢|傻|垃圾|没用|\b(?:stupid|idiot|useless|dumb|you suck)\b/i;
const SUM = /^[\d.\s+*/×÷=()-]+(?:等于几|等于多少|是多少|=\s*)?[?？]?$/;

export function actOf(reading: Unread, rest: string, before: { need: boolean }): Act {
  const { words, statements, products } = reading;
  const pointed = pointedAt(rest, 1);
  const points = pointed.places.length > 0 || pointed.all;
  const names = products.length > 0;
  if (words.trim() === '') return { kind: 'unclear' };
  if (SUM.test(words) && /\d\s*[+*/×÷-]\s*\d.*[=等是?？]/.test(words)) return { kind: 'chat' };
  if (asksToForget(words) && !/forget it\b/i.test(words)) return { kind: 'forget' };
  if (statements.kept.length > 0) return statedAct(reading, rest);
  if (RECALL.test(words) && (!names || /size|码|过敏|allerg/i.test(words))) return { kind: 'recall' };
  const request = afterSalesAsked(rest);
  if (request !== null) return { kind: 'after_sales', request };
  if (asksForOrders(rest)) return { kind: 'orders' };
  if (ORDER.test(rest) && (points || !names) && !reading.wishes.sort) return { kind: 'order', pointed };
  if (CANCEL.test(rest) && !names) return { kind: 'cancel' };
  if (before.need && RECAP.test(rest) && !wishesAnything(reading.wishes)) return { kind: 'recap', pointed };
  if (before.need && !names) {
    if (WHY.test(rest) && (points || rest.length < 24)) return { kind: 'why', pointed };
    if (reading.wishes.sort !== null && MOST.test(rest)) return { kind: 'most', pointed };
    const many = pointed.all || pointed.places.length > 1;
    if (COMPARE.test(rest) && many) return { kind: ADVISE.test(rest) ? 'advise' : 'compare', pointed };
    if (ADVISE.test(rest)) return { kind: 'advise', pointed };
    if (
      COMPARE.test(rest) &&
      reading.wishes.sort === null &&
      !/\bdifferent\b/i.test(rest) &&
      reading.terms.length === 0
    )
      return { kind: 'compare', pointed };
    // "Cheaper than the second" points at an offer to go below it.
    const moves = reading.wishes.cheaper && reading.said.price === null;
    if (pointed.places.length > 0 && !moves && (DETAIL.test(rest) || reading.terms.length === 0))
      return { kind: 'detail', pointed };
  }
  if (!names && INSULT.test(rest)) return { kind: 'unclear' };
  if (
    before.need &&
    reading.said.price === null &&
    ABOUT_IT.test(rest) &&
    (!names || /这(?:个|款|件|副|双|台)/.test(rest))
  ) {
    return { kind: 'detail', pointed };
  }
  if (reading.optsOut && !names && reading.said.price === null && reading.traits.length === 0)
    return { kind: 'opt_out' };
  if (!names && reading.said.price === null) {
    if (THANKS.test(words)) return { kind: 'thanks' };
    if (ABOUT.test(words)) return { kind: 'about' };
    if (GREET.test(words) && reading.terms.length === 0) return { kind: 'greet' };
    if (ACCEPT.test(words)) return { kind: 'accept' };
  }
  return searches(reading, before) ? { kind: 'find' } : leftover(reading, rest);
}

/** Something to keep was said: alone, or beside a search. */
function statedAct(reading: Unread, rest: string): Act {
  const searched = reading.products.length > 0 || reading.gift || (reading.terms.length > 0 && wants(rest));
  return searched || (rest !== '' && wishesAnything(reading.wishes)) ? { kind: 'find' } : { kind: 'remember' };
}

function searches(reading: Unread, before: { need: boolean }): boolean {
  const { products, said, wishes, gift, traits, terms, words } = reading;
  if (products.length > 0 || gift || (reading.shop && before.need)) return true;
  const filters =
    said.price !== null || said.exclude.length + said.allow.length + said.sizes.length > 0 || said.destination;
  if (filters || traits.length > 0 || wishesAnything(wishes)) return true;
  if (before.need && reading.recipient !== null && !QUESTION.test(words)) return true;
  if (terms.length === 0 || isNoise(terms.join(' '))) return false;
  return wants(words) || before.need
    ? !QUESTION.test(words) || wants(words)
    : !QUESTION.test(words) && words.length <= 40;
}

function wants(text: string): boolean {
  return /有.{0,8}吗|多少钱|有卖|卖(?:吗|不)|有货|想买|想要|想找|要买|要一|要个|买|找|推荐|来(?:个|一|双|副|件)|有没有|求|需要|缺|looking for|how much|\b(?:have|sell|stock|want|need|buy|find|show|recommend|suggest|search|get|shop)\b/i.test(
    text,
  );
}

/** Keys hit at random and cries: no vowels, or one piece over and over. */
function isNoise(text: string): boolean {
  const plain = text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '');
  if (plain === '' || /^\d+$/.test(plain) || /^(.{1,3})\1+$/u.test(plain)) return true;
  if (/\p{Script=Han}/u.test(plain)) return /^[啊哈呵嘿哦嗯呃额喔唉]+$/u.test(plain);
  return (
    /[a-z]/.test(plain) &&
    (!/[aeiouy]/.test(plain) || /[bcdfghjklmnpqrstvwxz]{5,}/.test(plain) || /^(?:asdf|qwer|zxcv)/.test(plain))
  );
}

function leftover(reading: Unread, rest: string): Act {
  const { places } = pointedAt(rest, 1);
  if (places.length > 0 && reading.terms.length === 0) return { kind: 'detail', pointed: { places, all: false } };
  const asks = QUESTION.test(rest) && reading.terms.length > 0 && !wants(rest);
  return asks ? { kind: 'chat' } : { kind: 'unclear' };
}
