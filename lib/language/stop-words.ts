/** Phrases that name no product, longest first where one begins another. Chinese has no word borders, so these are cut out as text. */
export const stopZh =
  /送(?:给)?(?=[女男妈爸老朋闺同长孩客家人父母领])|帮(?:我|忙)(?:找|看|挑|选|推荐|买|搜|查)?(?:一下|一找|看看)?|(?:我)?(?:现在)?(?:打算|准备|计划|考虑|希望|想要?|需要|要|来|求|找|搜索?|查|看看?|挑|选|购?买|配|入手?)(?:买|找|看看?|挑|选|要|换|入手?|推荐|购买|配|送|给|一下|一些|点)*(?:一下|一点|点|些)?(?=[一两几个双副件条款只套台部本把张支瓶盒包袋对顶点些给我\u4e00-\u9fffa-z0-9 ]|$)|有没有|有什么|有哪些|有啥|哪些|哪个|哪款|什么样?的?|怎么样?|推荐|建议|介绍|给我|给|我们?|你们?|他们?|她们?|请问?|麻烦|谢谢|多谢|拜托|你好|您好|可以吗|行吗|好吗|吗|呢|吧|啊|呀|哦|啦|嘛|哈|的话|就行|就好|即可|可以|都行|都可以|也行|最好|尽量|记住|记得|一共|总共|总价|预算|左右|大概|大约|差不多|价格|价位|性价比|便宜(?:一?点|些)?|贵(?:一?点|些)|实惠|划算|第[一二三四五六七八九十\d]+(?:个|款|件)|区别|对比|比较|一下|一[个副双件条款只套台部本把张支瓶盒包袋对顶块些份组种]|几[个副双件条款只套台部本把张支瓶盒包]|这[个款种些]|那[个款种些]|用的|用|适合|之类|类似|等等|还有|另外|并且|而且|但是|但|不过|和|与|或者|或|以及|然后|因为|所以|如果|要是|送到|寄到|左右|以内|以下|以上|牌子|品牌|不限|随便|都|也|就|了|着|过|很|比较|特别|非常|稍微|尽快|快点|今天|明天|马上|现在|其实|算了|还是|改成|换成|没有|有|在|是|能|会|把|被|从|到|跟|对|为|个|些|呗|喔|嗯/g;

export const stopEn = new Set(
  `a an the and or but of for to in on at by with without from as is are was be been am i i'm i'd i'll i've im me my we our us you your it its
  this that these those there here he she they them their his her want wants wanted need needs needed looking look find show get got buy buying
  purchase search give please pls plz thanks thank thx hi hello hey can could would should will shall may might must do does did don't dont
  like love prefer recommend recommendation recommendations suggest suggestion suggestions any anything some something someone one ones what
  which who how where when why if so then than too very really just only also about around approximately roughly under over below above less more most least max maximum
  min minimum up within between each per total altogether budget price priced cost costs cost costing spend dollars dollar bucks usd euro euros
  cheap cheaper cheapest affordable inexpensive expensive good best great nice decent better okay ok fine now again actually maybe perhaps remember
  no not nor except excluding ship shipped shipping deliver delivered delivery let's lets let help choose pick compare difference options option
  ideas idea kind sort type stuff thing things item items piece pieces pair pairs set us preferably ideally have has had having go going
  somebody everyone anyone every all both either brand brands size sizes color colour today tomorrow soon asap quickly it's that's there's what's`.split(
    /\s+/,
  ),
);
