/** Words for one topic, as keys (English) and as people say them (both languages). */
const GROUPS: readonly string[] = [
  'shoe shoes footwear sneaker 鞋 鞋码 鞋碼 鞋号 鞋子 球鞋',
  'size sizes fit 码 碼 尺码 尺碼 尺寸 大小 号',
  'allergy allergies allergic allergen intolerance 过敏 過敏 敏感 忌口 不耐受',
  'material materials fabric textile 材质 材質 面料 材料 布料',
  'avoid exclude exclusion dislike dislikes hate never 避免 避开 不要 不喜欢 不喜歡 讨厌 排除 忌',
  'brand brands label 品牌 牌子 牌',
  'color colour colors colours 颜色 顏色 色',
  'ship shipping delivery deliver destination address country 寄 寄送 收货 收貨 送货 配送 目的地 发货 地区 国家 寄到',
  'diet food eat eating dietary vegetarian vegan halal kosher 吃 饮食 飲食 食物 素食 忌口 口味 清真',
  'budget price spend spending cost 预算 預算 价格 價格 价位 花钱',
  'skin skincare cosmetics makeup 皮肤 皮膚 护肤 護膚 肤质 化妆 化妝',
  'clothes clothing apparel wear dress shirt 衣服 衣 穿 服装 上衣',
  'pants trousers waist inseam 裤子 褲子 腰围 裤',
  'ring finger jewelry jewellery 戒指 指围 首饰 珠宝',
  'pet pets dog cat 宠物 寵物 狗 猫 貓',
  'child children kid kids baby son daughter 孩子 小孩 宝宝 寶寶 儿子 女儿',
  'home house room family household 家 家里 房间 住',
  'device phone laptop computer tablet console 设备 設備 手机 手機 电脑 電腦 平板',
  'style taste fashion look 风格 風格 款式 样式',
  'scent fragrance perfume smell 香味 香精 香水 气味',
  'metal nickel jewelry_metal 金属 金屬 镍 鎳',
  'nut nuts peanut peanuts 坚果 堅果 花生',
  'eco sustainable environment green 环保 環保 可持续',
  'height weight body 身高 体重 體重 身材',
  'sport sports hobby interest running camping 运动 運動 爱好 愛好 兴趣',
  'constraint rule rules limit 规则 規則 限制 要求 禁忌',
  'preference preferences likes like favorite favourite 偏好 喜欢 喜歡 喜好',
  'language 语言 語言',
  'gift gifts present 礼物 禮物 送礼',
];
const LISTS = GROUPS.map((group) => group.split(' '));

/** The topics that a text names: indexes of groups. Latin words count whole, Chinese ones wherever they stand. */
export function topicsOf(text: string): Set<number> {
  const lower = text.normalize('NFKC').toLowerCase();
  const words = new Set(lower.split(/[^\p{Script=Latin}\d]+/u));
  const topics = new Set<number>();
  for (const [index, list] of LISTS.entries()) {
    if (list.some((word) => (/[a-z]/.test(word) ? words.has(word) : lower.includes(word)))) topics.add(index);
  }
  return topics;
}
