import { understand } from '@/lib/language/understand';
import type { FactCategory } from '@/lib/memory/fact';
import { isColour, isSubstance, isTrait } from './same-thing';
import { coloursIn, traitsIn } from './traits';

/** What a statement about a person is about: the key under which it is kept, and its class. */
type Topic = { key: string; category: FactCategory };

const LIKES =
  /喜欢|偏爱|偏好|爱用|爱穿|钟爱|更爱|只买|只用|首选|\b(?:love|like|prefer|favou?rite|only (?:buy|use|wear)|fan of)\b/i;
const DISLIKES =
  /不(?:太)?喜欢|讨厌|受不了|不爱|反感|\b(?:hate|dislike|can'?t stand|don'?t (?:really )?like|not a fan)\b/i;

/** Plain topics by the words that show them, the more special first. */
const BY_WORDS: readonly (readonly [RegExp, Topic])[] = [
  [/过敏|不耐受|allerg|intoleran|sensitive to/i, { key: 'allergy', category: 'constraint' }],
  [
    /吃素|素食|纯素|清真|忌口|不(?:能)?[吃喝沾碰]|vegan|vegetarian|halal|kosher|\b(?:don'?t|do not|can'?t|cannot|never) (?:eat|drink)\b|\b(?:gluten|dairy|lactose)[- ]free\b/i,
    { key: 'diet', category: 'constraint' },
  ],
  [/戒(?:指)?(?:圈)?(?:号|尺寸)|ring size/i, { key: 'ring_size', category: 'context' }],
  [
    /鞋码|鞋号|鞋子.{0,6}码|脚长|(?<!\d)(?:3[4-9]|4[0-9])(?:\.5)?\s*码|(?:shoe|foot|feet) ?size|size \d{1,2}(?:\.5)? (?:shoes?|feet)|\b(?:eu|us|uk)\s?\d{1,2}(?:\.5)?\b/i,
    { key: 'shoe_size', category: 'context' },
  ],
  [
    /(?:衣服|上衣|裤子|衬衫|t恤).{0,8}(?:码|号)|穿\s*(?:x{0,3}[sl]|m)(?:\s*[码号])?$|(?:x{0,3}[sl]|m)\s*[码号]|clothing size|\bsize (?:x{0,3}[sl]|m)\b|(?:wear|take|am|'m|is)\s+(?:an? )?(?:size )?(?:x{0,3}[sl]|m|small|medium|large|extra large)\b/i,
    { key: 'clothing_size', category: 'context' },
  ],
  [
    /只收|只要.{1,12}(?:发货|现货)|(?:only|nothing but).{1,20}(?:shipped|shipping|ships) from/i,
    { key: 'shipping_rule', category: 'constraint' },
  ],
  [
    /(?:寄|送|发|运|配送|邮寄?)(?:货)?(?:到|去|往|至)|寄|收货|\b(?:ship|deliver|send|shipping|delivery)\b/i,
    { key: 'default_ship_to', category: 'context' },
  ],
  [/住在?|定居|\b(?:live|living|based|located) in\b|\bmy (?:home|city)\b/i, { key: 'home_place', category: 'context' }],
  [/计价|显示价格|用.{1,6}(?:付款|支付|结算)|(?:prices|pay) in\b/i, { key: 'currency_like', category: 'preference' }],
  [
    /养了?.{0,4}(?:猫|狗|宠物)|有.{0,4}(?:猫|狗|孩子|小孩|宝宝)|\b(?:have|own) .{0,12}(?:cat|dog|pet|kid|child|son|daughter|baby)s?\b/i,
    { key: 'household', category: 'context' },
  ],
  [
    /(?:经常|常常?|平时|每天|喜欢|爱).{0,4}(?:跑步|徒步|露营|骑车|骑行|游泳|健身|出差|旅行|爬山|登山|摄影)|\bi (?:often |usually )?(?:run|hike|camp|cycle|swim|travel)\b/i,
    { key: 'hobby', category: 'context' },
  ],
  [/左撇子|左手|left[- ]handed/i, { key: 'handedness', category: 'context' }],
  [/敏感肌|油皮|干皮|混合皮|(?:sensitive|oily|dry) skin/i, { key: 'skin_type', category: 'context' }],
];

/** The topic of a statement, or null when no rule knows it. */
export function topicOf(statement: string): Topic | null {
  const text = statement.normalize('NFKC');
  const said = BY_WORDS.find(([pattern]) => pattern.test(text));
  if (said !== undefined) return said[1];
  const { exclude, price } = understand(text);
  const [avoided] = exclude;
  if (DISLIKES.test(text)) return { key: `${kindOf(avoided ?? text)}_avoid`, category: 'preference' };
  if (avoided !== undefined) return { key: `${kindOf(avoided)}_avoid`, category: 'constraint' };
  if (price !== null) return { key: 'budget_habit', category: 'preference' };
  if (!LIKES.test(text)) return null;
  if (coloursIn(text).length > 0) return { key: 'colour_like', category: 'preference' };
  if (/小众|复古|简约|极简|风格|款式|minimal|vintage|niche|style|design/i.test(text)) {
    return { key: 'style_like', category: 'preference' };
  }
  return {
    key: /材质|棉|皮|木|羊毛|cotton|leather|wool|wood/i.test(text) ? 'material_like' : 'brand_like',
    category: 'preference',
  };
}

function kindOf(avoided: string): 'colour' | 'material' | 'brand' {
  if (isColour(avoided) || coloursIn(avoided).length > 0) return 'colour';
  return isTrait(avoided) || isSubstance(avoided) || traitsIn(avoided).length > 0 ? 'material' : 'brand';
}
