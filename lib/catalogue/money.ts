import { z } from 'zod';

/** Currencies of the sample platforms and of what people pay in; the exponent is the number of minor digits. */
export const currencyExponents = {
  CNY: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  HKD: 2,
  TWD: 2,
  KRW: 0,
  AUD: 2,
  CAD: 2,
  SGD: 2,
  CHF: 2,
  KWD: 3,
} as const;

export type Currency = keyof typeof currencyExponents;
export const currencies = Object.keys(currencyExponents) as Currency[];
export const currencySchema = z.enum(currencies as [Currency, ...Currency[]]);

/** An amount in integer minor units of its currency: JPY 5000 is `{amount: 5000}`, USD 50.00 too, KWD 5.000 too. */
export const moneySchema = z.object({ amount: z.int(), currency: currencySchema });
export type Money = z.infer<typeof moneySchema>;
