import { clip } from './clip';
import { readOffers } from './seen-offer';
import { shippingText } from './shipping-text';
import type { Tongue } from './tongue';
import type { Wording } from './wording-zh';

type DetailSite = {
  place: number;
  title: string;
  result: string;
  words: string;
  /** The name of a platform by its id. */
  shopName: (id: string) => string;
  tongue: Tongue;
  /** Code of the country that things go to; null when it wasn't said. */
  destination: string | null;
};
type Line = { name: string; value: string };

/** Fields that a question is about, by the names that the tool gives them; an empty list: nothing states such a thing. */
const ASKED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/材质|什么做的|面料|material|made of/i, ['material', 'contains', 'free_of']],
  [/过敏|成分|含|contain|ingredient|allergen|free of/i, ['contains', 'free_of', 'material']],
  [/颜色|什么色|colou?r/i, ['colour']],
  [/多少钱|价格|价钱|how much|\bprice|\bcost/i, ['price']],
  [/运费|发货|几天|多久到|能寄|寄到|配送|shipping|deliver|ship/i, ['ships_to', 'price']],
  [/多大|尺寸|尺码|几码|容量|\bsize|how big|capacity|dimension/i, ['size', 'capacity']],
  [/多重|重量|重吗|weigh|how heavy/i, ['weight']],
  [/续航|功率|电池|充电|battery|power|watt/i, ['power']],
  [/评分|评价|口碑|rating|review/i, ['rating']],
  [/库存|有货|现货|in stock|\bstock\b|available/i, ['stock']],
  [/蓝牙|连接|接口|bluetooth|wireless|connect/i, ['connectivity', 'feature']],
  [/降噪|防水|功能|特点|支持|feature|waterproof|cancel/i, ['feature', 'connectivity']],
  [/保修|质保|退货|退换|售后|warranty|return/i, []],
];
/** Told in no other place than the list and the drawer, or by the seller in their own praise. */
const SKIPPED = new Set(['id', 'title', 'price', 'ships_to', 'description']);

/** What the tool said of one offer: the fields that were asked for, else all, in the person's language. */
export function detailText(site: DetailSite, say: Wording): string {
  const { place, title, result, words } = site;
  const at = say.place(place);
  const lines = fieldsOf(result);
  if (lines.length === 0) return say.detailMissing(at, title);
  const asked = ASKED.find(([pattern]) => pattern.test(words))?.[1];
  const shown =
    asked === undefined
      ? lines.filter((line) => !SKIPPED.has(line.name))
      : lines.filter((line) => asked.includes(line.name));
  if (shown.length === 0) return say.detailUnstated(at, title);
  const list = shown.map(
    ({ name, value }) => `- **${say.fields[name] ?? name}**: ${clip(valueIn({ name, value }, site, say), 300)}`,
  );
  const elsewhere = asked === undefined ? readOffers(result).length : 0;
  return [
    say.detail(at, title),
    list.join('\n'),
    `${elsewhere > 0 ? say.elsewhere(elsewhere) : ''}${say.detailEnd}`,
  ].join('\n\n');
}

function valueIn({ name, value }: Line, { shopName, destination, tongue }: DetailSite, say: Wording): string {
  if (name === 'platform') return shopName(value.split(',')[0] ?? value);
  const rating = /^([\d.]+) of 5 by (\d+)$/.exec(value);
  if (name === 'rating' && rating !== null) return `${rating[1]} (${rating[2]})`;
  if (name === 'ships_to') return shippingText(value, destination, tongue, say);
  const was = /^(.+) \(before: (.+)\)$/.exec(value);
  if (name === 'price' && was !== null) return `${was[1]}${say.wasPrice(was[2] ?? '')}`;
  return say.joint === '，' ? value.replaceAll(', ', '、') : value;
}

/** `name: value` lines; a note in brackets after the name is no part of it. */
function fieldsOf(result: string): Line[] {
  return result.split('\n').flatMap((line) => {
    const found = /^([a-z_ ]{2,40})(?: \([^)]*\))?: (.+)$/i.exec(line.trim());
    if (found === null || line.includes(' | ')) return [];
    const value = (found[2] ?? '').trim();
    return value === 'not stated' ? [] : [{ name: (found[1] ?? '').trim().toLowerCase().replaceAll(' ', '_'), value }];
  });
}
