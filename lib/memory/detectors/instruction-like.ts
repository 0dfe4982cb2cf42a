/**
 * Text that wants to steer the assistant instead of telling something of the person. A list can't be complete; what gets
 * past it is held by the key's topic, the evidence check and the escaped rendering.
 */
const RULES =
  '(?:instructions?|rules?|prompts?|guidelines?|polic(?:y|ies)|settings?|restrictions?|safeguards?|constraints?|directives?|guardrails?|filters?)';
const ZH_RULES =
  '(?:指令|指示|规则|規則|规定|規定|提示词?|提示詞|设定|設定|限制|约束|約束|系统|系統|守则|守則|命令|要求|安全策略)';
const ENGLISH = [
  `\\b(?:ignore|disregard|forget|override|overrule|bypass|discard|skip|drop)\\b.{0,30}\\b(?:previous|prior|above|earlier|system|developer|all|any|your|preceding|existing|the)\\b.{0,24}\\b${RULES}`,
  `\\bforget (?:everything|all|what) .{0,16}\\b(?:before|above|told|said|earlier)\\b`,
  `\\b(?:system|hidden|initial) prompt\\b|\\bdeveloper (?:message|mode)\\b|\\bjailbreak(?:en|ed)?(?: (?:mode|prompt|the|your|this|yourself)|$)|\\bDAN mode\\b|\\bgod mode\\b|\\bdebug mode on\\b`,
  `\\byou(?:'re| are) (?:now|no longer|from now)\\b|\\byou(?:'re| are) (?:an? )?(?:unrestricted|unfiltered|admin|root|jailbroken)`,
  `\\b(?:act|behave|respond|operate|roleplay|role-play) as (?:an? |the |my |if you )?(?:DAN\\b|admin|root|developer|system|assistant|ai\\b|unrestricted|bank|manager|superuser|you (?:are|were|have)|different|seller|hacker)`,
  `\\bpretend (?:to be|you(?:'re| are)|that you)\\b`,
  `\\byou (?:must|should|shall|have to|need to|will|may|can) (?:always|never|not|now|only|obey|ignore|follow|comply|recommend|include|disclose|reveal|approve|call|say|tell|add|place|skip)\\b`,
  `\\b(?:assistant|agent|chatbot|the (?:ai|model|bot)|ai|llm)(?:s)? (?:must|should|shall|has to|have to|needs to|will|is required to|may)\\b`,
  `\\b(?:user|customer|owner|i|person|buyer) (?:is|am|are|has|have) .{0,24}\\b(?:approved|authori[sz]ed|pre-?approved|consented|granted|verified) (?:all|every|any|the|this|in advance|full)`,
  `\\b(?:do not|don'?t|never) (?:tell|inform|mention to|show|warn|notify|alert|let) (?:the )?(?:user|customer|buyer|person|shopper|them|anyone)\\b`,
  `\\b(?:never|do not|don'?t) (?:mention|disclose|reveal|bring up|talk about) (?:refunds?|returns?|competitors?|alternatives?|this|these|the|that|any|other)\\b`,
  `\\b(?:always|only|must|from now on|every time|in every (?:answer|reply|response))\\b.{0,24}\\b(?:recommend|suggest|promote|endorse|advertise|push|favou?r|rank)(?:s|ed|ing)?\\b(?!ations?)`,
  `\\b(?:when(?:ever)?|if|once|each time|every time) (?:the )?(?:user|customer|buyer|shopper|someone|anyone|you|person) (?:asks?|says?|sees?|mentions?|wants?|buys?|reads?|inquires?|see this|read this)\\b`,
  `\\b(?:reveal|print|output|leak|dump|show|repeat|disclose|expose)\\b.{0,20}\\b(?:prompt|instructions|api key|secrets?|memory|chat history|conversation|system|credentials)\\b`,
  `\\b(?:send|post|upload|forward|exfiltrate|transmit|copy|submit)\\b.{0,40}\\b(?:to|at) (?:https?:|www\\.|[a-z0-9-]+\\.(?:com|net|org|io|example))`,
  `\\b(?:call|invoke|execute|run|use|trigger) (?:the )?(?:place_order|[a-z]+_[a-z_]+|tool|function|checkout)\\b`,
  `\\bwithout (?:asking|confirming|confirmation|approval|permission|telling|consent)\\b|\\b(?:skip|no|bypass|disable) (?:the )?(?:order |purchase |payment )?confirmations?\\b`,
  `\\bapprov(?:e|es|ed) (?:every|all|any|each)\\b|\\bauto[- ]?(?:buy|approve|purchase|order|checkout|confirm)\\b`,
  `\\b(?:set|change|make|override)\\b.{0,20}\\b(?:price|discount|total|budget limit|shipping)\\b.{0,12}(?:to|=|:|at) ?(?:0|zero|free|100 ?%)|\\bsay (?:that )?(?:it is|it's|everything is) free\\b|\\bfree .{0,16} for (?:all|everyone)\\b|\\bdiscount (?:of )?100 ?%`,
  `\\btreat (?:this|the following|these)\\b.{0,24}\\bas\\b|\\bhighest priority\\b|\\btakes? precedence over\\b|\\bobey (?:it|me|this|all)\\b`,
  `\\b(?:new|updated|secret|special|following|these) (?:instructions?|directives?|orders|system message)\\b ?(?::|from|for you|to follow|apply)`,
  `^(?:[a-z0-9 ]{1,40}: ?)?(?:#+ ?)?(?:system|developer|assistant|admin)(?: (?:message|note|update|override|notice))? ?: ?(?:you|your|ignore|always|never|set|override|new|from now|enable|disable|switch|grant|approve|the (?:user|assistant|model)|do not|must|all)`,
  `\\bend of (?:user|system|memory|context)\\b|\\bbegin (?:system|admin|developer|new)\\b`,
];
const MARKS = [
  '<\\|[^|<>]{1,40}\\|>',
  '\\[/?INST\\]|<</?SYS>>',
  '</?(?:memory|system|assistant|user|instructions?|tools?|prompt|developer|function|context|untrusted|recalled|im_start|script|iframe|img)\\b[^<>]{0,80}>?',
  '(?:^|\\s)#{2,} ?(?:new |system |updated )?(?:instructions?|system|prompt|rules?|override|指令|系统)',
  '\\bjavascript:|\\bdata:text/html',
];
const CHINESE = [
  `(?:忽略|无视|無視|忘记|忘記|忘掉|忘了|绕过|繞過|覆盖|覆蓋|推翻|不用管|别管|別管|跳过|跳過|抛开|拋開|不要遵守|不遵守|不必遵守|别理|停止遵守|取消)(?!包装).{0,12}${ZH_RULES}(?!推荐|音|推薦|锅|手机)`,
  '(?:忘掉|忘记|忘記|清除|抹掉).{0,6}(?:之前|以前|前面|上面|先前)的?(?:设定|設定|对话|對話|内容|內容|一切|所有)',
  '系统提示(?!音)|系統提示(?!音)|提示词(?!卡|器)|提示詞(?!卡)|开发者模式|開發者模式|越狱|越獄|上帝模式|管理员模式|管理員模式|(?:最高|管理员|管理員|超级|root)权限|最高權限',
  '你(?:现在|現在|从现在|從現在|已经|已經)?(?:起)?(?:是|就是|扮演|假装|假裝|充当|變成|变成)(?:一个|一個|一名|一位)?(?:没有|沒有|不受|无|無|我的)?.{0,4}(?:客服|管理员|管理員|限制|AI|人工智能|助手|助理|主管|机器人|機器人|系统|系統|银行|銀行|店长|老板|开发者)',
  '(?:扮演|假装你是|假裝你是|假装成|模拟成)',
  '你(?:必须|必須|应该|應該|应当|需要|只能|不能|不许|不許|不得|务必|務必|得|要(?!是|有|么|不|的|求))(?!考虑|知道)',
  '(?:助手|模型|AI|机器人|機器人|智能体|系统|系統|客服)(?:必须|必須|应该|應該|应当|需要|只能|不能|不得|务必|務必|一律|要(?!求))',
  '(?:我|用户|用戶|本人|客户)(?:是|就是|已经是)(?:系统|系統|平台|网站|網站|超级)?(?:管理员|管理員|开发者|開發者|老板|店主|内部员工|超级用户).{0,12}(?:确认|確認|批准|权限|權限|免|所有|全部|可以|听)',
  '(?:订单|訂單|下单|下單|付款|支付|购买|購買|扣款|退款|交易).{0,8}(?:免|无需|無需|不用|不必|跳过|跳過|不需要|自动|自動|默认)(?:再|经过|二次|人工|我)?.{0,4}(?:确认|確認|审批|審批|同意|授权|授權|批准|通过|通過)|(?:免|无需|無需|不用|不必|跳过|跳過|不需要|不经|不經)(?:再|经过|经|二次|人工|我)?.{0,4}(?:确认|確認|审批|同意|授权|授權).{0,6}(?:下单|下單|付款|支付|购买|購買|扣款|订单|訂單)',
  '(?:自动|自動)(?:下单|下單|付款|支付|扣款|购买|購買|批准|确认订单)|直接(?:下单|下單|付款|扣款)',
  '(?:不要|别|別|不准|不许|不許|禁止|切勿)(?:再)?(?:告诉|告訴|告知|提醒|通知|透露给|让)(?:任何)?(?:用户|用戶|客户|客戶|顾客|顧客|买家|买方|他们|别人|任何人)',
  '(?:不要|别|別|不准|不许|禁止|切勿|绝不|絕不)(?:再)?(?:提及|提到|透露|泄露|洩露|说出|提(?!前|供|醒|示|拉|手|高|升|货))',
  '(?:一律|永远|永遠|始终|始終|总是|總是|务必|務必|必须|必須|每次(?:都|回复|回答)|所有回答).{0,6}(?:推荐|推薦|首推|推广|推廣|置顶|置頂|回复|回覆|回答|加上|附上)',
  '(?:推荐|推薦|首推|推广|置顶|优先).{0,8}(?:我们|我們|本店|我店|咱们?|本公司|我司|指定)(?:的)?(?:店|商品|产品|產品|品牌|链接|連結)?',
  '(?:当|當|如果|每当|只要|若)(?:用户|用戶|客户|顾客|有人|对方|買家).{0,12}(?:问|問|说|說|提|买|要|想|申请|看到)',
  '(?:输出|輸出|打印|泄露|洩露|透露|显示|顯示|公开|背诵|复述|交出|告诉我).{0,8}(?:提示词|提示詞|系统指令|系统提示|API ?(?:密钥|金鑰|key)|密钥|金鑰|聊天记录|聊天記錄|对话历史|内部规则)',
  '(?:发送|發送|上传|上傳|转发|轉發|提交|传到|發到|发到|外传|同步).{0,16}(?:https?:|www\\.|[a-z0-9-]+\\.(?:com|cn|net|org|example))',
  '(?:聊天记录|聊天記錄|购物车|購物車|对话|個資|用户数据|订单信息).{0,4}(?:发送|發送|上传|上傳|转发|提交|发)(?:到|给|至)',
  '(?:价格|價格|售价|总价|折扣|运费|金额).{0,4}(?:设为|設為|改为|改為|改成|设成|當作|当作|视为|視為|写成|报成).{0,4}(?:0|零|免费|免費|一折|一元|1 ?元)',
  '(?:批准|同意|通过|通過|允许|允許)(?:任何|所有|一切|全部|每个|每一).{0,6}(?:退款|订单|訂單|请求|請求|交易|购买|操作)',
  '从现在(?:开始|起).{0,4}(?:听我|服从|按我|照我)|從現在(?:開始|起).{0,4}(?:聽我|服從|按我|照我)|听从我的|服从我的|(?:以|按)(?:此|这条|本条).{0,4}(?:为准|優先|优先)',
  '(?:新的?|最新|以下|特别|隐藏)(?:指令|系统消息|系統消息)|(?:^|: ?)(?:系统|系統|管理员|开发者) ?: ?(?:切换|切換|忽略|你|从|開|开|设|設|允许|现在|请|所有|用户|进入|关闭)',
  '(?:调用|調用|执行|執行|运行)(?:place_order|下单|下單|工具|函数|函數|接口|命令|脚本)',
  '(?:把|将|將)(?:这条|此条|本条|上述|以下|這條).{0,8}(?:当作|當作|视为|視為|作为|作為)',
];
const IN_ENGLISH = new RegExp([...ENGLISH, ...MARKS].join('|'), 'i');
const IN_CHINESE = new RegExp(CHINESE.join('|'), 'iu');
const HAN = /\p{Script=Han}/u;

export function isInstructionLike(text: string): boolean {
  return IN_ENGLISH.test(text) || (HAN.test(text) && IN_CHINESE.test(text));
}
