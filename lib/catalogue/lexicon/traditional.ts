/** Traditional characters that shopping words are written with, each with its simplified form behind it. */
const PAIRS =
  '機机 殼壳 錢钱 項项 鍊链 鏈链 顯显 鍵键 盤盘 筆笔 電电 腦脑 溫温 帳帐 禮礼 無无 線线 膠胶 鎳镍 堅坚 製制 藍蓝 紅红 黃黄 綠绿 銀银 銅铜 鋁铝 鈦钛 鋼钢 鐵铁 鉛铅 麥麦 質质 蝦虾 魚鱼 貝贝 雞鸡 豬猪 蔥葱 餅饼 軟软 糧粮 開开 關关 車车 輪轮 燈灯 檯台 臺台 爐炉 鍋锅 壺壶 鑰钥 衛卫 褲裤 襪袜 襯衬 絨绒 絲丝 纖纤 維维 圍围 環环 鐲镯 飾饰 鑽钻 錶表 飛飞 運运 動动 涼凉 頭头 響响 藝艺 術术 畫画 書书 雙双 單单 條条 個个 張张 隻只 寬宽 鬆松 緊紧 長长 輕轻 風风 傘伞 濕湿 過过 護护 膚肤 髮发 潔洁 體体 脣唇 紙纸 樹树 積积 遊游 戲戏 兒儿 嬰婴 媽妈 買买 給给 請请 應应 適适 貓猫 寵宠 蘋苹 華华 為为 國国 廚厨 間间 櫃柜 墊垫 氣气 營营 戶户 徑径 壓压 縮缩 變变 換换 錄录 攝摄 樂乐 聽听 視视 觸触 摺折 疊叠 標标 種种 類类 純纯 藥药 蠶蚕 駝驼 鵝鹅 鴨鸭 碼码 號号';

const SIMPLE = new Map(PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
const ANY = new RegExp(`[${[...SIMPLE.keys()].join('')}]`, 'g');

/** A text with those characters simplified: "降噪耳機" is looked for as "降噪耳机". */
export const simplified = (text: string): string => text.replace(ANY, (letter) => SIMPLE.get(letter) ?? letter);
