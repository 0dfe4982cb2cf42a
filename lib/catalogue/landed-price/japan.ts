import type { Money } from '../money';
import { noDuty, ratedDuty } from './duty';
import { decimal, type Fraction, sum, times, zero } from './fraction';
import { isFood, isJapaneseListed } from './hs-class';
import { type Ledger, noteExchange, unknown, write } from './ledger';
import { type Item, landedValue, within } from './order';
import { type Row, rowOn } from './rule';
import { isExcisable, type RateRow, refuseExcise, taxOn } from './tax';

/** Up to the limit of customs value neither duty nor consumption tax; what follows in 2028 isn't enacted yet. */
const lowValueRows: (Row & { limit: Money })[] = [
  {
    id: 'jp.low-value',
    title: { zh: '完税价格 1 万日元以下免税', en: 'No duty or tax up to a customs value of JPY 10,000' },
    from: '1989-04-01',
    until: '2028-04-01',
    source: 'customs.go.jp, FAQ 1006',
    confidence: 'primary',
    limit: { amount: 10_000, currency: 'JPY' },
  },
];

/** For the buyer's own use, customs value is a share of the price in the shop abroad. */
const personalRows: (Row & { share: Fraction })[] = [
  {
    id: 'jp.personal-value',
    title: { zh: '个人自用：完税价格按零售价 60%', en: 'Own use: customs value is 60 % of the retail price' },
    from: '1989-04-01',
    until: '2028-04-01',
    source: 'customs.go.jp, FAQ 1001; a reform of 2026 is to end it on a day that is not verified',
    confidence: 'primary',
    share: decimal(0.6),
  },
];

const tariffRows: Row[] = [
  {
    id: 'jp.tariff',
    title: { zh: '日本关税', en: 'Japanese duty' },
    from: '1989-04-01',
    until: '2028-04-01',
    source: 'Customs Tariff Act of Japan; rate as the order states it',
    confidence: 'primary',
  },
];

const taxRow = (rate: number): RateRow => ({
  id: rate === 0.08 ? 'jp.consumption-tax-food' : 'jp.consumption-tax',
  title: { zh: `消费税 ${rate * 100}%`, en: `Consumption tax ${rate * 100} %` },
  from: '2019-10-01',
  until: '2028-04-01',
  source: 'customs.go.jp, FAQ 1001; customs cuts bases and amounts off at round figures, so that it asks slightly less',
  confidence: 'primary',
  rate: decimal(rate),
  byClass: rate === 0.08,
});

const fullRows = [taxRow(0.1)];
const foodRows = [taxRow(0.08)];

const isEdible = (item: Item) => item.taxClass === 'food' || (item.hs6 !== null && isFood(item.hs6));

const isListed = (item: Item) => item.hs6 !== null && isJapaneseListed(item.hs6);

/** Goods sent from outside to Japan. */
export function japanese(ledger: Ledger): void {
  const { order } = ledger;
  const { day, input } = order;
  const [low, personal, tariff] = [rowOn(lowValueRows, day), rowOn(personalRows, day), rowOn(tariffRows, day)];
  const [full, food] = [rowOn(fullRows, day), rowOn(foodRows, day)];
  if (!low || !personal || !tariff || !full || !food) {
    unknown(ledger, 'tax', 'no_rule_on_date');
    return;
  }
  noteExchange(ledger, 'JPY');
  if (input.personal === undefined) ledger.assumptions.add('not_for_personal_use');
  const value = (item: Item) => (input.personal ? times(item.value, personal.share) : landedValue(item));
  refuseExcise(ledger);
  const small = within(order, sum(order.items.map(value)), low.limit);
  // Listed goods are taxed beside others that are not.
  const taxed = small
    ? order.items.filter((item) => isExcisable(item) || (isListed(item) && !input.gift))
    : order.items;
  if (taxed.length === 0) {
    noDuty(
      ledger,
      low,
      order.items.some((item) => item.hs6 === null || item.hsEstimated),
    );
    write(ledger, 'tax', low, zero);
    return;
  }
  ledger.assumptions.add('collected_at_border');
  const duties = ratedDuty(ledger, tariff, value, null, taxed);
  const groups = [
    { row: full, items: taxed.filter((item) => !isEdible(item)) },
    { row: food, items: taxed.filter(isEdible) },
  ];
  for (const { row, items } of groups) if (items.length > 0) taxOn(ledger, row, { base: value, duties, items });
}
