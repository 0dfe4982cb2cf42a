import { brands, contentsZh } from './lexicon';

/** From the words behind "不要" or "no" to the things meant, each in the sentence's own spelling. */

const conjunction =
  /、|\/|,|，|;|&|\+|(?:以及|或者|还有|也不要|也别要|也不含|和(?!服|田|风|牛)|或|与|及|(?<![高平低细粗中厚坡])跟)|(?:^| )(?:or|and|nor)(?= |$)|(?<=[\u4e00-\u9fff])(?:or|and)(?=[\u4e00-\u9fff])/i;

const leading =
  /^(?:[ "'(:]+|的|也|都|再|任何|什么|一切|所有|那种|这种|那个|这个|那些|有关|是|带(?!鱼)有?|含有?|有(?![线机色氧声])|用(?!过)|给我|推荐|看|买|选|来自|来|由|因为|跟|与|和|我|了(?=[^了])|(?:a|an|the|any|some|of|those|these|that|my|made (?:of|from|in|with)|made|from|with|by|in|containing|contains?|having|has|have|being|be|is|are|even|more|all|added|extra|want|(?:a )?lots? of|too much|much|colou?rs?|wear(?:ing)?|using|use|looking for|look(?:ing)? (?:at|like)|buy(?:ing)?|get(?:ting)?|see(?:ing)?|show(?:ing)?(?: me)?|anything|something|ones?|stuff)(?: |$))/i;

const trailing =
  /(?:[ "').:]+|的|了|吗|吧|啊|呀|哦|呢|哈|啦|嘛|等等?|之类|这种|这类|那种|那类|这个牌子|这个品牌|这牌子|牌子?|品牌|(?<![卖商专玩厂国])家|材质|材料|质地|成分|类型|系列|款式?|类|制品?|做|(?<=.{2})味道|(?:以|之)外|谢谢你?|多谢|(?:^| )(?:please|thanks|thank you|thx|pls|plz|brands?|products?|ones?|stuff|things?|items?|materials?|ingredients?|either|at all|anymore|any more|though|inside|in it|in them|on it|content|added|if possible|whatsoever|ever|again|now|one|it|them|too))$/i;

/** Words that say how much or how, which no offer states: "不要太贵的", "nothing fancy". Also what is no thing at all. */
const noThing =
  /^(?:[\d\s.,¥$€£%-]*|太.*|那么.*|这么.*|过于.*|很.*|特别.*|超过.*|[^\u3041-\u30ff\u4e00-\u9fffa-z0-9]*|了|的|吗|呢|要求|限制|问题|关系|什么|其他.*|其它.*|别的.*|另外.*|贵|便宜|差|丑|难看|慢|急|着急|废话|广告|一样|重复|(?:more|less|longer|later|problems?|worries|preferences?|rush|ideas?|matter|need|limit|doubt|budget|thanks?|way|issues?|hurry|sure|only|bad|too|so|very|really|that|much|many|necessarily|just)(?: .*)?|one|big deal|yet|(?:wanted|needed|allowed|required|necessary|ok|okay|fine|good|great|acceptable|possible)(?: .*)?|[a-z]+er than.*|.*(?:fees?|costs?|charges?|minimum order|taxes|shipping)|(?:a|the)? ?fan of|prices?|.*[这那][个款种些]|frills(?: .*)?|nonsense|fuss|hassles?|included.*|available.*|(?:breaking|spending|paying|going|losing|sacrificing|compromising|looking|waiting)(?: .*)?|like that|wrong.*|at all|expensive|cheap|cheapest|pricey|big|bigger|huge|small|smaller|heavy|heavier|bulky|loud|fancy|ugly|picky|important|else|other(?: .*)?|this|it|here|there|what(?: .*)?|how(?: .*)?|why|when(?: .*)?|fuss|nonsense|joke|kidding|interested|working|available|in stock|questions?|strings attached|subscription required)$/i;

/** Splits at conjunctions, takes off what is not the thing, drops what names none. */
export function thingsIn(phrase: string): string[] {
  const things: string[] = [];
  for (const part of phrase.split(conjunction)) {
    const thing = strip(part ?? '');
    for (const one of apart(thing)) {
      if (one && one.length <= 40 && !noThing.test(one) && !things.includes(one)) things.push(one);
    }
  }
  return things;
}

/** "苹果手机", "Sony headphones": the brand is what is refused. */
const branded = new RegExp(
  `^(${brands}) ?(?:手机|耳机|电脑|平板|笔记本|手表|鞋子?|相机|键盘|鼠标|音[箱响]|充电器|产品|货|phones?|headphones|earbuds|laptops?|shoes|sneakers|cameras?|watch(?:es)?|speakers?|tablets?)$`,
  'i',
);
const contents = contentsZh
  .split('|')
  .filter((word) => word.length > 1)
  .join('|');
const rows = [brands, contents].map((words) => ({
  whole: new RegExp(`^(?:${words}){2,}$`, 'i'),
  each: new RegExp(words, 'gi'),
}));
/** "苹果三星" names two brands, "酒精香精" two contents. */
function apart(thing: string): string[] {
  const brand = branded.exec(thing)?.[1];
  if (brand) return [brand];
  const row = rows.find(({ whole }) => whole.test(thing));
  return row ? (thing.match(row.each) ?? []) : [thing];
}

/** Takes words off both ends until only the thing is left. */
export function strip(part: string): string {
  let thing = part.trim();
  for (let round = 0; round < 8; round += 1) {
    const before = thing;
    thing = thing.replace(leading, '').trim();
    thing = thing.replace(/^(.+?) added .*$/i, '$1');
    // "塑料的杯子": the thing stands before 的.
    const of = thing.search(/(?<!^美).的./);
    if (of >= 0 && !/^美的$/.test(thing)) thing = thing.slice(0, of + 1);
    if (thing.length > 1 && thing !== '美的') thing = thing.replace(trailing, '').trim();
    if (thing === before) break;
  }
  return thing;
}
