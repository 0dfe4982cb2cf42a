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

/** Traditional characters, each followed by its simplified one. */
const characters =
  '於于爲为裏里纔才麽么衹只隻只鬍胡髒脏舊旧獎奖屬属塵尘曬晒塊块萬万兩两億亿預预內内過过額额錢钱歐欧鎊镑韓韩臺台幣币總总價价個个雙双條条隻只張张輛辆對对鏽锈鋼钢無无線线裡里雜杂鎳镍銀银貝贝碼码號号寬宽長长輕轻電电腦脑機机實实裝装買买賣卖給给國国灣湾門门東东關关' +
  '於于說说這这還还與与種种類类須须應应該该單单獨独會会員员範范圍围從从間间數数後后頂顶檔档雖虽當当讓让講讲請请謝谢掛挂繩绳鍊链鏈链膠胶塗涂層层紅红藍蓝綠绿黃黄顏颜膚肤質质齒齿輪轮車车連连氈毡絨绒絲丝綢绸' +
  '紗纱紙纸鋁铝鐵铁銅铜錫锡氣气體体檢检測测標标準准備备別别麼么為为發发開开見见風风飯饭鍋锅錶表褲裤襯衬髮发護护藥药爾尔魚鱼龍龙圖图書书筆笔燈灯廚厨禮礼歲岁嬰婴兒儿歡欢愛爱討讨厭厌絕绝際际運运費费郵邮週周' +
  '點点鐘钟聲声幫帮選选擇择薦荐尋寻樣样約约幾几廠厂產产淨净濕湿熱热涼凉滿满減减優优團团購购貨货達达區区縣县鄉乡島岛廣广倫伦紐纽羅罗馬马維维納纳觀观處处變变難难謂谓們们誰谁媽妈爺爷孫孙婦妇親亲師师學学習习' +
  '題题動动務务網网軟软鍵键盤盘記记憶忆戶户蓋盖簡简頭头臉脸齡龄戀恋節节慶庆賀贺潔洁劑剂醬酱雞鸡鴨鸭豬猪貓猫鳥鸟蝦虾殼壳堅坚麩麸鹽盐麵面饅馒餅饼乾干葉叶蘋苹檸柠彈弹棄弃換换試试問问認认許许離离遠远進进階阶' +
  '級级評评論论麗丽';
const simpler = new Map<string, string>(
  Array.from({ length: characters.length / 2 }, (_, i) => [characters.charAt(2 * i), characters.charAt(2 * i + 1)]),
);
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
