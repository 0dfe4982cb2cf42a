import { readAllowances } from './allowances';
import { amountsIn } from './amounts';
import { readDestination } from './destination';
import { readExclusions } from './exclusions';
import { fold } from './normalise';
import { numeralsIn } from './numerals';
import { readPeople } from './people';
import { readPrice } from './price';
import { overlaps, sentenceOf } from './sentence';
import { readSizes } from './sizes';
import { readTerms } from './terms';
import type { Understanding } from './understanding';

/**
 * What a sentence says, by rules alone: Chinese, English, both mixed, and prices in Japanese. Pure, total (any string has an
 * answer), linear in the length. A number is taken once: a size is no price and a price no quantity.
 */
export function understand(input: string): Understanding {
  const sentence = sentenceOf(input);
  const sizes = readSizes(sentence);
  const people = readPeople(sentence);
  const destination = readDestination(sentence);
  const spoken = [...sizes, ...(people ? [people] : []), ...(destination ? [destination] : [])];

  const numerals = numeralsIn(sentence.folded).filter((one) => !spoken.some((span) => overlaps(span, one)));
  const { amounts, quantities } = amountsIn(sentence, numerals);
  const { price, spans } = readPrice(sentence, amounts);
  const measured = [...spoken, ...spans, ...quantities];

  const allowances = readAllowances(sentence);
  const exclusions = readExclusions(
    sentence,
    [...spans, ...sizes, ...quantities.filter((one) => !one.counted)],
    allowances,
  );
  const allow = unique(allowances.flatMap((one) => one.things));
  const exclude = unique(exclusions.flatMap((one) => one.things)).filter(
    (thing) => !allow.some((one) => fold(one) === fold(thing)),
  );

  return {
    lang: sentence.lang,
    price,
    exclude,
    allow,
    quantities: quantities.map(({ value, unit }) => ({ value, unit })),
    sizes: sizes.map(({ system, value }) => ({ ...(system ? { system } : {}), value })),
    people: people?.people ?? null,
    destination: destination?.destination ?? null,
    terms: readTerms(sentence, [...measured, ...allowances, ...exclusions]),
  };
}

const unique = (things: string[]) => [...new Set(things)];
