/** What the demo model says in Chinese of orders. */
export const ordersZh = {
  orderWhat: '还没有给你看过列表，不知道要下单哪一件。先说想买什么，我来找。',
  orderWhich: '要下单哪一个？',
  orderPlace: (place: string) => `下单${place}`,
  orderSize: '要多大的尺码？',
  otherSize: '这家没有你说的尺码，要换成下面哪一个吗？',
  noSizeLeft: '这家现在没有可选的尺码了，没有生成订单卡，也没有下单。可以换一件看看。',
  cardDrawn: '订单卡在上面，请核对商品、尺码、数量和到手价。点「确认下单」才会下单，光说不算。',
  cardUnknown: '其中有一部分费用算不出来，卡片上标了「未知」，不是零。',
  orderRefused: (why: 'out_of_stock' | 'too_few' | 'not_shipped' | 'other') =>
    `没有生成订单卡，也没有下单：${
      {
        out_of_stock: '这件已经没货了',
        too_few: '库存不够这么多件',
        not_shipped: '这家不寄到你的目的地',
        other: '这件现在下不了单',
      }[why]
    }。`,
  withdrawn: '好，订单卡已经撤回，没有下任何订单。',
  withdrawFailed: '刚才没能撤回订单卡。它还在等你点击，不点就不会下单；也可以在卡片上点「取消」。',
  ordersUnread: '现在取不到订单。可以到订单页 /orders 看看。',
  noOrdersYet: '你还没有订单。',
  ordersAre: (lines: string[]) => `${lines.map((line) => `- ${line}`).join('\n')}\n\n每一步的记录在订单页 /orders。`,
  orderIs: (things: string, state: string, latest: string | null) =>
    `${things}：${state}${latest === null ? '' : `（${ordersZh.tracking[latest] ?? latest}）`}`,
  orderStates: {
    placed: '已下单，等商家备货',
    packed: '已打包，等发货',
    shipped: '运输中',
    delivered: '已送达',
    closed: '已完成',
    cancelled: '已取消，等退款',
    return_requested: '退货申请等商家同意',
    return_accepted: '退货已同意，等商家收到',
    return_received: '商家已收到退货，等退款',
    exchange_requested: '换货申请等商家同意',
    exchange_accepted: '换货已同意，等商家收到',
    exchange_received: '商家已收到，等寄出新的',
    exchange_shipped: '换的那件在路上',
    exchanged: '已换货',
    refund_requested: '退款申请等商家处理',
    request_refused: '商家没有同意申请',
    refunded: '已退款',
  } as Record<string, string>,
  tracking: {
    handed_over: '已交给承运商',
    sorting_centre: '已到分拨中心',
    customs: '正在清关',
    out_for_delivery: '正在派送',
  } as Record<string, string>,
  requests: { cancel: '取消订单', return: '退货', exchange: '换货', refund: '退款' },
  requestOf: (verb: string, things: string) => `${verb}：${things}`,
  whichOrder: (verb: string) => `要${verb}的是哪一单？`,
  requestTooSoon: (verb: string, state: string) =>
    `现在不能${verb}：这一单的状态是「${state}」。发货前可以取消，送达后 30 天内可以退换。`,
  requestDrawn: (verb: string) => `${verb}的卡片在上面。点「确认」才会向商家提出，现在还没有提出。`,
};
