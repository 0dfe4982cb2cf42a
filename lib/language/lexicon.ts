/** What a thing can be made of or contain, in the short forms that stand behind 无 and 非 and before "-free". */
export const contentsZh =
  '蔗糖|糖|油|盐|镍|铅|酒精|香精|香料|香味|异味|硅油?|乳糖|麸质|咖啡因|添加剂?|防腐剂|荧光剂|荧光|氟|磷|甲醛|甲苯|皮革|真皮|皮|乳胶|橡胶|胶水|塑料|钢圈|坚果|花生|鸡蛋|蛋|牛奶|奶|肉|动物|羊毛|羽绒|羽毛|化纤|涤纶|聚酯|尼龙|皂基|色素|双酚a|bpa|pvc|转基因|大豆|小麦|海鲜|金属|不锈钢|玻璃|木头|木质|国产|进口|日系|广告|摄像头|麦克风|蓝牙|滤镜|logo|印花|图案|帽子|拉链|木糖醇|代糖|反式脂肪|激素|农药';

export const contentsEn =
  'sugar|nickel|gluten|lactose|dairy|bpa|latex|lead|alcohol|fragrance|perfume|scent|parabens?|sulfates?|sulphates?|nuts?|peanuts?|tree nuts?|soy|eggs?|caffeine|fat|oil|silicones?|aluminum|aluminium|fluoride|gmo|grain|wheat|salt|cholesterol|carbs?|acid|plastic|leather|wool|pvc|pfas|pfoa|phthalates?|animal|meat|milk|corn|yeast|msg|dye|formaldehyde|mercury|cadmium|fur|down|feather|polyester|cotton|rubber|metal|glass|wood|underwire|wire|logo|ad|drm|preservatives?|additives?|shellfish|sodium|nicotine|thc|palm oil|teflon|talc|mineral oil|ammonia|bleach|chlorine|zipper|tag|lint|seam';

/** Brands that people list without a conjunction or even a comma: "不要索尼，Bose，苹果". */
export const brands =
  '索尼|苹果|三星|小米|红米|华为|荣耀|联想|戴尔|惠普|华硕|罗技|雷蛇|漫步者|森海塞尔|铁三角|捷波朗|佳能|尼康|富士|松下|飞利浦|戴森|美的|格力|海尔|海信|格兰仕|九阳|苏泊尔|耐克|阿迪达斯|阿迪|彪马|安踏|李宁|特步|匡威|斐乐|优衣库|宜家|膳魔师|虎牌|象印|乐扣乐扣|牧高笛|骆驼|探路者|迪卡侬|欧莱雅|兰蔻|雅诗兰黛|资生堂|百事|可口可乐|雀巢|星巴克|vivo|oppo|sony|bose|apple|samsung|xiaomi|huawei|lenovo|dell|hp|asus|acer|logitech|razer|jbl|beats|sennheiser|anker|canon|nikon|fujifilm|panasonic|philips|dyson|nike|adidas|puma|reebok|asics|converse|vans|zara|h&m|uniqlo|ikea|thermos|stanley|gucci|prada|coach';

/** Colours that are listed the same way. */
export const colours =
  '[红黄蓝绿白黑紫灰棕粉橙金银青][色的]?|(?:米|驼|咖啡|藏青|玫红|荧光)色|black|white|red|blue|green|yellow|pink|purple|orange|grey|gray|brown|beige|gold|silver';
