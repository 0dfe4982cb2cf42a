/**
 * What people call products: `family | Chinese names | English names`, the usual name first. Two rows of one family are
 * the same subject of a talk: going from one to the other keeps budget and exclusions.
 */
export const productNames1 = `
headphones | 降噪耳机, 主动降噪耳机, 降噪头戴耳机 | noise-cancelling headphones, noise cancelling headphones, noise canceling headphones, anc headphones, noise cancelling headset
headphones | 蓝牙耳机, 无线耳机 | wireless headphones, bluetooth headphones, wireless headset
headphones | 无线耳塞, 真无线耳机, 入耳式耳机, 入耳耳机, 耳塞 | wireless earbuds, earbuds, true wireless earbuds, in-ear headphones, earphones, ear buds
headphones | 运动耳机, 骨传导耳机, 跑步耳机 | sports headphones, bone conduction headphones, open-ear headphones, running headphones
headphones | 头戴式耳机, 头戴耳机 | over-ear headphones, over ear headphones
headphones | 耳机, 耳麦, イヤホン, ヘッドホン | headphones, headphone, headset
speaker | 蓝牙音箱, 便携音箱, 蓝牙音响 | bluetooth speaker, portable speaker, wireless speaker
speaker | 音箱, 音响, 回音壁 | speaker, soundbar, sound bar
microphone | 麦克风, 话筒 | microphone, mic
record player | 唱片机, 黑胶唱机 | record player, turntable
backpack | 双肩包, 双肩背包, 背包, 书包, リュック | backpack, rucksack, school bag
backpack | 登山包 | hiking backpack, trekking backpack
luggage | 行李箱, 拉杆箱, 登机箱, 旅行箱 | suitcase, carry-on, luggage
luggage strap | 行李绑带, 行李带, 行李箱绑带 | luggage strap, luggage belt
neck pillow | 颈枕, 旅行颈枕, U型枕, 旅行枕 | neck pillow, travel pillow
travel set | 旅行套装, 旅行装备, 旅行用品, 出行装备, 出差装备 | travel set, travel kit, travel gear, travel essentials, travel accessories
packing cubes | 收纳袋, 旅行收纳袋, 旅行收纳包 | packing cubes, packing cube, organiser pouch
bag | 托特包, 手提包 | tote bag, tote, handbag
bag | 斜挎包, 单肩包, 邮差包 | crossbody bag, shoulder bag, messenger bag
bag | 腰包, 胸包 | waist bag, belt bag, sling bag, fanny pack
bag | 电脑包, 公文包 | laptop bag, briefcase
bag | 包包, 包 | bag
camera bag | 相机包, 摄影包 | camera bag
wallet | 钱包, 钱夹 | wallet, purse
wallet | 卡包, 卡夹 | card holder, card case
umbrella | 雨伞, 伞, 折叠伞 | umbrella, folding umbrella
shoes | 跑鞋, 跑步鞋, 慢跑鞋 | running shoes, running shoe, runners
shoes | 运动鞋, 球鞋 | sneakers, trainers, sports shoes
shoes | 登山鞋, 徒步鞋, 徒步靴 | hiking boots, hiking shoes, trail shoes
shoes | 皮鞋, 乐福鞋 | leather shoes, loafers, dress shoes
shoes | 凉鞋, 拖鞋 | sandals, slippers, flip flops
shoes | 靴子, 短靴, 雪地靴 | boots, ankle boots, snow boots
shoes | 帆布鞋, 板鞋, 小白鞋 | canvas shoes, skate shoes, white sneakers
shoes | 篮球鞋 | basketball shoes
shoes | 鞋子, 鞋, 男鞋, 女鞋, 童鞋 | shoes, shoe, footwear
jacket | 冲锋衣, 雨衣 | rain jacket, shell jacket, raincoat, waterproof jacket
jacket | 羽绒服, 羽绒衣 | down jacket, puffer jacket
jacket | 夹克, 外套, 大衣, 风衣 | jacket, coat, trench coat
jacket | 抓绒衣 | fleece jacket, fleece
shirt | T恤, 短袖, t恤衫 | t-shirt, tee, tshirt
shirt | 衬衫, 衬衣 | shirt, blouse
sweater | 毛衣, 针织衫, 卫衣, 羊毛衫 | sweater, jumper, hoodie, sweatshirt, cardigan
trousers | 裤子, 牛仔裤, 运动裤, 长裤, 瑜伽裤 | trousers, pants, jeans, leggings, yoga pants
dress | 连衣裙, 裙子, 半身裙 | dress, skirt
socks | 袜子 | socks
scarf | 围巾, 丝巾, 披肩 | scarf, shawl
gloves | 手套 | gloves
hat | 帽子, 棒球帽, 渔夫帽 | hat, cap, beanie
underwear | 内衣, 内裤, 保暖内衣, 睡衣 | underwear, pyjamas, pajamas, thermal underwear
belt | 皮带, 腰带 | belt
earrings | 耳环, 耳钉, 耳饰, 耳坠 | earrings, ear studs, stud earrings, hoop earrings
necklace | 项链, 吊坠 | necklace, pendant
bracelet | 手链, 手镯, 手环, 手串 | bracelet, bangle
ring | 戒指, 指环, 对戒 | ring, wedding band
brooch | 胸针 | brooch
jewellery | 首饰, 珠宝, 饰品 | jewellery, jewelry
watch | 智能手表, 运动手表 | smartwatch, smart watch, sports watch
watch | 手表, 腕表 | watch, wristwatch
glasses | 墨镜, 太阳镜 | sunglasses
thermos | 保温杯, 保温瓶, 保温壶 | thermos, insulated bottle, vacuum flask, insulated cup, thermos cup
bottle | 水杯, 水壶, 运动水壶, 杯子, 随行杯 | water bottle, bottle, tumbler, travel mug, cup
mug | 马克杯, 咖啡杯, 茶杯 | mug, coffee mug, tea cup
lunch box | 饭盒, 便当盒, 午餐盒 | lunch box, bento box
pan | 平底锅, 不粘锅, 炒锅, 煎锅 | frying pan, non-stick pan, skillet, wok
pot | 汤锅, 铸铁锅, 砂锅, 炖锅, 锅 | stockpot, dutch oven, saucepan, pot
knife | 菜刀, 刀具, 厨刀, 水果刀 | kitchen knife, chef's knife, chef knife, knife set, knife
cutting board | 砧板, 菜板, 切菜板 | cutting board, chopping board
kettle | 电水壶, 热水壶, 烧水壶 | kettle, electric kettle
coffee maker | 咖啡机, 手冲壶, 法压壶, 摩卡壶 | coffee maker, coffee machine, espresso machine, french press, moka pot
grinder | 磨豆机, 咖啡磨豆机 | coffee grinder, grinder
teapot | 茶壶, 茶具 | teapot, tea set
blender | 榨汁机, 搅拌机, 破壁机 | blender, juicer
air fryer | 空气炸锅 | air fryer
rice cooker | 电饭煲, 电饭锅 | rice cooker
toaster | 烤面包机, 烤箱 | toaster, oven
tableware | 餐具, 碗, 盘子, 筷子, 碗碟 | tableware, dinnerware, bowl, plate, cutlery, chopsticks
`;
