import { brands, colours, contentsEn, contentsZh } from './lexicon';

/** Chinese words that stand before what is ruled out. Lookarounds keep 要不要, 不要求, 特别的, 有没有, 不要太贵 out. */
export const beforeZh = new RegExp(
  [
    '(?<!要)不(?:想再?|愿意?|打算|会|准备)?要(?!求|紧|忘|急|超|高于|大于|低于|担心|问|发|寄|送|催|客气|钱|太|那么|这么|过于|重复|命|脸)',
    '(?<![特区分个级性辨告送])别(?:再)?(?:要|买|给我(?:推荐|看|来)?|推荐?|选|带|有(?!的)|是|用|含|拿|来|放|加)',
    '不(?:想|打算)再?(?:买|看|碰|用)(?!到)',
    '不(?:要|想|能|可|得|应|应该|可以)?(?:含有?(?!税|运费|邮)|带有?)',
    '不(?:太|是很|怎么)?(?:喜欢|爱|吃|喝|接受|考虑|收|碰|买|选|穿)(?![了什起])',
    '不(?:能|可以?|应该)(?:有|是|用(?=.{1,6}(?:的|做|材)))',
    '(?<!有)没有(?=.{1,8}(?:的|成分|$))(?![^的]*[吗么]$|要求|限制|预算|偏好|想法|了|特别|什么|问题|关系|吗|上限|特殊|人|货|现货|库存|优惠|时间|别的|其他|更|再|比|必要|办法)',
    '(?<![是要])不是(?=[^不很太特说就]{1,8}的)',
    `(?<![是要])不是(?=(?:${brands}|${colours}|${contentsZh})(?:$|[,，。 ]))`,
    '排除掉?(?![法在])',
    '(?<!不)拒绝',
    '[不没](?:有)?(?:添加|加)(?![价班密热湿急])',
    '不太想[要买]',
    '避开|避免(?!过敏|晒|受伤|漏|感染|划|损|弄)|回避|绕开',
    '(?<!禁)忌(?![惮讳口日])',
    '(?<!不)讨厌|受不了|去掉(?!污|异|油|毛)|过滤掉|剔除|抛开|谢绝|拉黑',
    '[无非](?=(?:日本|中国|美国|索尼|苹果|耐克|华为|小米)(?:的|产|品牌))',
  ].join('|'),
  'g',
);

const verb =
  "(?:do(?:es)?n'?t|do not|does not|didn'?t|never|not|won'?t|wouldn'?t) (?:want|like|wear|eat|have|contain|include|use|buy|recommend|show(?: me)?|give me|suggest|care for)(?: (?:any|to (?:buy|get|see|have|wear)))?";
const modal =
  "(?:(?:should|must|could|may|shall|would)(?:n'?t| not)|can'?t|cannot|can not) (?:be|have|contain|include|come with|use)(?: (?:made (?:of|from|in)|any))?";
const cannot = "(?:can'?t|cannot|can not) (?:stand|have|wear|eat|use|tolerate|do)";
const single =
  "except(?:ing)?(?: for)?|excluding|exclude[ds]?|anything but|everything but|(?:any|every|all)(?:one)?(?: [a-z]+)? but|other than|apart from|aside from|avoid(?:ing)?|leave out|leaving out|skip(?:ping)?|rule out|filter out|minus|sans|without|w/o(?:ut)?|rather than|(?:not|no) (?:a )?(?:big )?fan of|not into|get rid of|neither|free (?:of|from)|nothing|none of|hates?|dislikes?|steer clear of|stay(?:ing)? away from|instead of|allergic to|intolerant (?:to|of)|sensitive to|allergy to|isn'?t|aren'?t|not|no(?: more(?! than| expensive))?|nor|non";
const made = '(?: (?:made (?:in|of|from|with|by|out of)|from|containing|with(?!-)|in(?!-| (?:a |stock|the mood))))?';

/** English words before what is ruled out, with "made of", "from", "with" taken along. */
export const beforeEn = new RegExp(
  `(?<![a-z'-])(?:${verb}|${modal}|${cannot}|${single})(?![a-z'-])${made}(?![a-z])`,
  'g',
);

/** Behind a trigger: no thing follows ("not for", "no, …", "no more than"). */
export const idleAfterEn =
  /^ ?(?:for|to|at|as|on|until|till|before|after|if|because|when|than|[,，.;!?]|\d|more (?:than|expensive)|only|sure|bad|too|so|very|really|in a|in stock|looking for(?! \w))(?![a-z])/;

/** Before "no" and "not": a question or an alternative, no refusal. */
export const idleBeforeEn = /(?:^|[^a-z])(?:why|or|if|whether|not) $/;

/** Whole patterns whose group `x` is the thing. */
export const around: RegExp[] = [
  /除(?:了|开|去(?!污|味))?(?![非湿螨尘臭味草锈毛皱甲菌夕法油霉])(?<x>[^,，。;!?\n]{1,24}?)(?:(?:以外|之外|外)[,，]?(?!还|也|再|另)|[,，]? ?(?:其[他它]|别的|剩下)(?:的)?(?:牌子|品牌|颜色|材质)?|[,，]? ?(?:都|什么|随便|哪|啥|均|皆))/g,
  new RegExp(
    `(?<![a-z])(?<x>(?:(?:${contentsEn})(?:, | and |, and | & | or |-? and |/))*(?:${contentsEn}))[ -]free(?![a-z]| ship)`,
    'gi',
  ),
  new RegExp(`(?<![a-z])zero[ -](?<x>${contentsEn})(?![a-z])`, 'gi'),
  /(?<=^|[,，.;!?\n]|\b(?:and|but) ) ?(?<x>[a-z][\w'-]*(?: (?!is |are )[\w'-]+)?) (?:(?:is|are) (?:out|a no(?:-go)?|no good|off the table|unacceptable|not (?:ok|okay|fine|acceptable|an option|allowed|wanted))|(?:is|are)n'?t (?:ok|okay|fine|acceptable|an option|allowed)|not (?:wanted|allowed|ok|okay|please))(?![a-z])/g,
  /(?<=^|please |[,，.;!?\n] ?)(?:remove|hide|ban)(?: all)? (?<x>[\w'-]+(?: (?:and|or) [\w'-]+)?)(?: (?:products|ones|items|brand))?(?=$|[,，.;!?\n])/g,
  /(?<![a-z])non-(?<x>(?!stick|slip|iron|toxic|skid|woven|stop|fiction|profit|refund|return)[a-z]{3,})/gi,
  new RegExp(`(?<![全有常是除咖])[无非](?:任何)?(?:添加)?(?<x>${contentsZh})(?![纺敏线人])`, 'gi'),
  /(?<![常是除咖])非(?<x>[\u4e00-\u9fff]{1,3}色)/g,
  /(?<x>[\u30a1-\u30fc\u4e00-\u9fffA-Za-z]{1,12}?)(?:以外|の?(?:なし|抜き)|[はが](?:嫌|いや|苦手|要らない|いらない|不要|ng|だめ|ダメ)|アレルギー)/gi,
  new RegExp(`(?<![常是除咖])非(?<x>${brands})(?=的|品牌|手机|产品|$|[,，。 ])`, 'gi'),
  /不(?<x>辣|甜)(?=的|$|[,，。 ])/g,
  /(?<![\d.])(?:0|零)(?:添加)?(?<x>糖|脂肪?|卡|蔗糖|添加剂?|防腐剂|酒精|香精)/g,
  /(?<![常是除咖])非(?<x>[^常洲要得凡但的,，。]{1,6})的/g,
  /除了(?<x>[^,，。;!?\n 还也都再行外随可]{1,12})(?=$|[。;!?\n])/g,
];

/** "除了索尼都不要", "非索尼不买", "nothing but Sony": wanted alone, so nothing is excluded by name. */
export const onlyThis: RegExp[] = [
  /除(?:了|开)?[^,，。;!?\n]{1,12}?(?:以外|之外|外)?[,，]?(?:我|其[他它]的?|别的|牌子|品牌)*(?:都|全|一律|一概)?(?:不要|不买|不考虑|不看|不想要|不喜欢)/g,
  /非[^,，。;!?\n]{1,10}?(?:不买|不要|不可|莫属)/g,
  /(?<![a-z])(?:nothing|no (?:other )?(?:brands?|colou?rs?|one|others?|materials?)|(?:not|don'?t want|do not want|won'?t buy)(?: any ?(?:thing|one|brands?|other)){1,2}) (?:other than|except(?: for)?|but|besides|apart from)(?= [a-z])/g,
];

/** At the end of a clause, behind the thing: "塑料的不要", "小米就算了". */
export const afterZh =
  /(?:的|的话)?(?:我|也|都|就|全|一律|一概|统统|全部|坚决)*(?:不要|不考虑|不行|不想要|不太喜欢|不喜欢|不接受|不能接受|免谈|勿扰|走开|绕道|拜拜|除外|不可以|不买|算了|免了|排除掉?|pass|out)(?:了|啦|吧|哈|谢谢)?$/;
