/** How a sentence moves the search that is going on, apart from what `understand` reads out of it. */
export type Wishes = {
  cheaper: boolean;
  dearer: boolean;
  /** No limit of price any more. */
  unlimited: boolean;
  /** Others than those shown. */
  more: boolean;
  recolour: boolean;
  anyPlatform: boolean;
  anySize: boolean;
  /** An answer that leaves the question open: 随便, whatever. */
  whatever: boolean;
  sort: 'price_asc' | 'price_desc' | 'rating' | null;
};

const CHEAPER =
  /超(?:出|过)?(?:了)?(?:我的)?预算|over (?:my |the )?budget|便宜(?:一)?(?:点|些)|更便宜|比.{1,8}便宜的|太贵|有(?:点|些)贵|贵了|预算(?:再)?(?:少|低|降)(?:一)?(?:点|些)?|平价|实惠(?:一)?(?:点|些)|cheaper|less expensive|too (?:expensive|pricey|dear)|more affordable|lower[- ]price|cost less|budget[- ]friendly/;
const DEARER =
  /贵(?:一)?(?:点|些)(?:也|都)?(?:行|可以|没关系|无所谓|没问题|的|吧|$)|预算(?:可以)?(?:再)?(?:高|加|提高|放宽|往上)(?:一)?(?:点|些)?|高端|高档|more expensive|a (?:bit|little) more|higher[- ]end|spend more|(?:raise|increase) (?:the|my) budget|pricier|premium/;
const UNLIMITED =
  /(?:预算|价格|价钱)(?:都)?(?:不限|无所谓|不是问题|都行|都可以|随便|不设限)|不限(?:预算|价格)|多少钱都(?:行|可以)|不差钱|(?:budget|price|money) (?:doesn'?t|does not|is no|isn'?t)|any (?:price|budget)|no (?:budget|price) limit|forget (?:about )?the budget/;
const MORE =
  /不喜欢(?:这|那)|(?:这些|这几个|这两个|都).{0,3}(?:不好看|不喜欢|不合适|不满意|不行|丑|难看)|太(?:大|小|长|短|厚|薄|丑|花)了|\btoo (?:big|small|large|long|short|thick|thin|ugly)\b|(?:don'?t|do not) (?:really )?like (?:these|any|them)|none of (?:these|them)|还有(?:没有)?(?:别的|其他|其它|更多)|还有(?:吗|没|呢)|换一(?:批|些|组)|换(?:几个|几款|别的)|(?:别的|其他的?|其它的?)(?:呢|吗|款|选择|推荐|牌子)?[？?。！!]?$|再(?:来|推荐|给我|看)(?:几个|一些|一批|几款|点)|更多(?:选择|推荐|款)?|more (?:options|choices|results|of them)|any(?:thing)? (?:else|others?|more)|show (?:me )?(?:some )?(?:more|others?)|something else|other (?:options|ones|choices)|different ones|what else/;
const RECOLOUR =
  /换(?:个|一个|种|一种|下)?(?:别的|其他)?颜色|(?:别的|其他|其它|什么)颜色|(?:another|different|other|change the) colou?rs?/;
const ANY_PLATFORM = /(?:所有|全部|不限|任何)(?:的)?(?:平台|店)|(?:any|all) (?:platforms?|shops?|stores?)/;
const ANY_SIZE =
  /(?:尺码|码数|尺寸|多大)(?:都)?(?:不限|无所谓|都行|都可以|随便)|不限(?:尺码|码数)|\b(?:any|all) sizes?\b/;
const WHATEVER =
  /^(?:随便|都行|都可以|都好|无所谓|不限|不知道|没要求|你定|你看着办|whatever|anything|any(?: is fine)?|no preference|(?:i )?don'?t (?:care|mind|know)|doesn'?t matter|up to you)(?:吧|啦|了|的)?[。.!！~]*$/;
const RATING =
  /质量(?:更|最)?好|(?<!哪个|哪款|哪一个)更好的|(?<![更最])好(?:一)?(?:点|些)的|大牌|知名|better (?:ones?|quality)|(?:higher|better) quality|well[- ]known|评分(?:最|更)?高|评价(?:最|更)?[好高]|口碑(?:最|更)?好|(?:best|highest|top|better)[- ]?(?:rated|reviewed|reviews|ratings?)/;
const ASCENDING = /最便宜|价格(?:从低|最低)|cheapest|lowest[- ]price|least expensive/;
const DESCENDING = /最贵|价格最高|most expensive/;

export function wishesOf(words: string): Wishes {
  const text = words.normalize('NFKC').toLowerCase();
  return {
    cheaper: CHEAPER.test(text) && !DEARER.test(text),
    dearer: DEARER.test(text) && !/more expensive than|too much more/.test(text),
    unlimited: UNLIMITED.test(text),
    more: MORE.test(text),
    recolour: RECOLOUR.test(text),
    anyPlatform: ANY_PLATFORM.test(text),
    anySize: ANY_SIZE.test(text),
    whatever: WHATEVER.test(text.trim()),
    sort: RATING.test(text)
      ? 'rating'
      : ASCENDING.test(text)
        ? 'price_asc'
        : DESCENDING.test(text)
          ? 'price_desc'
          : null,
  };
}

export function wishesAnything(wishes: Wishes): boolean {
  const { cheaper, dearer, unlimited, more, recolour, anyPlatform, anySize, whatever, sort } = wishes;
  return cheaper || dearer || unlimited || more || recolour || anyPlatform || anySize || whatever || sort !== null;
}
