const NETWORK =
  '微信|薇信|威信|微Xin|wei ?xin|we ?chat|weixin|\\bw ?x|\\bv ?x|[vV]信|\\bq ?q|扣扣|(?<![A-Za-z])q(?=号|號|群)|[賴赖](?= ?(?:id|是|:|帳|账))|球球|蔻蔻|[薇微徽威] ?[❤♥]|企鹅|企鵝|\\bline\\b|telegram|电报|\\btg\\b|whats ?app|instagram|\\binsta\\b|\\bins\\b|\\big\\b|小红书|小紅書|抖音|快手|微博|skype|discord|\\bsignal\\b|kakao(?: ?talk)?|facebook|\\bfb\\b|twitter|推特|旺旺|\\bzoom\\b|会议号|會議號|snap ?chat|钉钉|飞书|支付宝|支付寶|alipay|paypal|venmo|zelle|cash ?app|tiktok|linkedin|messenger|b站|viber|zalo|threads';
const LABEL = '(?:号码|號碼|号|號|账号|帐号|帳號|账户|帳戶|\\bid\\b|account|handle|user ?name|昵称|暱稱|名)';
const LINK = '(?:是|为|為|就是|叫|:|=|is|->|→|me (?:at|on)|@)';
const HANDLE = '[@$]?[A-Za-z0-9](?:[A-Za-z0-9._-]{3,31})';
const HAN_DIGITS = '[零〇○一二三四五六七八九幺壹贰貳叁參肆伍陆陸柒捌玖]';
/** Named as an account: any handle will do. */
const LABELLED = new RegExp(
  `(?:${NETWORK}) ?(?:${LABEL} ?)+(?: ?${LINK})* ?(?:${HANDLE}|\\d{3}[ -]\\d{3}[ -]\\d{3,4}|${HAN_DIGITS}{5,})`,
  'iu',
);
const LINKED = new RegExp(`(?:${NETWORK}) ?(?:${LINK} ?)+(${HANDLE}|${HAN_DIGITS}{5,})( [a-z])?`, 'giu');
const BARE = new RegExp(
  `(?:${NETWORK}) ?(@?[A-Za-z][A-Za-z0-9._-]{4,31}|@\\p{L}[\\p{L}\\d_]{1,20}|\\d{6,11})(?![A-Za-z0-9])`,
  'giu',
);
const INVITED = new RegExp(
  `(?:加我|[+➕]v(?![A-Za-z])|加v|加微|加个?好友|私信我?|找我|关注我|關注我|\\badd me\\b|\\bdm me\\b|\\bfollow me\\b|\\bmessage me\\b|\\bping me\\b|\\bhit me up\\b)[^A-Za-z0-9@]{0,8}(?:on |at |via |by )?(?:${NETWORK})?[^A-Za-z0-9@]{0,4}(@[A-Za-z][\\w.]{2,}|(?=[A-Za-z0-9._-]*[\\d_])[A-Za-z][A-Za-z0-9._-]{4,31}|\\d{6,11})`,
  'iu',
);
const NAMES = new RegExp(NETWORK, 'iu');
const SHORT = /(?<![A-Za-z])[vV][xX信]? ?: ?[A-Za-z][\w-]{4,}/;
const TAGGED = /discord.{0,16}[A-Za-z][\w.]{2,31}#\d{4}(?!\d)/i;
const NICK = /\b(?:tele|snap)\b ?:? ?@?(?=\w*[\d_])[A-Za-z]\w{4,}/i;
const DIAL =
  /(?:wa\.me|paypal\.me|venmo\.com|cash\.app|revolut\.me|t\.me|line\.me|u\.wechat\.com|m\.me)\/\S{3,}|(?<![A-Za-z0-9])wxid_[a-z0-9]{6,}/i;

/** Words that say how something looks or whether it is wanted, not who somebody is. */
const ORDINARY =
  /^(?:none|only|pay|never|not|off|yes|black|white|blue|red|green|pink|gr[ae]y|gold|silver|minimal|style|dark|light|logo|stickers?|posters?|themed?|friends|preferred|first|okay|fine|retro|vintage|viral|works|updates?|orders?)$/i;

const isDrawn = (handle: string) => /[\d_@]/.test(handle) || /[a-z]\.[a-z]/i.test(handle);

/** A name or number by which a person is reached on a network. */
export function hasContactHandle(text: string): boolean {
  if (INVITED.test(text) || SHORT.test(text) || NICK.test(text) || DIAL.test(text) || TAGGED.test(text)) return true;
  if (!NAMES.test(text)) return false;
  if (LABELLED.test(text)) return true;
  for (const match of text.matchAll(LINKED)) {
    const handle = match[1] ?? '';
    // After a colon even a plain word is a handle, unless a sentence goes on from it.
    if (isDrawn(handle) || !/[A-Za-z]/.test(handle) || (/[:=]/.test(match[0]) && !match[2] && !ORDINARY.test(handle)))
      return true;
  }
  for (const match of text.matchAll(BARE)) {
    const handle = match[1] ?? '';
    const digits = /^\d+$/.test(handle);
    if (digits ? !/^(?:19|20)\d{2}(?:0[1-9]|1[0-2])/.test(handle) : isDrawn(handle) && /^@|[A-Za-z].*\d|_/.test(handle))
      return true;
  }
  return false;
}
