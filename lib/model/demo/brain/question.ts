import { familyOf } from './heads';
import type { Understood } from './need';
import type { Tongue } from './tongue';
import { wishesAnything } from './wishes';
import { wordingOf } from './wording';

export type Question = { question: string; options: string[] };

const ANYTHING = /什么都(?:行|可以|好)|任何|随便|\banything\b|\bany (?:item|product|offer)s?\b/i;
const WISH = /买|东西|推荐|逛|看看|随便|\b(?:buy|shop|shopping|recommend|something|suggest|browse|browsing)/i;

/**
 * What has to be asked before anything can be searched, or null. A gift is asked about once (`asked`: the last answer
 * was a question already); what still isn't said then is left open.
 */
export function questionFor({ reading, need }: Understood, tongue: Tongue, asked: boolean): Question | null {
  const say = wordingOf(tongue);
  if (reading.act.kind === 'unclear' && WISH.test(reading.words)) return asked ? null : say.askProduct;
  if (reading.act.kind !== 'find' || need === null) return null;
  if (need.gift && need.terms.every(isGiftWord)) {
    if (asked || (need.recipient !== null && need.budget !== null) || reading.wishes.unlimited) return null;
    return need.recipient !== null
      ? say.askGiftBudget
      : need.budget === null || need.recipient === null
        ? say.askGift
        : null;
  }
  if (need.terms.length === 0 && need.traits.length === 0) {
    const bounded = need.budget !== null && (asked || ANYTHING.test(reading.words));
    return bounded ? null : say.askProduct;
  }
  const { recolour } = reading.wishes;
  const nothingElse = reading.traits.length === 0 && !wishesAnything({ ...reading.wishes, recolour: false });
  return recolour && nothingElse && reading.said.price === null ? say.askColour : null;
}

export function isGiftWord(term: string): boolean {
  return /^(?:.{0,4}(?:礼物|礼品|伴手礼)|(?:an? )?(?:birthday |christmas )?(?:gifts?|presents?)(?: ideas?)?)$/i.test(
    term,
  );
}

/** Shoes without a size are half a search: asked for once, when the subject opens and nothing says the size. */
export function sizeQuestion(
  { reading, need, topic }: Understood,
  tongue: Tongue,
  known: { asked: boolean; size: boolean },
): Question | null {
  if (need === null || !topic || known.asked || known.size || need.gift || reading.wishes.anySize || reading.research)
    return null;
  return familyOf(need.terms) === 'shoes' ? wordingOf(tongue).askShoeSize : null;
}
