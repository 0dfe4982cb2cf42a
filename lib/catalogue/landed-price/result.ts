import type { Currency } from '../money';
import type { Text } from '../offer';
import type { Confidence } from './rule';

export type LineKind = 'goods' | 'discount' | 'shipping' | 'insurance' | 'duty' | 'tax' | 'fee';

/** One amount of a landed price and what stands behind it. */
export type LandedLine = {
  kind: LineKind;
  /** Id of the rule, e.g. `eu.low-value-duty`; `order.*` for what the order itself states. */
  rule: string;
  title: Text;
  /** Minor units of the result's currency; negative for a discount. */
  amount: number;
  /** Share of the base (0.2 is 20 %), where the line is a share. */
  rate: number | null;
  /** What the rate was taken of, in minor units, rounded for showing. */
  base: number | null;
  /** Index of the order's line that it belongs to, or null for the whole order. */
  item: number | null;
  /** ISO date from which the rule holds; for what the order states, the day of reckoning. */
  date: string;
  source: string;
  confidence: Confidence;
  /** True where the rule is weak, the goods' code was guessed, a rate may be reduced or money was exchanged. */
  estimate: boolean;
};

/** A charge that may be asked for and isn't in the total, because nobody confirms it; null: no dated amount known. */
export type PossibleFee = Omit<LandedLine, 'amount' | 'kind' | 'item'> & { amount: number | null };

export type UnknownCode =
  | 'no_rules_for_destination'
  | 'no_rule_on_date'
  | 'duty_rate_needed'
  | 'tariff_item_needed'
  | 'depends_on_duty'
  | 'depends_on_shipping'
  | 'shipping_not_stated'
  | 'region_needed'
  | 'tax_class_needed'
  | 'excise_not_known'
  | 'over_channel_limit'
  | 'fee_amount_not_known';

/** What can't be known from the input, and which line of the order it is about (null: the whole order). */
export type Unknown = { part: 'shipping' | 'duty' | 'tax' | 'fee'; code: UnknownCode; item: number | null };

/** What was taken for granted because the input doesn't say. */
export type Assumption =
  | 'tariff_items_estimated'
  | 'no_ioss'
  | 'collected_by_seller'
  | 'collected_at_border'
  | 'sent_by_courier'
  | 'sent_from_elsewhere'
  | 'not_for_personal_use'
  | 'for_personal_use'
  | 'cross_border_channel'
  | 'first_purchase_of_year'
  | 'price_includes_tax'
  | 'state_sales_tax_not_included'
  | 'standard_tax_rate'
  | 'threshold_at_exchange_rate';

/** A rate that was used: `rate` units of `to` for one unit of `from`. */
export type ExchangeUsed = { from: Currency; to: Currency; rate: number; date: string; source: string };

type Common = {
  currency: Currency;
  /** The day it was reckoned for. */
  day: string;
  lines: LandedLine[];
  possible: PossibleFee[];
  assumptions: Assumption[];
  exchange: ExchangeUsed[];
};

/** `total` is the sum of `lines`; there is no total of any sort while something is unknown. */
export type LandedResult =
  | (Common & { known: true; total: number; estimate: boolean })
  | (Common & { known: false; unknown: Unknown[] });
