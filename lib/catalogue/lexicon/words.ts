import type { Entries } from './entry';

/** Longer words that hold a shorter name without meaning it. */
export const words = {
  tea: ['红茶 绿茶 白茶 黑茶 黄茶', 'black tea, green tea, white tea'],
  chocolate_word: ['黑巧克力 白巧克力 黑巧', 'dark chocolate'],
  beans: ['红豆 绿豆 黑豆', 'red bean, green bean'],
  other_foods: [
    '红薯 紫薯 红枣 黑米 白米 橙汁 白酒 红酒 黄酒 银耳 银杏 黑咖啡 蛋糕',
    'black coffee, red wine, white wine',
  ],
  bodies: ['皮肤 护肤 皮筋 头皮 肉色 毛孔 铁观音', 'skin'],
  nutrition: ['营养 牛奶色 奶茶色 奶白 鱼竿 米白色 米其林', 'nutrition'],
  gold_idioms: ['黄金周 金牌 银牌 铜牌', 'gold standard'],
  single_letters: [
    '女朋友 男朋友 女儿 女孩 男孩 包装 面包 包邮 红包 灯光 杯垫 鞋柜 鞋架 玉米 厘米 毫米 微米 小米椒 地铁 银行 钢笔 钢琴 棉签 鱼眼 多肉 纸巾 贴纸 壁纸 竹荪 木瓜 木耳 铁锅 皮蛋 皮卡 石榴 奶嘴 奶瓶 蛋白 灯芯绒 男女 子女 锅巴',
    'eggshell, eggplant, fish eye, rice white',
  ],
  water_chestnut: ['荸荠 马蹄', 'water chestnut'],
  butter_words: ['身体乳霜', 'shea butter, body butter'],
} as const satisfies Entries;
