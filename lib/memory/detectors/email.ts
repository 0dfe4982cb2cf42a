const TLD =
  'com|net|org|cn|tw|hk|io|co|edu|gov|me|jp|kr|uk|de|fr|eu|us|ca|au|in|it|es|nl|se|ch|ru|br|sg|my|info|biz|app|dev|xyz|top|vip|cc|tv|shop|online|site|tech|cloud|mail|example|test';
const NAME = '[\\p{L}\\p{N}._%+-]';
const LABEL = '[\\p{L}\\p{N}-]+';
const ADDRESS = new RegExp(`${NAME}+ ?@ ?(?:${LABEL} ?[.。．] ?)+(?:\\p{L}{2,}|xn--[a-z0-9-]+)`, 'iu');
const AT = '(?:[(\\[{<【「『] ?(?:at|a|@|艾特) ?[)\\]}>】」』]|_at_|-at-|艾特|圈a|圈A|小老鼠|@|\\(@\\)|\\[@\\])';
const DOT = '(?:[(\\[{<【「『] ?(?:dot|\\.|点|點) ?[)\\]}>】」』]|_dot_|-dot-| dot |点|點|\\.|。|\\(\\.\\)|\\[\\.\\])';
const MARKED = new RegExp(
  `[a-z0-9._%+-]{2,} ?${AT} ?[a-z0-9-]+(?: ?${DOT} ?[a-z0-9-]+)* ?${DOT} ?(?:${TLD})(?![a-z])`,
  'iu',
);
const SPOKEN = new RegExp(
  `\\b[a-z0-9._-]{2,}(?: (?:dot|underscore|dash) [a-z0-9-]+)* at [a-z0-9-]{2,}(?: dot [a-z0-9-]+)* dot (?:${TLD})(?= ?(?:$|[,.;!?)，。]))`,
  'i',
);
const MAIL = 'e-?mails?|mail|inbox|邮箱|郵箱|信箱|电邮|電郵|邮件|郵件|伊妹儿';
const SPOKEN_NAMED = new RegExp(
  `(?:${MAIL}|contact|reach|write|send)[^.]{0,24} at [a-z0-9-]{2,}(?: dot |\\.)(?:${TLD})\\b|\\b[a-z]+(?:[._]\\w+|\\d+) at [a-z0-9-]{2,}\\.(?:${TLD})\\b`,
  'i',
);
// Another sign in the place of @, to be changed back.
const SWAPPED = new RegExp(`(?<![a-z0-9])[a-z][a-z0-9._-]{2,}[#*][a-z0-9-]{2,}\\.(?:${TLD})(?![a-z])`, 'i');
const PROVIDER = 'gmail|outlook|hotmail|yahoo|icloud|foxmail|163|126|qq|sina|proton(?:mail)?|naver';
const PROVIDED = new RegExp(`[a-z0-9._%+-]{3,} ?(?:${AT}| at ) ?(?:${PROVIDER})(?:邮箱| ?mail)?(?![a-z0-9])`, 'i');
const NAMED = new RegExp(
  `(?:${MAIL}|gmail|foxmail|hotmail|outlook)(?: ?(?:地址|账号|帐号|帳號|address|account|id|是|为|為|is|:|=|叫))+ ?(?=[a-z0-9._-]*[0-9_.])[a-z0-9][a-z0-9._-]{4,}`,
  'i',
);

/** An e-mail address, written or spelled out. */
export function hasEmail(text: string): boolean {
  return [ADDRESS, SWAPPED, MARKED, SPOKEN, SPOKEN_NAMED, PROVIDED, NAMED].some((pattern) => pattern.test(text));
}
