/** How people take an exclusion back. Group `x` is the thing; patterns are for one clause in folded text. */

const will = '可以|行|能接受|可以接受|没问题|没关系|ok|好|成|无所谓|无妨';

/** Behind the thing: "塑料的也可以了", "黑色还是可以的", "皮的没关系". A bare 都行 doesn't count: it offers a choice. */
export const afterZh = new RegExp(
  `(?:的)?(?:的话)?(?:现在)?(?:(?:[也又]|都(?=.{1,5}了$))(?:是)?(?:${will}|不错|考虑)(?:考虑|接受|看看|试试)?(?:了|啦)?|` +
    '(?:可以|行|能接受|可以接受|ok)(?:考虑|接受)?(?:了|啦)|也?不是不(?:行|可以|能接受|能考虑)|还是可以|(?<=^.{1,8})可以|没关系|无所谓|没问题|不介意)(?:的|吧|啊|呀|哦|呢|哈)?$',
);

/** Before the thing: "不介意塑料", "不是不要索尼", "不用避开皮革了". */
export const beforeZh =
  /^(?:我|现在|其实|那|也|就|都)*(?:不介意|不排除|不拒绝|不反感|可以接受|能接受|接受|不(?:用|需要|必|再)(?:避开|排除|回避)|不是不(?:要|喜欢)|不讨厌|别排除|可以考虑|可以要|可以有|可以含|也?可以是|取消(?:了)?(?:不要|排除|避开)?)(?<x>[^,，。;!?\n]{1,20}?)(?:的)?(?:限制)?(?:了|啦|吧|也行|也可以)?$/;

/** "之前说不要索尼的取消", "我现在对镍不过敏了". */
export const wholeZh = [
  /(?:不要|排除|避开)(?<x>[^,，。;!?\n]{1,12}?)(?:的|这[条个点])?(?:要求|限制|条件)?(?:取消|作废|不算数?|收回|撤回)(?:了|吧)?$/,
  /对(?<x>[^,，。;!?\n对]{1,12}?)(?:已经|现在|其实)?不(?:再)?过敏(?:了)?$/,
  /不(?:再)?对(?<x>[^,，。;!?\n对]{1,12}?)过敏(?:了)?$/,
];

const adverb = '(?: (?:also|now|totally|perfectly|actually|just|all|still|absolutely|quite))*';
const good = '(?:fine|ok|okay|alright|all right|acceptable|good|great|allowed|welcome|cool|included|an option)';
const tail = '(?: (?:now|too|again|as well|after all|with me|by me|for me|then|though|i guess|actually))*';

/** "leather is fine now", "black would be ok", "Sony works too". */
export const afterEn = new RegExp(
  `^(?:(?:actually|ok|okay|now|well|fine|oh|hmm|and|but|yes|sorry)[,]? )*(?<x>[\\w'-]+?(?: [\\w'-]+){0,4}?)(?:(?:'s| is| are| would be| will be| might be| can be)${adverb} ${good}${tail}| (?:works?|would work|will do)(?: too| as well| for me| now| fine| after all)+)\\.?$`,
);

/** "I don't mind wool", "fine with plastic", "no longer allergic to nickel". */
export const beforeEn =
  /(?<![a-z])(?:(?:do(?:n'?t| not)|wouldn'?t|would not) (?:mind|exclude|avoid|object to|rule out|skip)|(?:ok|okay|fine|good|cool|happy) with|no (?:problem|issues?|objections?|worries) with|not (?:opposed|against|averse)(?: to)?|open to|no need to (?:exclude|avoid)|(?:no longer|not) (?:allergic to|avoiding|excluding)|(?:you (?:can|may)|please) (?:include|allow)|bring back|(?:forget|never ?mind|ignore) (?:what i said |that |the (?:rule|part|thing) )?(?:about |the )?(?:the )?(?:no[ -])?) ?(?<x>[^,，.;!?\n]{1,40})/g;

/** What can be "fine" without being a thing that was excluded: colours in general, prices, "that", "其他". */
export const nothingTakenBack =
  /^(?:其[他它].*|别|别的.*|什么.*|啥.*|怎[样么].*|哪.*|任何.*|随便.*|都|我|牌子|颜色|价格|刚才.*|.*[这那]个|第.*|贵.*|便宜.*|这.*|那.*|.*[吗么]|\d.*|除.*|不.*|没.*|只要.*|[2-6]?x*[sml](?:码|号)?(?:[/、或].*)?|.*以[内下上].*|(?:that|this|it|any|anything|everything|either|both|colou?r|brand|they|these|those|which|what|there|price|all|quality|shipping|the|delivery)(?: .*)?|.*\$.*|under .*|over .*|about .*|around .*)?$/i;
