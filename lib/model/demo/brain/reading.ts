import { remembering } from '@/lib/language/remembering';
import { understand } from '@/lib/language/understand';
import { type Act, actOf, type Unread } from './acts';
import { withoutAsides } from './asides';
import { headProducts, joinNames } from './heads';
import { productsIn } from './products';
import { quantityWords } from './quantities';
import { sameThing } from './same-thing';
import { isRefusal, statementsIn } from './statements';
import { tongueOf } from './tongue';
import { coloursIn, featuresIn, remediesIn } from './traits';
import { wishesOf } from './wishes';

/** Everything that rules read in one message of the person. */
export type Reading = Unread & { act: Act };

const RESEARCH =
  /哪个(?:更)?好|which (?:one )?is (?:better|best)|better (?:for|than)|怎么(?:选|挑|买|选择)|如何(?:选|挑)|哪(?:种|类|个牌子|个品牌|一种)|什么牌子|值不值|值得(?:买|入手)?(?:吗|么)|有必要|避坑|注意(?:什么|哪些)|看(?:什么|哪些)参数|测评|选购|还是.{1,12}好|how (?:do i|to|should i) (?:choose|pick|buy)|worth (?:it|buying|the)|what (?:should i|to) look (?:for|out)|which (?:type|kind|sort|brand)|pros and cons|what'?s the difference|difference between|\bversus\b|\bvs\b|.{2,20}哪个(?:更)?好|区别/i;
const GIFT =
  /送礼|礼物|礼品|伴手礼|送(?:给)?(?:我)?(?:爸|妈|父|母|老婆|老公|女朋友|男朋友|女友|男友|朋友|同事|老师|孩子|儿子|女儿|长辈|领导|客户|闺蜜|爷爷|奶奶|外公|外婆|宝宝|弟|妹|哥|姐|人)|生日|\bgifts?\b|\bpresents?\b|\bbirthday\b/i;
const RECIPIENT =
  /爸爸?|妈妈?|父亲|母亲|爸妈|父母|老婆|妻子|老公|丈夫|女朋友|男朋友|女友|男友|闺蜜|朋友|同事|老师|孩子|小孩|女孩子?|男孩子?|儿子|女儿|宝宝|长辈|领导|老板|客户|爷爷|奶奶|外公|外婆|弟弟|妹妹|哥哥|姐姐|\b(?:mom|mum|mother|dad|father|parents?|wife|husband|girlfriend|boyfriend|partner|friend|colleague|co-?worker|teacher|boss|client|kids?|child|children|girls?|boys?|son|daughter|baby|brother|sister|grand(?:ma|pa|mother|father)|nephew|niece|uncle|aunt|him|her)\b/i;

/** Whom a thing is for says what to look for only with children. */
const CHILD = /孩|儿子|女儿|宝宝|\b(?:kids?|child|children|girls?|boys?|baby|son|daughter)\b/i;

/** `need`: something is looked for already. `platforms`: names of shops, which are no product words. */
type Before = { need: boolean; platforms: readonly string[] };

/** Reads one message. Long ones are read to their first 2,000 characters. */
export const read: (words: string, before: Before) => Reading = remembering(
  (words, before) => readAfresh(words.slice(0, 2000), before),
  (words, before) => JSON.stringify([words.slice(0, 2000), before.need, before.platforms]),
);

function readAfresh(words: string, before: Before): Reading {
  const text = words.normalize('NFKC');
  const statements = statementsIn(text);
  const rest = statements.kept.length > 0 ? statements.rest : text;
  const said = understand(text);
  const all = rest === text ? said : understand(rest);
  const wish = withoutAsides(rest);
  // What is said in passing names no product; its size and the like still count.
  const about = wish === rest ? all : { ...all, terms: understand(wish).terms };
  const gift = GIFT.test(rest);
  const isShop = (term: string) => before.platforms.some((name) => name.toLowerCase() === term.toLowerCase());
  const isPerson = (term: string) => (gift || !CHILD.test(term)) && term.replace(RECIPIENT, '').trim() === '';
  const plain = joinNames(
    about.terms
      .map((term) => (remediesIn(term).length > 0 ? '' : tidyTerm(term)))
      .filter((term) => term !== '' && !isShop(term) && !isPerson(term)),
  );
  // "I don't like these" names a list, nothing to leave out.
  const exclude = said.exclude.filter((term) => !/^(?:这|那|它)|^(?:these|them|those|this|that|any)$/i.test(term));
  const unwanted = [...exclude, ...said.allow];
  const merged = productsIn(plain.join(' \n ')).filter(({ said: name }) => !rest.toLowerCase().includes(name));
  const products = merged.length > 0 ? merged : headProducts(wish, unwanted, before.need);
  const traits = [
    ...coloursIn(rest),
    ...quantityWords(about.quantities, rest, tongueOf([rest])),
    ...featuresIn(plain.join(' ')),
    ...remediesIn(rest),
  ].filter(
    (trait, at, all) =>
      !unwanted.some((term) => sameThing(term, trait) || trait.includes(term)) &&
      all.findIndex((one) => sameThing(one, trait)) === at,
  );
  const reading: Unread = {
    ...{ words: text, products, terms: plain, traits, statements },
    // What only the statement names (a size, a price) is no filter of this search; its exclusions are.
    said: { ...about, exclude, allow: said.allow },
    wishes: wishesOf(rest),
    optsOut: isRefusal(text),
    research: RESEARCH.test(rest),
    gift,
    shop: before.platforms.some((name) => text.toLowerCase().includes(name.toLowerCase())),
    recipient: RECIPIENT.exec(rest)?.[0] ?? null,
  };
  return { ...reading, act: actOf(reading, rest, before) };
}

/** Words that move through a list or ask politely, and say nothing of the product. */
const MOVES =
  /(?:(?:换|聊)(?:一?个)?(?:别的)?)?话题|(?:刚才的?)?(?:要?求|条件)(?:都)?(?:不变|照旧)|回到|换成|改看|还是看|质量(?:更|最)?好|质量|更好|大牌子?|知名|超预算|(?:太|有点)(?:重|沉|吵|大|小|长|短|厚|薄|丑)|便宜(?:一)?(?:点|些)?|贵(?:一)?(?:点|些)?|(?:更|太)(?:便宜|贵)|换(?:一批|一个|个|一种|种)?|颜色|还有|别的|其他的?|其它的?|评分(?:最|更)?高|评价(?:最|更)?[好高]|最(?:便宜|贵|好|高)|第[一二三四五六1-6](?:个|款|件|双)?|前[两二三四2-4](?:个|款)?|这(?:个|款|些|几个|两个)|那(?:个|款|些)|怎么(?:选|挑|买|样)|如何(?:选|挑)|哪(?:个|种|款|些)(?:好|更好)?|值不值|值得(?:买|入手)?|区别|不同|比较|对比|详细|介绍|说说|看看|只看|平台|只要|提高|放宽|不好看|不好|好看|加到|降到|多少钱|价钱|价格|有货|有卖|卖|预算|推荐|谢谢|可以|也行|什么|有没有|有吗|吗$|呢$|吧$|以上|我想|想要|想买|给我|帮我|一下|(?:一点|点)?东西|送礼|送给?|生日/g;
const MOVES_EN =
  /\b(?:cheaper|cheapest|more|less|expensive|another|different|others?|colou?rs?|options?|anything|something|stuff|things?|else|best|top|highest|lowest|rated|rating|reviews?|ones?|first|second|third|fourth|fifth|last|compare|difference|between|versus|vs|better|which|what|how|choose|pick|worth|it|tell|me|about|show|only|from|platform|please|thanks?|the|an?|some|any|is|are|do|does|you|your|have|with|and|for|to|of|in|on|my|i|get|give|find|buy|want|need|looking|recommend|details?|budget|price[ds]?|good|nice|great|new|cool|bit|little|lot|also|too|now|just|really|so|okay?|yes|no|sure|hi|hello|hey)\b/gi;

function tidyTerm(term: string): string {
  const han = /\p{Script=Han}/u.test(term);
  const moved = han ? term.replace(MOVES, ' ') : term;
  // An English term is kept whole when anything but such words is left of it: "noise cancelling headphones for running".
  const left = moved
    .replace(MOVES_EN, ' ')
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();
  if (left === '' || /^[的了吗呢吧啊和跟与或要个]$/u.test(left)) return '';
  const kept = han
    ? moved.replace(/^(?:还是)?(?:想|再)?[的了和跟与或在有要]\s*|\s*[的了吗呢吧啊]$/gu, '')
    : trimMoves(term);
  return kept.replace(/\s+/g, ' ').trim();
}

function trimMoves(term: string): string {
  const words = term.split(/\s+/);
  const isMove = (word: string | undefined) =>
    word !== undefined && word.replace(MOVES_EN, '').replace(/[\s\p{P}\p{S}]/gu, '') === '';
  while (isMove(words[0])) words.shift();
  while (isMove(words.at(-1))) words.pop();
  return words.join(' ');
}
