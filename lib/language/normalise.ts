/**
 * One spelling for what people type in many: NFKC, ASCII dashes, tildes and quotes, single spaces, no control or zero-width
 * characters. The ideographic comma stays (it parts clauses: "预算300，27寸" is not 300.27) except as a thousands separator
 * between full-width digits. Line breaks stay. Idempotent.
 */
export function normalise(input: string): string {
  return (
    input
      // biome-ignore lint/suspicious/noControlCharactersInRegex: this is where control characters are dropped.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2060-\u2064\ufeff]/g, (c) =>
        c === '\r' ? '\n' : '',
      )
      .replace(/\ufe0f/g, '')
      .replace(/(?<=[０-９])，(?=[０-９]{3}(?![０-９]))/g, ',')
      .replace(/(?<=(?:^|\D)\d{1,3})，(?=000(?!\d))/g, ',')
      .replace(/，/g, '\u0001')
      .normalize('NFKC')
      .replaceAll('\u0001', '，')
      .replace(/[〜∼～]/g, '~')
      .replace(/[–—−‐‑―]/g, '-')
      .replace(/[’‘`´]/g, "'")
      .replace(/[“”„「」『』]/g, '"')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim()
  );
}

const traditional =
  '塊萬兩億預算內過額錢歐鎊韓臺幣總價個雙條隻瓶張臺輛對皮鏽鋼無線裡雜過敏鎳銀貝鞋碼號寬長輕電腦機實機裝買賣給寄國灣門東關於說這還與種類須應該單獨會員範圍從間數後頂檔雖當讓講請謝掛繩鍊鏈圍膠塗層紅藍綠黃紫顏膚質齒輪車連氈絨羊絲綢紗紙鋁鐵銅錫氣體檢測標準備';
const simplified =
  '块万两亿预算内过额钱欧镑韩台币总价个双条只瓶张台辆对皮锈钢无线里杂过敏镍银贝鞋码号宽长轻电脑机实机装买卖给寄国湾门东关于说这还与种类须应该单独会员范围从间数后顶档虽当让讲请谢挂绳链链围胶涂层红蓝绿黄紫颜肤质齿轮车连毡绒羊丝绸纱纸铝铁铜锡气体检测标准备';
const simpler = new Map<string, string>([...traditional].map((c, i) => [c, [...simplified][i] ?? c]));
const formal = new Map<string, string>(
  [...'壹贰貳叁參肆伍陆陸柒捌玖拾佰仟'].map((c, i) => [c, [...'一二二三三四五六六七八九十百千'][i] ?? c]),
);

/** For matching only: lower case, simplified characters, plain numerals. Same length as its input, index by index. */
export function fold(text: string): string {
  let folded = '';
  for (const unit of text) {
    const lower = unit.toLowerCase();
    const one = lower.length === unit.length ? lower : unit;
    folded += simpler.get(one) ?? formal.get(one) ?? one;
  }
  return folded;
}
