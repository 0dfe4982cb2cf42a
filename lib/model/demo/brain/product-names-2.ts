/** The second half of the names; form and meaning as in product-names-1.ts. */
export const productNames2 = `
tent | 帐篷, 露营帐篷 | tent, camping tent
sleeping bag | 睡袋 | sleeping bag
sleeping mat | 防潮垫, 充气垫, 睡垫, 露营垫 | sleeping pad, sleeping mat, camping mat, inflatable mat
stove | 露营炉, 炉具, 炉头, 卡式炉, 气炉 | camping stove, camp stove, gas stove, stove
camping lamp | 露营灯, 营地灯 | camping lantern, camping lamp, camping light, lantern
camping chair | 露营椅, 折叠椅, 月亮椅 | camping chair, folding chair
camping table | 露营桌, 折叠桌, 蛋卷桌 | camping table, folding table
canopy | 天幕, 遮阳棚 | tarp, canopy
cooler | 保冷箱, 冰桶, 保温箱 | cooler, cool box, ice chest
headlamp | 头灯 | headlamp, head torch
torch | 手电筒, 手电 | flashlight, torch
trekking poles | 登山杖, 徒步杖 | trekking poles, hiking poles, walking poles
hammock | 吊床 | hammock
camping gear | 露营装备, 露营用品, 露营套装, 户外装备, 露营 | camping gear, camping equipment, camping set, camping
yoga mat | 瑜伽垫, 健身垫 | yoga mat, exercise mat
dumbbell | 哑铃, 壶铃, 弹力带, 跳绳 | dumbbell, dumbbells, kettlebell, resistance bands, skipping rope
bicycle | 自行车, 单车, 头盔 | bicycle, bike, helmet
monitor | 显示器, 显示屏, 电脑屏幕 | monitor, computer screen, display
keyboard | 机械键盘 | mechanical keyboard
keyboard | 键盘, 无线键盘 | keyboard
mouse | 鼠标, 无线鼠标 | mouse, wireless mouse, computer mouse
mouse pad | 鼠标垫, 桌垫 | mouse pad, mousepad, desk mat
laptop | 笔记本电脑, 笔记本, 电脑, 手提电脑 | laptop, notebook computer, computer
tablet | 平板, 平板电脑 | tablet
phone | 手机, 智能手机 | phone, smartphone, mobile phone
phone case | 手机壳, 手机套, 保护壳 | phone case, phone cover
charger | 充电器, 充电头, 无线充电器, 快充头 | charger, wireless charger, charging brick
power bank | 充电宝, 移动电源 | power bank, portable charger
cable | 数据线, 充电线 | cable, usb cable, charging cable
hub | 拓展坞, 扩展坞, 集线器 | usb hub, docking station, hub
storage | 移动硬盘, 固态硬盘, 硬盘, U盘, 内存卡 | external drive, ssd, hard drive, usb stick, memory card, flash drive
router | 路由器 | router
webcam | 摄像头 | webcam
camera | 相机, 照相机, 微单 | camera
tripod | 三脚架, 自拍杆, 手机支架 | tripod, selfie stick, phone stand
laptop stand | 电脑支架, 笔记本支架, 显示器支架 | laptop stand, monitor stand, monitor arm
e-reader | 电子书阅读器, 阅读器, 电纸书 | e-reader, ereader, e-book reader
printer | 打印机 | printer
desk lamp | 台灯, 护眼灯, 书桌灯 | desk lamp, reading lamp, table lamp
lamp | 灯, 落地灯, 小夜灯, 床头灯 | lamp, floor lamp, night light, bedside lamp
pillow | 枕头, 乳胶枕 | pillow
blanket | 毯子, 毛毯, 盖毯 | blanket, throw
bedding | 床单, 被子, 四件套, 床品, 被套 | bedding, sheets, bed sheets, duvet, quilt
towel | 毛巾, 浴巾 | towel, bath towel
rug | 地毯, 地垫 | rug, carpet
curtain | 窗帘 | curtain, curtains
storage box | 收纳盒, 收纳箱, 储物盒 | storage box, storage bin, storage basket
chair | 办公椅, 人体工学椅, 椅子, 电竞椅 | office chair, ergonomic chair, chair, gaming chair
desk | 书桌, 升降桌, 桌子, 电脑桌 | desk, standing desk
fan | 风扇, 电风扇 | fan
humidifier | 加湿器 | humidifier
purifier | 空气净化器 | air purifier
vacuum | 吸尘器, 扫地机器人, 扫地机 | vacuum cleaner, robot vacuum
candle | 香薰, 香薰蜡烛, 蜡烛, 香薰机 | scented candle, candle, diffuser
vase | 花瓶 | vase
clock | 闹钟, 时钟, 挂钟 | alarm clock, clock
photo frame | 相框 | photo frame, picture frame
sunscreen | 防晒霜, 防晒乳, 防晒 | sunscreen, sun cream, sunblock
face cream | 面霜, 乳液, 保湿霜 | face cream, moisturiser, moisturizer, lotion
hand cream | 护手霜 | hand cream
lipstick | 口红, 唇膏, 润唇膏, 唇釉 | lipstick, lip balm, lip gloss
serum | 精华, 精华液 | serum
mask | 面膜 | face mask, sheet mask
cleanser | 洗面奶, 洁面 | cleanser, face wash
shampoo | 洗发水, 护发素, 沐浴露 | shampoo, conditioner, shower gel, body wash
perfume | 香水, 淡香水 | perfume, fragrance, cologne
makeup | 粉底, 眼影, 化妆品, 彩妆 | foundation, eyeshadow, makeup, cosmetics
soap | 香皂, 肥皂, 手工皂 | soap
toothbrush | 电动牙刷, 牙刷 | electric toothbrush, toothbrush
hair dryer | 吹风机, 电吹风 | hair dryer, blow dryer
shaver | 剃须刀 | shaver, razor
snack | 零食, 小吃, 零食大礼包 | snacks, snack, snack box
chocolate | 巧克力 | chocolate, chocolates
biscuit | 饼干, 曲奇 | biscuits, cookies
nuts | 坚果, 混合坚果 | nuts, mixed nuts
tea | 茶叶, 绿茶, 红茶, 乌龙茶, 茶 | tea, green tea, black tea, oolong tea
coffee | 咖啡豆, 咖啡, 挂耳咖啡 | coffee beans, coffee, ground coffee
honey | 蜂蜜 | honey
noodles | 方便面, 面条, 拉面 | noodles, ramen
dried fruit | 果干, 水果干, 肉干 | dried fruit, jerky
olive oil | 橄榄油, 食用油 | olive oil
granola | 麦片, 燕麦 | granola, oatmeal, muesli, cereal
candy | 糖果, 软糖 | candy, sweets, gummies
protein | 蛋白粉, 蛋白棒 | protein powder, protein bar
building blocks | 积木, 拼装积木 | building blocks, building bricks
puzzle | 拼图 | puzzle, jigsaw
plush | 毛绒玩具, 公仔, 玩偶 | plush toy, stuffed animal, soft toy
board game | 桌游, 棋盘游戏 | board game
toy car | 玩具车, 遥控车, 模型车 | toy car, remote control car, rc car
doll | 娃娃, 洋娃娃 | doll
toy | 玩具, 益智玩具 | toy, toys, educational toy
art set | 画笔, 彩笔, 水彩, 颜料 | art set, watercolours, crayons, coloured pencils
gift | 礼物, 礼品, 生日礼物, 伴手礼 | gift, present, birthday gift, souvenir
pet | 猫粮, 狗粮, 猫砂, 宠物用品 | cat food, dog food, pet supplies
notebook | 手账, 笔记本子, 本子, 钢笔, 文具 | notebook, journal, fountain pen, stationery
`;
