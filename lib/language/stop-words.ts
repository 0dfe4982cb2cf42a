/** Measure words between a verb or 一 and the thing: 买双鞋, 一副耳机. The lookaheads keep 双肩包, 条纹, 台灯, 把手 whole. */
const measure =
  '(?:个(?![性人护])|双(?![肩人面层])|副|件|条(?!纹)|款|只|套(?![装头]|餐(?![具盘垫]))|台(?![灯式历])|部|本(?!子)|把(?![手柄])|张|支(?!架)|瓶(?!子)|盒(?!子)|包(?![包里邮裹])|袋(?!子)|对(?![戒讲联襟])|顶|块|些|点儿?|份|组(?!装)|种|枚|床(?!头|垫|单|品)|盏|幅|辆|间|箱(?!包|子))';

/**
 * Phrases that name no product. Chinese has no word borders, so they are cut out as text; single characters carry guards
 * for the words they begin or end (被子, 有线, 过滤, 高跟).
 */
export const stopZh = new RegExp(
  [
    `帮(?:我|忙)(?:找|看|挑|选|推荐|买|搜|查|配)?(?:一下|一找|看看)?(?:${measure}(?=.))?`,
    `(?:我们?|咱们?)?(?:现在)?(?:打算|准备|计划|考虑|希望|特别想|想)(?:再|去|给(?=.{1,4}[买送]))?(?:买|要|找|看看?|挑|选|换|入手?|购[买入]?|配|送)?(?:一下)?(?:${measure}(?=.))?`,
    `(?:购买|入手|推荐|搜索?|寻找|找|买(?!家)|选购|需要|我要|给我|求推荐)(?:一下)?${measure}?`,
    `(?:[来要换挑选求配看送再])(?=[一二两三几]?${measure}.)(?:[一二两三几]?${measure})`,
    `[一几]${measure}`,
    `[这那哪某每](?:${measure}|里|边|样)`,
    '第[一二三四五六七八九十\\d]+(?:个|款|件|双|种)?',
    '送(?:给)?(?=[女男妈爸老朋闺同长孩客家人父母领岳婆公爷奶])|给(?=[女男妈爸老朋闺同长孩客家人父母领岳婆公爷奶狗猫宝])',
    '有没有|有什么|有哪些|有啥|哪些|什么样?的?|怎么样?|如何|多少钱?|建议|介绍|我们?|你们?|他们?|她们?|它|咱们?|大家',
    '请问?|麻烦|谢谢你?|多谢|拜托|你好|您好?|可以吗|行吗|好吗|能吗|可以|都行|也行|就行|就好|即可|最好|尽量|一定要?|千万|坚决|务必',
    '记住|记得|一共|总共|总价|预算|左右|大概|大约|差不多|价格|价位|价钱|性价比高?|便宜(?:一?点儿?|些)?|贵(?:一?点儿?|些)|实惠|划算',
    '太[贵重大小少慢差]了?|[贵小大]了|上次|这次|之前|以前|以后|提高到|降到|调到|改[成到]|换[成到]|含运费|包邮|不多|无所谓|没想好|不限|随便',
    '区别|对比一?下?|比较|一下|用的|适合|合适|之类|类似|等等?(?=$|的)|还有|另外|并且|而且|但是|但|不过|或者|以及|然后|因为|所以|如果|要是|牌子|品牌|推送',
    '[不别]超过|不低于|不少于|不高于|至少|最多|至多|顶多|起码|超过|低于|高于|小于|大于|少于|不到|容量|重量|长度|直径|尺寸|尺码|鞋码|码数|身高|体重|脚长|腰围|胸围|送达|(?:内)?发货|到货|过敏|除了|只[要看想买]|不[看买]|加入购物车|下单|退货|时候|刚才|又|前[一两二三几\\d]个?|忘[掉记]|送到|寄到|以内|以下|以上|稍微|尽快|快点|今天|明天|马上|现在|其实|算了|(?<![主重必需只])要(?![素塞])|还是|取消|不要|没有|比较|特别|非常|太|挺|颜色|好看的?|不错的?',
    '吗|吧(?![台椅])|呢(?![子绒料大帽])|啊|呀|哦|啦|嘛|的话|哈(?![密尔利曼雷苏士比])|呗|喔|嗯|了|着(?![色装])|过(?![滤敏膝期胶山])|很|就(?![业餐])|也|都(?![市柏])',
    '(?<![柔暖温平总亲])和(?![服田风牛弦纸平果])|与|或|(?<![高平低细粗中厚坡])跟(?!妆)|在|是|(?<![智功节效性可技产])能(?![量源力])|会(?![议员展所计])|把(?![手柄杆玩])|被(?![子套褥罩单芯面窝])|从|为(?!了)|为了|有(?![线机色氧声效])|对(?![讲戒联襟])',
  ].join('|'),
  'g',
);

export const stopEn = new Set(
  `a an the and or but of for to in on at by with without from as is are was be been am i i'm i'd i'll i've im me my we our us you your it its
  this that these those there here he she they them their his her want wants wanted need needs needed looking look find show get got buy buying
  purchase search give please pls plz thanks thank thx hi hello hey can could would should will shall may might must do does did don't dont
  like love prefer recommend recommendation recommendations suggest suggestion suggestions any anything some something someone one ones what
  which who how where when why if so then than too very really just only also about around approximately roughly under over below above less more most least max maximum
  min minimum up within between each per total altogether budget price priced cost costs costing spend dollars dollar bucks usd euro euros
  cheap cheaper cheapest affordable inexpensive expensive good best great nice decent better okay ok fine now again actually maybe perhaps remember
  no not nor except excluding ship ships shipped shipping deliver delivered delivery let's lets let help choose pick compare difference options option
  ideas idea kind sort type stuff thing things item items piece pieces pair pairs set us preferably ideally have has had having go going
  keep somewhere rather willing range last week nothing off coupon somebody everyone anyone every all both either neither brand brands size sizes color
  colour today tomorrow soon asap quickly it's that's there's what's never mind out instead made allergic allergy take anybody everything other else ever still yet second first third two longer come bit make raise increase lower reduce add cart arrive change`.split(
    /\s+/,
  ),
);
