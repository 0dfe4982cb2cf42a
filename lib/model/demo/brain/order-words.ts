/** What a sentence says of ordering, orders and their aftermath. */

export type AfterSalesRequest = 'cancel' | 'return' | 'exchange' | 'refund';

/** Asked of the goods before they are bought, no request: "支持七天退货吗". */
const POLICY =
  /(?:支持|包|可以|可不可以|能不能|能|好).{0,6}(?:退|换).{0,6}(?:吗|么|[?？])|退换?(?:货)?(?:政策|规则)|\breturn policy\b|\bcan (?:i|it|this|that|they) be\b|\bis it returnable\b/i;
const CANCEL_ORDER =
  /取消.{0,8}(?:订单|下单|购买)|(?:订单|单子).{0,4}(?:取消|不要了)|\bcancel (?:it|(?:my|the|this|that)(?: \w+)? (?:order|purchase))\b/i;
const EXCHANGE =
  /换货|换(?:一?个|一?双|一?件|成)?.{0,6}(?:尺?码|颜色).{0,4}(?:订单|买的|收到)|(?:买的|收到的|订单).{0,10}换(?:个|一|成|货)|\bexchange (?:it|this|that|them|my|the)\b|\bswap (?:it|them) for\b/i;
const RETURN =
  /退货|退掉|(?:想|要|把|给我?)退(?:了|掉)?(?!款|钱)|\breturn (?:it|this|that|them|my|the|an? order)\b|\bsend (?:it|this|that|them) back\b/i;
const REFUND =
  /退款(?!.{0,4}(?:到哪|进度|状态|了吗|到账))|退钱|赔|收到.{0,8}(?:坏|破|碎|错|少)|\b(?:want|need|get|give me|like) (?:a |my )?(?:refund|money back)\b|\brefund (?:me|it|this|my)\b|\barrived? (?:broken|damaged|cracked|incomplete)\b/i;
const ORDERS =
  /我的订单|(?:查|看)(?:一?下|看)?订单|订单.{0,8}(?:到哪|状态|怎么样|进度|发货|列表|呢|[?？])|(?:快递|包裹|物流|我买的.{0,10}|我的货).{0,6}(?:到哪|到了|什么时候到|几天到|发货|状态|进度|呢)|到哪(?:儿|里)?了|退款.{0,4}(?:到哪|进度|状态|了吗|到账)|\bwhere(?:'s|’s| is| are) my (?:order|orders|parcel|package|delivery|stuff|things?)\b|\bmy orders?\b|\border status\b|\btrack(?:ing)? (?:my|the|order)\b|\b(?:what|which) (?:have|did) i (?:bought|buy|order(?:ed)?)\b/i;

/** What the person wants done with something they have bought, or null. */
export function afterSalesAsked(words: string): AfterSalesRequest | null {
  if (POLICY.test(words)) return null;
  if (CANCEL_ORDER.test(words)) return 'cancel';
  if (EXCHANGE.test(words)) return 'exchange';
  if (RETURN.test(words)) return 'return';
  return REFUND.test(words) ? 'refund' : null;
}

export function asksForOrders(words: string): boolean {
  return ORDERS.test(words);
}

const NUMBERS: Record<string, number> = {
  ...{ 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6 },
};
const PIECES = [
  /(?<![第\d.])([两二三四五六七八九十]|[2-9]|1\d|20)\s*(?:个|双|件|副|台|盒|瓶|套|份|支|条|只|对|把)(?!人|月|小时)/u,
  /\b(two|three|four|five|six|[2-9]|1\d|20)\s+(?:of\s+(?:them|it|those|these|the)|pairs?|pieces?|copies)\b/i,
  /[x×]\s*([2-9]|1\d|20)(?!\d)/i,
];

/** How many pieces are wanted: one unless more are said. */
export function piecesSaid(words: string): number {
  for (const pattern of PIECES) {
    const said = pattern.exec(words)?.[1]?.toLowerCase();
    if (said !== undefined) return NUMBERS[said] ?? Number(said);
  }
  return 1;
}
