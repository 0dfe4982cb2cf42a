import type { Category } from '../offer';
import type { Entry } from './entry';

/** What people call a whole category; every offer of it is of this kind too. */
export const categoryKinds = {
  category_audio: ['影音 音频设备', 'audio, audio gear'],
  category_bags: ['箱包', 'bags and luggage'],
  category_shoes: ['鞋靴 鞋类', 'shoes and boots'],
  category_clothing: ['服饰 服装鞋帽', 'fashion, clothing and accessories'],
  category_jewellery: ['首饰配饰 配饰', 'jewellery and accessories, accessories'],
  category_kitchen: ['厨具 厨房用品 厨房', 'kitchenware, kitchen'],
  category_outdoor: ['户外用品', 'outdoor equipment'],
  category_computing: ['数码 数码产品 电子产品', 'electronics, gadgets, gadget'],
  category_home: ['家居 家居用品 居家', 'homeware, home goods'],
  category_beauty: ['美妆 个护 美妆个护', 'beauty, personal care'],
  category_food: ['食品 食物 吃的', 'food, groceries'],
  category_toys: ['玩具礼品', 'toys and games, games'],
} as const satisfies Record<`category_${Category}`, Entry>;
