/** What a tariff item says about the goods by its place in the Harmonised System (2022). */

const starts = (hs6: string, ...prefixes: string[]): boolean => prefixes.some((prefix) => hs6.startsWith(prefix));
const chapter = (hs6: string): number => Number(hs6.slice(0, 2));

/** Beer, wine, spirits: an excise of their own everywhere. */
export const isAlcohol = (hs6: string): boolean => starts(hs6, '2203', '2204', '2205', '2206', '2207', '2208');
export const isTobacco = (hs6: string): boolean => chapter(hs6) === 24;

/** Food and soft drinks for people. */
export function isFood(hs6: string): boolean {
  const in1to22 = chapter(hs6) >= 2 && chapter(hs6) <= 22 && !starts(hs6, '05', '06', '13', '14');
  return in1to22 && !isAlcohol(hs6) && !starts(hs6, '2209');
}

export const isPrinted = (hs6: string): boolean => starts(hs6, '4901', '4902', '4903', '4904', '4905');

/** Goods that many countries tax at a reduced or zero rate. */
export const mayBeReduced = (hs6: string): boolean => isFood(hs6) || isPrinted(hs6) || starts(hs6, '30');

/** Agricultural produce and print: the Chinese VAT of 9 %. Prepared food and roasted coffee have the full rate. */
export function isChineseReduced(hs6: string): boolean {
  if (starts(hs6, '09012')) return false;
  return (
    starts(hs6, '02', '03', '0401', '0407', '0408', '0409', '07', '08', '09', '10', '11', '12', '15', '2501') ||
    isPrinted(hs6)
  );
}

/** Goods that Japan leaves out of its low-value relief: knitwear, leather bags and gloves, leather shoes, tights. */
export const isJapaneseListed = (hs6: string): boolean =>
  (chapter(hs6) === 61 && !starts(hs6, '6117')) ||
  starts(hs6, '420211', '420221', '420231', '420291', '4203', '6403', '640420', '640510');
