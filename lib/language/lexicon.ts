/** What a thing can be made of or contain, in the short forms that stand behind 无 and 非 and before "-free". */
export const contentsZh =
  '蔗糖|糖|油|盐|镍|铅|酒精|香精|香料|香味|异味|硅油?|乳糖|麸质|咖啡因|添加剂?|防腐剂|荧光剂|荧光|氟|磷|甲醛|甲苯|皮革|真皮|皮|乳胶|橡胶|胶水|塑料|钢圈|坚果|花生|鸡蛋|蛋|牛奶|奶|肉|动物|羊毛|羽绒|羽毛|化纤|涤纶|聚酯|尼龙|皂基|色素|双酚a|bpa|pvc|转基因|大豆|小麦|海鲜|金属|不锈钢|玻璃|木头|木质|国产|进口|日系|苹果|广告|摄像头|麦克风|蓝牙|滤镜|logo|印花|图案|帽子|拉链|木糖醇|代糖|反式脂肪|激素|农药';

export const contentsEn =
  'sugar|nickel|gluten|lactose|dairy|bpa|latex|lead|alcohol|fragrance|perfume|scent|parabens?|sulfates?|sulphates?|nuts?|peanuts?|tree nuts?|soy|eggs?|caffeine|fat|oil|silicones?|aluminum|aluminium|fluoride|gmo|grain|wheat|salt|cholesterol|carbs?|acid|plastic|leather|wool|pvc|pfas|pfoa|phthalates?|phthalate|animal|meat|milk|corn|yeast|msg|dye|formaldehyde|mercury|cadmium|fur|down|feather|polyester|cotton|rubber|metal|glass|wood|underwire|wire|logo|ad|drm|preservatives?|additives?|shellfish|sodium|nicotine|thc|palm oil|teflon|talc|mineral oil|ammonia|bleach|chlorine|zipper|tag|lint|seam';
