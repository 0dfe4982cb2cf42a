import { gtin, isbn10 } from './checksums';

/**
 * Numbers with a reason to be there: dates, money, versions, barcodes, catalogue numbers. They are blanked, so that what is
 * left of long digits has none.
 */
const CURRENCY =
  '元|块|塊|圆|圓|人民币|人民幣|日元|日圆|日圓|日幣|円|韩元|韓元|韓圜|韩币|美元|美金|欧元|歐元|英镑|英鎊|港币|港幣|港元|台币|台幣|新台币|新台幣|越南盾|泰铢|泰銖|印尼盾|卢比|盧比|卢布|盧布|[kKwW万萬]|CNY|RMB|USD|EUR|GBP|JPY|KRW|HKD|TWD|NTD|VND|IDR|THB|SGD|MYR|INR|PHP|RUB|AUD|CAD|CHF|KWD|BRL|yuan|won|yen|dollars?|euros?|pounds?|rupiah|dong|baht|rupees?|bucks';
const PRODUCT =
  '货号|貨號|款号|款號|型号|型號|编号|編號|条码|條碼|条形码|商品(?:号|號|编号|ID)?|订单(?:号|编号)?|訂單(?:編號)?|批号|图号|料号|零件号?|色号|SKU|SPU|ISBN(?:-1[03])?|EAN(?:-13)?|UPC|GTIN|JAN|ASIN|ISSN|MPN|OEM|barcode|part(?: (?:number|no\\.?|#))?|p/n|model(?: (?:number|no\\.?))?|item(?: (?:number|no\\.?|id|#))?|article(?: (?:number|no\\.?))?|product(?: (?:id|number|code|no\\.?))?|catalog(?:ue)?(?: (?:number|no\\.?))?|cat\\.? ?no\\.?|order(?: (?:number|no\\.?|#|id))?|reorder|style(?: (?:number|no\\.?))?|lot|batch|ref(?:erence)?\\.?|listing|serial(?: (?:number|no\\.?))?|序列号|序號|快递单号|运单号?|物流单号|单号|許可證|许可证(?:号|编号)?|认证|專利|专利号?|备案号?|注册号|批准文号|准字|patent|fda reg|certificate(?: no\\.?)?';
const UNIT = '像素|次|颗|粒|转/分|hits?|pixels?|cycles|cfu|iu|rpm|hz|bytes?|lumens?|bp|rows?';
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[ap]m)?';
const YEAR = '(?:19|20)\\d{2}';

const MASKS: RegExp[] = [
  /(?:tracking|快递单号|运单号?|物流单号)(?: (?:number|no\.?|id))?[ :#]{0,3}[A-Z0-9]{8,30}(?![A-Za-z0-9])/gi,
  // Addresses of pages, but not those that dial.
  /(?:https?:\/\/|www\.)(?!(?:www\.)?(?:wa\.me|t\.me|api\.whatsapp|line\.me))\S+/gi,
  new RegExp(`${YEAR} ?[-./年] ?\\d{1,2} ?[-./月] ?\\d{1,2} ?[日号號]?(?:[T ]{0,2}${TIME})?`, 'gi'),
  new RegExp(`(?<!\\d)\\d{1,2}[-./]\\d{1,2}[-./]${YEAR}(?!\\d)(?: ?${TIME})?`, 'gi'),
  new RegExp(
    `(?<!\\d)${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)(?:[ T]?${TIME}|[ T]\\d{4,6}(?!\\d))?`,
    'g',
  ),
  /(?<!\d)20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?!\d)/g,
  /\d{2,4} ?年 ?\d{1,2} ?月(?: ?\d{1,2} ?[日号號])?/g,
  new RegExp(`(?<!\\d)${TIME}(?!\\d)`, 'gi'),
  new RegExp(`(?<![\\d.])${YEAR} ?[-~/–至到] ?${YEAR}(?![\\d.])`, 'g'),
  // Degrees of latitude and longitude.
  /(?<![\d.])-?\d{1,2}\.\d{3,8} ?[,， ] ?-?\d{1,3}\.\d{3,8}(?![\d.])/g,
  // Versions: three to five parts, none long enough to be a telephone's.
  /(?<![\d.])\d{1,3}(?:\.\d{1,2}){2}(?:\.\d{1,4})?(?![\d.])/g,
  /(?<![\d.])\d{1,3}\.\d{1,2}\.\d{3,5}\.\d{1,4}(?![\d.])/g,
  // Thousands, currencies and units.
  /(?:[¥￥$€£₩₫฿₹₽₱]|NT\$|HK\$|US\$|(?:CNY|RMB|USD|EUR|GBP|JPY|KRW|VND|IDR|Rp)\.?) ?\d[\d,. ]*\d/gi,
  /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])/g,
  new RegExp(`(?<![\\d.])\\d{1,3}(?: \\d{3})+ ?(?:${CURRENCY})(?![A-Za-z])`, 'gi'),
  new RegExp(`\\d+(?:\\.\\d+)? ?(?:[-~到至–] ?\\d+(?:\\.\\d+)? ?)?(?:${CURRENCY}|${UNIT})(?![A-Za-z])`, 'gi'),
  /\d[\d-]{5,}(?= ?(?:part|item|model|sku|oem|款|型号|货号)(?![a-z]))/gi,
  new RegExp(`(?<![A-Za-z])(?:${PRODUCT})(?: ?(?:[:#]|是|为|為|is))? ?[A-Z]{0,4}\\d[\\d -]*(?:[\\dX](?!\\d))?`, 'gi'),
];
const BARCODE = /(?<![\d-])\d(?:[ -]?\d){7,16}(?:-?X)?(?![\d-])/gi;

/**
 * The text with explained numbers replaced by blanks of the same length. Without `barcodes` those stay: one long number in
 * ten has a right check digit by chance.
 */
export function maskExplained(text: string, barcodes = true): string {
  if (!/\d{3}|\d\D\d/.test(text)) return text;
  let out = text;
  for (const mask of MASKS) out = out.replace(mask, (hit) => ' '.repeat(hit.length));
  if (!barcodes) return out;
  return out.replace(BARCODE, (hit) => {
    const compact = hit.replace(/[ -]/g, '');
    const grouped = compact !== hit;
    // A barcode is written in one piece; only book numbers are commonly split, and those by hyphens.
    const explained = grouped
      ? /^\d+(?:-[\dX]+){3,4}$/i.test(hit) && (gtin(compact) || isbn10(compact))
      : gtin(compact);
    return explained ? ' '.repeat(hit.length) : hit;
  });
}
