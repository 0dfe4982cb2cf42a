import { countryName } from './country';
import type { Tongue } from './tongue';
import type { Wording } from './wording-zh';

/**
 * What a shop states of shipping, `FR 156.80 CNY 7–16 d; …`, in words: to the country that is asked about (its code), or
 * to all of them when it is null. What can't be read is left as it is.
 */
export function shippingText(stated: string, to: string | null, tongue: Tongue, say: Wording): string {
  const routes = stated.split(';').flatMap((route) => {
    const read = /^([A-Z]{2}) (\d[\d.]* [A-Z]{3}) (\d+)–(\d+) d$/.exec(route.trim());
    return read === null
      ? []
      : [{ to: read[1] ?? '', price: read[2] ?? '', from: read[3] ?? '', until: read[4] ?? '' }];
  });
  if (routes.length === 0) return stated;
  const asked = routes.filter((route) => route.to === to);
  if (to !== null && asked.length === 0) return say.notShippedTo(countryName(to, tongue));
  return (to === null ? routes : asked)
    .map((route) => say.route(countryName(route.to, tongue), route.price, route.from, route.until))
    .join(say.listComma);
}
