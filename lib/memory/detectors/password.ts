const WORD =
  '密码|密碼|密馬|密玛|蜜码|口令|通行码|暗号|暗號|パスワード|p[a@4][s5$]{2} ?w[o0]rds?|pass ?code|pass ?phrase|passwd|passwort|contraseña|mot de passe|비밀번호|\\bmima\\b|mật khẩu|wachtwoord|\\bparola\\b|\\bpwd\\b|\\bpw\\b';
/** What may follow the word when a thing is meant, not the secret: 密码锁, "password manager". */
const THING =
  '(?!锁|鎖|箱|本|盒|柜|櫃|门|門|学|學|机|機|器|包|表|保护|保護|管理|找回|登录|登入|输入|輸入|生成|式|型|功能|重置|强度|薄|簿|筆)';
const LINK = "(?:是|为|為|:|=|->|→|'s|is|was|are|改成|改为|改為|设为|設為|设成|設成|叫|就是|用的是|用)";
const HAN_DIGITS = '[零〇○一二三四五六七八九幺壹贰貳叁參肆伍陆陸柒捌玖]';
const LINKED = new RegExp(`(?:${WORD})${THING}[^:=,，。;]{0,10}?${LINK}[ :"'\`「“]{0,3}([^\\s,，。;"'\`」”]+)`, 'giu');
const COLON = new RegExp(`(?:${WORD})${THING}[^:=,，。;]{0,8}[:=][ "'\`「“]{0,3}([^\\s,，。;"'\`」”]{2,})`, 'giu');
const BARE = new RegExp(
  `(?:${WORD})${THING}(?: ?[-–—] ?|[ "'\`]{0,2})((?=[^\\s,，。]*\\d)[A-Za-z0-9!@#$%^&*._+~?-]{4,}|\\d(?: \\d){3,7}(?!\\d)|${HAN_DIGITS}{4,})`,
  'giu',
);
const BEHIND = new RegExp(
  `(?:${WORD})${THING}[^:=,，。;]{0,4}?(?:是|为|為|:|is)[^,，。;\\d]{0,10}(?:\\d{4,}|\\d(?: \\d){3,7})(?!\\d| ?(?:元|块|塊|个|個|位|件|mAh))`,
  'iu',
);
const REVERSED =
  /(?<![A-Za-z0-9])((?=\S*\d)(?=\S*[A-Za-z])[A-Za-z0-9!@#$%^&*._+~-]{6,}) ?(?:是|is)(?: ?(?:我的?|我家的?|你的?|my|the|our))? ?[\p{L} ]{0,8}?(?:密码|密碼|口令|password|passcode|pwd)(?![\p{L}])/iu;
const PIN =
  /(?:\bPIN(?: ?(?:code|number|码|碼))?|(?:my|card|atm|sim|bank|phone|unlock|door|the|door|gate|safe|锁屏|锁) pin|\bpin ?(?:code|number|码|碼)|解锁码|解鎖碼|门禁码|門禁碼|锁屏码|开锁码|保险柜码|识别码)(?: ?(?:是|为|為|:|=|is|#))* ?(\d(?:[ -]?\d){3,7})(?!\d|\.\d| ?(?:mm|w|v|pin|edition|件|个))|\bpin ?:? ?\d{4,6} (?:on|for|of|to) (?:my|the|our)\b/;
const PASS = /\bpass(?:word|code)? ?(?:is|was|:|=)+ ?((?=\S*\d)(?=\S*[A-Za-z!@#$%^&*])\S{5,})/i;
const ANSWER =
  /(?:security (?:question|answer)|secret (?:question|answer)|密保(?:问题|問題)?|安全问题|安全問題)[^.。]{0,24}(?:答案|answer|is|:|是)[ :是]{0,3}[\p{L}\d]{2,}/iu;
const NEUTRAL =
  /^(?:(?:none|no|not|never|required?|needed|protected|optional|forgotten|forgot|free|reset|manager|locks?|unknown|ask|n\/a|na|hidden|safe|strong|easy|hard|annoying|an?|the|too|my|your|really|better|best)(?![A-Za-z0-9])|必须|需要|不|无|沒|没|免|太|什么|什麼|很|好|最|要|个|個|用|可|多|几|六位|四位|三位|数字|數字|指纹|刷脸)/i;
/** The passwords that every list of leaked passwords begins with. */
const FAMOUS =
  /^(?:[a-z0-9 ]{1,64}: )?(?:hunter2|password\d{0,4}|passw0rd|p@ssw0rd|qwerty\d{0,4}|abc123\d{0,3}|letmein\d{0,2}|iloveyou\d{0,2}|admin123\d{0,3}|welcome1|monkey123|dragon123|1q2w3e4r\w{0,4}|qazwsx\w{0,4}|zxcvbn\w{0,3}|correcthorsebatterystaple|trustno1|woaini\d{3,6}|a123456\d{0,3}|12345678\d?|88888888|666666|123456|111111|000000)$/i;

/** A password, pass phrase or PIN, said to be one. */
export function hasPassword(text: string): boolean {
  if (
    PIN.test(text) ||
    PASS.test(text) ||
    REVERSED.test(text) ||
    ANSWER.test(text) ||
    BEHIND.test(text) ||
    FAMOUS.test(text)
  )
    return true;
  if (BARE.test(rewind(text))) return true;
  for (const match of text.matchAll(COLON)) {
    if (!NEUTRAL.test(match[1] ?? '')) return true;
  }
  for (const match of text.matchAll(LINKED)) {
    const token = match[1] ?? '';
    if (!NEUTRAL.test(token) && new RegExp(`\\d|[!@#$%^&*]|${HAN_DIGITS}{3}`, 'u').test(token) && token.length >= 3)
      return true;
  }
  return false;
}

/** `g` patterns keep their place between calls of `test`. */
function rewind(text: string): string {
  BARE.lastIndex = 0;
  return text;
}
