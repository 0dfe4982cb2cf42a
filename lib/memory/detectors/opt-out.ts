const NOT =
  '(?:别|別|不要|不用|不必|不需要|不想(?:让你?|要你?|你)|不希望|勿|无需|無需|毋须|毋須|甭|請勿|请勿|不许|不許|不准|不该|少)';
const BETWEEN =
  '(?:再|给我|給我|帮我|幫我|替我|去|你|系统|系統|被|让你|讓你|把.{1,14}?|将.{1,14}?|對.{1,10}?|一直|长期|長期|永久|随便|主动|自动)*';
const KEEP =
  '(?:记住|記住|记下|記下|记录(?!片|仪)|記錄|记到|记在|记进|记入|保存(?!期|环境|温度)|存下|存进|存到|存起来|储存(?!空间|容量|卡|罐)|儲存(?!空間|容量|卡)|留存|收录|(?:写|寫|放|加|录)(?:进|入|到|進)(?:你的)?(?:长期|長期)?(?:记忆|記憶|档案|檔案)|记(?!错|錯|得|账|帳|仇|忆|號|号|不|性|混)|存(?!货|貨|放|在|款|钱|錢|储|儲|量|酒|茶|图))';
const CHINESE = [
  `${NOT}${BETWEEN}${KEEP}`,
  '(?:忘(?:掉|了|记|記)|当我没说|當我沒說|就当没(?:说|听)|当没听见)(?:我)?(?:刚才|剛才|刚刚|剛剛|这句|這句|上一?句|前面说|说的话)|当我没说|當我沒說|就当没听[到见]',
];
const ENGLISH = [
  "\\b(?:don'?t|do not|never|no need to|needn'?t|not to|stop|please not|shouldn'?t|rather you didn'?t|without|prefer you not to|want you not to|want you to not|avoid)\\b (?:ever |actually |please |you )?(?:remember(?:ing)?|memori[sz](?:e|ing)|sav(?:e|ing)|stor(?:e|ing)|record(?:ing)?|retain(?:ing)?|keep(?:ing)? (?:a |any )?(?:record|note|memory|track)|log(?:ging)?|note(?:ing)?(?: down)?|writ(?:e|ing) (?:this|that|it) down)\\b(?: (?:of )?(?:this|that|it|any(?:thing)?|what|my|these|those|me|down|any of|for later|in memory|to memory)\\b|[.!,;]|$)",
  '\\b(?:off the record|not for (?:the )?record|keep (?:this|that|it) (?:out of (?:your |the )?memory|between us|off)|forget (?:that |what )?i (?:just )?(?:said|told|mentioned|asked)|forget (?:i|what i) (?:said|mentioned))\\b',
];
// "Don't forget" asks for the opposite, and "I don't remember" tells something of the person.
const OPPOSITE =
  /(?:别|別|不要|不会|不會|千万别|勿|可别|請勿|请勿)(?:再)?(?:忘记?了?|忘記了?|記錯|记错|漏记)|\b(?:don'?t|do not|never) forget\b|\b(?:i|we) (?:don'?t|do not|can'?t|never) remember\b|记不(?:住|得|清)|記不(?:住|得|清)/gi;
const PATTERN = new RegExp([...CHINESE, ...ENGLISH].join('|'), 'iu');

/** The person asks that something not be kept. */
export function isOptOut(text: string): boolean {
  return PATTERN.test(text.replace(OPPOSITE, ' '));
}
