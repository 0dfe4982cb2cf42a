import type { Entries } from './entry';

export const colours = {
  black: ['黑色 黑 曜石黑 玄青', 'black, jet black'],
  white: ['白色 白 珍珠白 米白 象牙白', 'white, off-white, ivory'],
  grey: ['灰色 灰 深灰 浅灰 石墨灰', 'grey, gray, graphite, charcoal'],
  silver: ['银色 亮银', 'silver, silver-tone'],
  gold: ['金色 香槟金', 'gold, gold-tone, champagne gold'],
  blue: ['蓝色 蓝 天蓝 浅蓝', 'blue, sky blue, light blue'],
  navy: ['藏青色 藏青 深蓝 海军蓝', 'navy, navy blue, dark blue', 'blue'],
  red: ['红色 红 酒红 正红', 'red, burgundy, crimson'],
  pink: ['粉色 粉 粉红 粉红色 玫瑰粉 樱花粉', 'pink, rose, blush'],
  green: ['绿色 绿 薄荷绿', 'green, mint, mint green'],
  olive: ['军绿色 军绿 橄榄绿', 'olive, olive green, army green', 'green'],
  brown: ['棕色 棕 咖色 咖啡色 褐色', 'brown, tan, coffee brown'],
  beige: ['米色 杏色 卡其色 卡其 沙色', 'beige, sand, khaki, cream white'],
  yellow: ['黄色 黄 柠檬黄', 'yellow, lemon yellow'],
  orange: ['橙色 橙 橘色', 'orange colour, orange'],
  purple: ['紫色 紫 薰衣草紫', 'purple, lavender purple, violet'],
  clear: ['透明 透明色', 'clear, transparent'],
  multicolour: ['彩色 多彩', 'multicolour, multicolor, colourful'],
} as const satisfies Entries;
