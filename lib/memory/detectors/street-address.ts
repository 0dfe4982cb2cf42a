const N = '[0-9零〇○一二三四五六七八九十百两]';
const GAP = ' ?';
const HAN_STREET = new RegExp(
  `\\p{Script=Han}(?:路|街|条(?=[甲乙丙丁])|大道|道|巷|弄|胡同|里|[东西南北中東]段|[一二三四五六七八九]段)[东西南北中東]?${GAP}(?:${N}{1,2}${GAP}段)?${GAP}[甲乙丙丁]?${GAP}(?:${N}{1,3}(?:巷|弄)${GAP})*${N}{1,5}${GAP}(?:[-之]${GAP}${N}{1,3}${GAP})?(?:号|號|弄|巷)(?!线|線|店|出口|球|公路)`,
  'u',
);
const UNIT = new RegExp(
  `${N}{1,4}${GAP}(?:栋|幢|棟|号楼|號樓|座|期)${GAP}(?:${N}{1,3}${GAP}(?:单元|單元|门)${GAP})?(?:${N}{1,2}${GAP}(?:楼|樓|层|層)${GAP})?[A-Za-z]?${N}{2,5}(?:${GAP}(?:室|房|号|號|户))?(?!厅|廳|件|个|元)|${N}{1,3}${GAP}(?:单元|單元)${GAP}${N}{2,5}`,
  'u',
);
const ESTATE = new RegExp(
  `(?:小区|小區|花园|花園|公寓|家园|新村|社区|社區|宿舍|大厦|大廈|山庄|名苑|苑|广场|写字楼|工业园|科技园|华庭|公馆)${GAP}[A-Za-z]?${N}{1,4}${GAP}(?:号楼|號樓|栋|幢|棟|座|单元|單元|号(?!线)|號)|(?:小区|小區|花园|花園|公寓|家园|新村|苑|宿舍)${GAP}(?:\\d{1,3}-\\d{1,3}-\\d{2,4}|\\d{3,4}${GAP}(?:室|房))`,
  'u',
);
const DISTRICT = new RegExp(
  `(?:市|县|縣)\\p{Script=Han}{1,8}(?:区|區|镇|鎮|路|街|道|园|園|乡|鄉|村)\\p{Script=Han}{0,12}${GAP}${N}{1,5}${GAP}(?:号|號)(?!线|線|店|出口|电池)`,
  'u',
);
const VILLAGE = new RegExp(
  `(?:村|屯|庄|寨|镇|鎮|乡|鄉)${GAP}\\p{Script=Han}{0,6}${N}{1,4}${GAP}(?:组|組|号|號|队|社)`,
  'u',
);
const FLOOR = new RegExp(
  `${N}{1,5}${GAP}(?:号|號)${GAP}\\p{Script=Han}{0,8}${N}{1,3}${GAP}(?:楼|樓|层|層)${GAP}(?:之${GAP}${N}{1,2}|[A-Za-z]?${GAP}${N}{0,4}${GAP}(?:室|房|户|座))?`,
  'u',
);
const JAPAN = new RegExp(`(?:${N}{1,2}丁目|(?:区|區|市|町|村)\\p{L}{1,8}${N}{1,3}-${N}{1,3}(?:-${N}{1,4})?)`, 'u');
const CONTEXT =
  /\b(?:live|lives|living|address|deliver(?:y)?|ship(?:ping)?|send|mail|home|house|office|leave|drop|reside|located|at|to)\b|住|寄|送|收货|收貨|地址/i;
const SUFFIX =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|terrace|ter|terr|court|ct|place|pl|close|crescent|square|sq|parkway|pkwy|highway|hwy|gardens|mews|grove|alley|circle|cir|trail|row|walk|way|quay|loop|plaza|esplanade|jalan|jln|lorong';
const ENGLISH = new RegExp(
  `(?<![\\d.#$€£-])\\d{1,5}[A-Za-z]?(?:-\\d{1,4})?,? ((?:[NSEW]\\.? )?(?:[\\p{L}'’.-]+ |\\d{1,3}(?:st|nd|rd|th) ){1,4}?)(${SUFFIX})\\b\\.?(?: (?:[NS][EW]?|[EW])\\b\\.?)?([^A-Za-z]|$)(.{0,24})`,
  'giu',
);
const BROADWAY = /(?<!\d)\d{2,5} (?:[NSEW]\.? )?Broadway\b/;
const BOX = /\bP\.? ?O\.? ?Box ?#? ?\d{1,6}\b|郵政信箱 ?\d+|邮政信箱 ?\d+/i;
const EUROPE =
  /(?<![\p{L}])\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|allee|platz|gasse|gatan|laan|straat) ?\d{1,4}(?! ?(?:ml|g|cm|mm|pack))|\d{1,4}(?: ?bis)?,? (?:[Rr]ue|avenue|[Bb]oulevard|place|[Cc]hemin|[Qq]uai|[Aa]llée|[Ii]mpasse) (?:de |du |des |la |le |l'|d')*\p{Lu}|\b(?:Calle|Avenida|Av\.|Rua|[Vv]ia|Viale|Piazza|ul\.|ulica) \p{Lu}[\p{L}.' ]{2,30}?,? ?\d{1,4}(?![\p{L}\d])/u;
const FLAT =
  /\b(?:apt|apartment|flat|unit|suite|room|rm)\.? ?#?\d{1,5}[A-Za-z]?\b.{0,30}\b(?:building|tower|block|street|road|avenue|house|court|estate)\b|\b(?:block|blk|building|bldg|tower)\.? ?[0-9A-Z]{1,4},? (?:\w+ ){0,6}(?:apt|flat|unit|room|rm|#)\.? ?#?\d/i;

function isEnglishAddress(text: string): boolean {
  for (const match of text.matchAll(ENGLISH)) {
    const [, name = '', suffix = '', next = '', rest = ''] = match;
    const before = text.slice(0, match.index);
    const named = CONTEXT.test(before);
    if (/(?:\bto|\bat|\baddress(?: is)?:?|寄到|送到|住在?|地址:?) ?$/i.test(before)) return true;
    // A title goes on after the street ("… Street DVD"); an address ends, or goes on with a unit, a town or a code.
    const ends = next === '' || /[,，;。)#]/.test(next) || (next === '.' && !/^ ?\p{L}/u.test(rest));
    const goesOn =
      /^ ?(?:apt|unit|flat|suite|#|no\.? ?\d|\d{4,6}\b|(?:london|paris|berlin|new york|nyc|chicago|boston|seattle|austin|houston|sydney|melbourne|toronto|vancouver|singapore|dublin|manchester|edinburgh|hong kong|tokyo)\b)/i.test(
        `${next}${rest}`,
      );
    const opens = /^(?:[^:]{1,64}: )?$/.test(before) && next === ',';
    const proper = /^(?:\p{Lu}|\d)/u.test(name.trim()) && /^\p{Lu}/u.test(suffix);
    if (opens || (named ? ends || goesOn || proper : proper && (ends || goesOn))) return true;
  }
  return false;
}

/** A house or flat where somebody is found: street with number, building with unit, post box. */
export function hasStreetAddress(text: string): boolean {
  return (
    [HAN_STREET, DISTRICT, UNIT, ESTATE, VILLAGE, FLOOR, JAPAN, BOX, BROADWAY, EUROPE, FLAT].some((pattern) =>
      pattern.test(text),
    ) || isEnglishAddress(text)
  );
}
