/** What a word beside an amount says about it. */
export type Cue =
  | { is: 'max'; inclusive: boolean }
  | { is: 'min'; inclusive: boolean }
  | { is: 'per'; per: 'total' | 'person' | 'item' }
  | { is: 'approx' | 'budget' | 'price' | 'between' | 'from' | 'than' | 'cheaper' | 'dearer' | 'not' | 'fill' }
  /** The number measures something, when it touches the word: "内存16以上", but not "16G 内存 600以内". */
  | { is: 'measure' }
  /** The number is a fee, a voucher, a rating, a measure: no price of the goods. */
  | { is: 'other' };

const max = (inclusive: boolean): Cue => ({ is: 'max', inclusive });
const min = (inclusive: boolean): Cue => ({ is: 'min', inclusive });
const per = (of: 'total' | 'person' | 'item'): Cue => ({ is: 'per', per: of });

const dont =
  "(?:don'?t|do not|doesn'?t|does not|shouldn'?t|should not|won'?t|can'?t|cannot|can not|mustn'?t|must not|not|never|without)";

const left: [Cue, string][] = [
  [
    max(true),
    `(?:请|也|都|千万)?(?:不要?|别|勿|不能|不可以?|不得|不想|不会|不宜)(?:再|想|花)?(?:超过?|超出|高于|高过|多于|大于|贵于|高於|贵过)(?:了)?|(?:小于|低于|少于)(?:或)?等于|最多(?:只?能?(?:花|出|付|到|接受))?|顶多(?:花|出)?|至多|最高|最贵|上限(?:是|为)?|封顶|限价|撑死|不超|以不超过|` +
      `(?:no|not) (?:any )?(?:more|higher|greater|pricier|over|above|beyond|exceed(?:ing)?)(?: expensive)?(?: than)?|${dont} (?:want to |wanna |like to |have to )?(?:exceed(?:ing)?|go(?:ing)? (?:over|above|past|beyond)|(?:spend|cost|pay|be)(?:ing)? (?:any ?)?(?:more than|over|above))|(?:not|no) (?:a|one) (?:single )?(?:penny|cent|dollar|euro) (?:over|above|more than)|no (?:single )?(?:items?|pieces?|products?|gifts?|one) (?:is |are )?(?:over|above|more than)|not to exceed|nothing (?:that's |that is |costing )?(?:over|above|more than|beyond|more expensive than)|at (?:the )?(?:very )?most|(?<!air |pro |iphone |oled )max(?:imum)?\\.?(?: of| is| at)?|(?:go )?up to|as (?:high|much) as|within|capp?(?:ed)?(?: it)?(?: at| of| is)|limit(?:ed)?(?: it)?(?: of| to| is| at)?|ceiling(?: of| is)?|<=|=<|≤|(?:less than|under|below) or equal to`,
  ],
  [
    max(false),
    '低于|少于|小于|不到|不足|未满|便宜于|低过|(?:less|cheaper|lower|fewer|smaller|less expensive) than|sub-?|(?:just |priced |anything |something |somewhere |well )?(?:under|below|beneath)|<|short of',
  ],
  [
    min(true),
    `(?:不|别|不要|不能|不得)(?:低于|少于|小于)|(?:高于|大于)(?:或)?等于|至少(?:要|得)?|最少|最低|起码(?:要|得)?|下限(?:是|为)?|(?:no|not) (?:less|cheaper|lower|under|below)(?: than)?|nothing (?:under|below|less than|cheaper than)|at (?:the )?least|at (?:a )?minimum(?: of)?|min(?:imum)?\\.?(?: of| is)?|start(?:ing|s)?(?: at| from)|upwards? of|>=|=>|≥`,
  ],
  [
    min(false),
    '高于|超过|超出|大于|多于|贵于|高过|(?:more|higher|greater|pricier|costlier|more expensive) than|over|above|exceeding|north of|>',
  ],
  [
    { is: 'approx' },
    '大概(?:就)?|大约|约莫|约|差不多|左右|将近|接近|近|around|about|approx(?:imately)?\\.?|roughly|~|≈|circa|ca\\.|somewhere around|(?:region|neighbou?rhood) of|nearly|almost|close to|ざっと',
  ],
  [
    per('person'),
    '人均(?:消费|价格?|花费|价位)?|每个?人(?:头)?(?:花|出)?|每位|一个?人|一位|per (?:person|head|guest|capita)|each (?:person|guest|of us)|(?:everyone|everybody) (?:pays|gets)',
  ],
  [
    per('total'),
    '(?:一共|总共|共计|总计|合计|总价|总额|总的|加起来|全部(?:加起来)?|(?<![一总])共|整套|全套)(?:花|买|要|下来)?|总(?=预算)|总(?:预算)|in total|total(?: of| is| cost| budget)?(?: of| is)?|altogether|all together|combined|all in|overall',
  ],
  [
    per('item'),
    '每(?:件|个|双|只|条|套|瓶|盒|把|张|台|本|支|包|块|份|副|袋|对|顶|斤|样)|单价|单件|each(?: one)?(?: item)?|per (?:item|piece|pair|unit|one)|apiece',
  ],
  [
    { is: 'budget' },
    "控制在|(?:预算)?(?:可以)?(?:提高|提升|增加|改|加|调高?|调低|降低?|放宽|升|减)(?:到|成|为|至)|预算(?:嘛|呢|不多|不高)?[,，]?(?:上限|价)?(?:只有|有限|总共|就|也就|定在|定|设)?|能接受|可以接受|接受|打算花|准备花|想花|愿意花|只想花|能花|花(?!瓶|洒|盆|园)|拿出?|手[头上里](?:只)?有|我?只?有|(?:my |the |our |a )?(?:total )?budget(?:'s)?|(?:raise|increase|lower|reduce|bump|change|bring|make|set|put)(?: (?:it|that|this|(?:the|my) (?:budget|limit|price)))?(?: up| down)?(?: to| at)?|spend(?:ing)?|to spend|pay(?:ing)?|afford|i have|i've got|i got|we have|only have|予算",
  ],
  [{ is: 'price' }, '价格|价位|价钱|售价|定价|标价|价|price(?:d|s)?(?: range| point)?|cost(?:s|ing)?|worth|值段|値段'],
  [{ is: 'between' }, 'between|介于|从|in the range(?: of)?|range|区间'],
  [{ is: 'from' }, 'from|anywhere from'],
  [{ is: 'than' }, '比|than'],
  [{ is: 'not' }, '不要|别要|不买|不想要|不想买|不考虑|别推荐|别给我(?:推荐)?'],
  [
    { is: 'fill' },
    '在|是|为|要|就|也|都|得|应该|最好|希望|尽量|只|个|定|我|我们|大家|于|は|が|:|=|\\(|is|are|of|it|to|be|at|should be|should|must be|must|has to be|needs? to be|would be|will be|can|could|just|only|maybe|perhaps|ideally|preferably|strictly|for|a|an|the|my|by|set|on|i|can be|我的',
  ],
  [
    { is: 'measure' },
    '便宜|评分|评价|好评|星级|身高|体重|年龄|腰围|胸围|臀围|肩宽|脚长|衣长|裤长|近视|度数|尺寸|尺码|鞋码|码数|容量|重量|内存|运存|屏幕|刷新率|分辨率|续航|型号|功率|长度|宽度|高度|厚度|深度|直径|净重|销量|邮编|电话|手机号|订单号?|单号|楼|栋|室',
  ],
  [
    { is: 'other' },
    '第|运费|邮费|快递费?|满|立?减|优惠券?|返|省(?!心)|定金|押金|原价|之前(?:卖|买)?|以前(?:卖|买)?|本来|原来|rat(?:ing|ed)|score[ds]?|weigh(?:s|ing|t)?|(?:free )?shipping|(?:free )?delivery|postage|orders?|coupons?|save|off|size|version|model|no\\.|#|number|age[ds]?|height|length|width|usually|originally|was|were|retails?(?: for| at)?|saw (?:it|one)(?: for| at)?',
  ],
];

const right: [Cue, string][] = [
  [
    max(true),
    '(?:人民币)?(?:\\(含\\))?(?:以内|之内|以里|内(?![存置衣裤胆搭饰部侧外向窥容蒙增])|(?:及|或)?以下|之下|封顶|打住|为?上限|到顶|顶天|往下|为?止|まで|を?超えない)|(?:is )?(?:the |my )?(?:absolute )?(?:max(?:imum)?(?![a-z])|tops(?![a-z])|limit(?![a-z])|cap(?![a-z])|ceiling)|at (?:the )?(?:very )?most|or (?:less|under|below|cheaper|lower|fewer)|and (?:under|below|less|lower)|(?:and |, )?not a (?:cent|penny|dollar|euro) more',
  ],
  [max(false), '不到|未满|未満|[>](?= ?(?:价|price))'],
  [min(false), '<(?= ?(?:价|price))'],
  [
    min(true),
    '(?:及|或)?以上|之上|起(?:步|跳|价|售)?(?![来码重球泡床毛皱子点])|往上|朝上|打底|or (?:more|above|over|up|higher)|and (?:up|above|over|more|higher|upwards?)|plus(?![a-z])|\\+(?! ?\\d)|~(?= ?(?:$|の|的|,|，))|min(?:imum)?(?![a-z])|at least|at (?:the )?minimum',
  ],
  [
    { is: 'approx' },
    '左右|上下|前后|附近|出头|-?ish(?![a-z])|or so|or thereabouts|give or take|approx(?:imately)?|程度|くらい|ぐらい|ほど',
  ],
  [
    per('person'),
    '(?:一个?|每个?|/|每)(?:人|位)(?:头)?|(?:per|a|each|/) ?(?:person|head|guest)|each of us|pp(?![a-z])|p/p',
  ],
  [
    per('total'),
    '(?:in )?total(?! ?\\d)|altogether|all together|all in(?![a-z])|combined|overall|for (?:both|all|everything|the lot|the set)(?![a-z])|总共|一共',
  ],
  [
    per('item'),
    '/ ?(?:件|个|双|只|条|套|瓶|盒|把|张|台|本|支|包|块|份|副|袋|对|pc|piece|item|pair|each)|每(?:件|个|双|只|条|套|瓶|盒|把|张|台|本|支|包|份|副)|一(?:件|个|双|只|条|瓶|盒|把|张|台|本|支|包|份|副)(?=$|[ ,，。;以左的])|each(?![a-z])|apiece|a (?:piece|pair|pop)(?![a-z])|per (?:item|piece|pair|unit|one)',
  ],
  [{ is: 'budget' }, '的?(?:总)?预算|budget(?![a-z])|to spend|to play with|的予算'],
  [{ is: 'cheaper' }, '(?:还|更|再)?(?:便宜|低|少)(?!一?点)'],
  [{ is: 'dearer' }, '(?:还|更)?贵'],
  [{ is: 'fill' }, '之间|区间|范围|这个|的?价[位格钱]|价|钱|就|也|的(?= ?(?:预算|价))|\\(|\\)|吧|の間|around'],
  [
    { is: 'other' },
    '(?:元|块)?的?(?:优惠券|代金券|红包|运费|邮费|定金|押金)|(?:dollars? )?off(?![a-z])|减\\d|(?:in |for )?(?:shipping|delivery)(?![a-z])|coupons?|voucher|gift cards?|折',
  ],
];

const leftForm = new RegExp(`(?:${left.map(([, p], i) => `(?<k${i}>${edge(p)})`).join('|')})[ :]?$`);
const rightForm = new RegExp(`[ ]?(?:${right.map(([, p], i) => `(?<k${i}>${p})`).join('|')})`, 'y');

/** Latin words begin at a word's start. */
function edge(pattern: string): string {
  return `(?:(?<![a-z])(?=[a-z(])|(?![a-z]))(?:${pattern})`;
}

export type CueRead = { cue: Cue; start: number; end: number };

/** Words that end where an amount starts, nearest first, as far left as they go on without a gap. */
export function cuesBefore(folded: string, at: number): CueRead[] {
  const cues: CueRead[] = [];
  let end = at;
  while (cues.length < 7) {
    const window = folded.slice(Math.max(0, end - 36), end);
    const found = leftForm.exec(window);
    if (!found?.groups || found[0] === '') break;
    const row = left.find((_, i) => found.groups?.[`k${i}`] !== undefined);
    if (!row || (row[0].is === 'measure' && found[0].endsWith(' '))) break;
    const start = end - found[0].length;
    cues.push({ cue: row[0], start, end });
    end = start;
  }
  return cues;
}

/** Words that begin where an amount ends, nearest first. */
export function cuesAfter(folded: string, at: number): CueRead[] {
  const cues: CueRead[] = [];
  let start = at;
  while (cues.length < 6) {
    rightForm.lastIndex = start;
    const found = rightForm.exec(folded);
    if (!found?.groups || found[0] === '') break;
    const row = right.find((_, i) => found.groups?.[`k${i}`] !== undefined);
    if (!row) break;
    cues.push({ cue: row[0], start, end: rightForm.lastIndex });
    start = rightForm.lastIndex;
  }
  return cues;
}
