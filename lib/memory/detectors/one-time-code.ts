const WORD =
  '验证码|驗證碼|校验码|校驗碼|动态码|動態碼|动态密码|動態密碼|短信码|簡訊碼|确认码|確認碼|认证码|認證碼|一次性(?:密码|密碼|代码|代碼|口令)|备用码|備用碼|恢复码|恢復碼|提款码|提款碼|提現碼|授权码|授權碼|签收码|登錄碼|取件码|取件碼|提货码|取货码|兑换码|核销码|登录码|登入碼|otp|2fa(?: backup)?(?: codes?)?|mfa(?: codes?)?|totp|one[ -]?time (?:code|password|pin)|verification (?:code|number)|verify code|backup codes?|recovery codes?|auth(?:entication|enticator|orization)? code|authenticator|(?:2|two)[- ](?:step|factor) (?:verification )?code|(?:guard|access|entry|gate|door|unlock|alarm|garage|house|building|intercom|keypad|locker|safe) code|(?:your|my|sms|this|that|the) code(?= ?(?:is|:|=))|(?:use|enter) (?:the |this )?code|login code|sign[ -]?in code|confirmation code|sms code|pickup code|security code|passcode';
const HAN_DIGITS = '[零〇○一二三四五六七八九幺壹贰貳叁參肆伍陆陸柒捌玖]';
const LINK =
  '(?: |:|=|#|-|是|为|為|就是|发来的是|收到的是|码|[-（(]|is|was|are|i got is|just sent|for \\w{2,12}|我收到|刚收到|给你|\\d ?位(?:数字?)?|:)*';
const AFTER = new RegExp(
  `(?:${WORD})${LINK}(?:(?:[A-Z]{1,3}-)?\\d(?:[ -]?\\d){3,9}(?![\\d]| ?(?:张|張|个|個|枚|pcs|pack|labels|元|块|stickers))|${HAN_DIGITS}{4,10}|(?=[A-Z0-9-]*\\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{3,8}(?:-[A-Z0-9]{3,8})*(?![a-z]))`,
  'i',
);
const BEFORE = new RegExp(
  `(?<![\\d.])\\d(?:[ -]?\\d){3,7} ?(?:是|为|is|was|,|，|-)? ?(?:我的|你的|您的|刚?刚?收到的|发来的|这次的|短信|手机|the|my|your|our|login|sms)* ?(?:${WORD})(?!\\p{L}{0,2}(?:贴|貼|标|牌|机))`,
  'iu',
);

const HANDED =
  /\bcode ?:? ?\d{4,8} (?:for|to) (?:login|log ?in|sign|verify|verification)|(?<![\d.])(?:[A-Z]{1,3}-)?\d(?:[ -]?\d){3,7} is (?:your|my|the) (?:[A-Za-z]+ ){0,3}code\b/i;

/** A code that lets its holder in once, said to be one. */
export function hasOneTimeCode(text: string): boolean {
  return HANDED.test(text) || AFTER.test(text) || BEFORE.test(text);
}
