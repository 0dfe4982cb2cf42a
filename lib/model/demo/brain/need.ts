import type { Budget } from '@/lib/agent/plan';
import type { PriceSaid, SizeSaid } from '@/lib/language/understanding';
import { familyOf } from './heads';
import { type Reading, read } from './reading';
import { isColour, isKindOf, isTrait, sameThing } from './same-thing';

/** What the session is looking for, as the person's words up to now say it. */
export type Need = {
  /** Product words as said; empty for a gift of any kind. */
  terms: string[];
  /** Colours and features as said. */
  traits: string[];
  exclude: string[];
  budget: Budget | null;
  destination: string | null;
  sizes: SizeSaid[];
  people: number | null;
  gift: boolean;
  recipient: string | null;
};

const nothing: Need = {
  ...{ terms: [], traits: [], exclude: [], budget: null, destination: null, sizes: [], people: null },
  ...{ gift: false, recipient: null },
};

/** The newest message and what all messages together look for. `topic`: this message opened a new subject. */
export type Understood = { reading: Reading; need: Need | null; topic: boolean; before: Need | null };

/** Goes through the messages of a session, oldest first. `need` is null until something was looked for. */
export function understandSession(messages: readonly string[], platforms: readonly string[] = []): Understood {
  const silence = read('', { need: false, platforms });
  let understood: Understood = { reading: silence, need: null, topic: false, before: null };
  for (const words of messages) {
    const before: Need | null = understood.need;
    const reading = read(words, { need: before !== null, platforms });
    if (reading.act.kind === 'cancel') understood = { reading, need: null, topic: false, before };
    else if (reading.act.kind !== 'find') understood = { reading, need: before, topic: false, before };
    else understood = { reading, ...foldInto(before, reading), before };
  }
  return understood;
}

function foldInto(before: Need | null, reading: Reading): { need: Need; topic: boolean } {
  const topic = before === null || opensTopic(before, reading);
  const base = topic ? carried(before) : before;
  const { said, wishes } = reading;
  const exclude = [...base.exclude.filter((term) => !said.allow.some((allowed) => isKindOf(term, allowed)))];
  for (const term of said.exclude) if (!exclude.some((known) => sameThing(known, term))) exclude.push(term);
  const lifted = wishes.unlimited || (wishes.dearer && said.price === null);
  const need: Need = {
    ...namedIn(base, reading, topic),
    exclude: exclude.slice(0, 16),
    budget: said.price !== null ? budgetOf(said.price) : lifted ? null : base.budget,
    destination: said.destination ?? base.destination,
    sizes: said.sizes.length > 0 ? said.sizes : base.sizes,
    people: said.people ?? base.people,
    gift: reading.gift || base.gift,
    recipient: reading.recipient ?? base.recipient,
  };
  return { need, topic };
}

/** Another subject was named: another family of products, or unknown product words in a sentence that wants them. */
function opensTopic(before: Need, reading: Reading): boolean {
  if (reading.products.length > 0) {
    const family = familyOf(before.terms);
    if (before.gift && before.terms.length === 0) return false;
    return !reading.products.some(({ product }) => product.family === family);
  }
  if (reading.gift && !before.gift) return reading.terms.length > 0 || before.terms.length > 0;
  return (
    reading.terms.some((term) => !describes(term)) &&
    /想买|想要|想找|要买|买|找|looking for|\b(?:want|need|buy|find)\b/i.test(reading.words)
  );
}

/** What stays in force for another subject: rules about brands and what the person reacts to, and the destination. */
function carried(before: Need | null): Need {
  if (before === null) return nothing;
  const { destination, exclude } = before;
  return { ...nothing, destination, exclude: exclude.filter((term) => !isTrait(term)) };
}

function namedIn(base: Need, reading: Reading, topic: boolean): Pick<Need, 'terms' | 'traits'> {
  const named = reading.products.length > 0;
  const own = reading.terms.filter((term) => !reading.traits.some((trait) => sameThing(trait, term)));
  const heads: string[] = [];
  for (const { said } of reading.products) {
    const term = own.find((one) => one.toLowerCase().includes(said) && !heads.includes(one)) ?? said;
    heads.push(/^[点些个好]$/.test(term.replace(said, '')) ? said : term);
  }
  const saysTrait = (term: string) => reading.traits.some((one) => term.includes(one) && term.length - one.length <= 2);
  const other = own.filter((term) => !heads.some((head) => term.includes(head)) && !isRemark(term) && !saysTrait(term));
  const traits = [...reading.traits, ...(named || !topic ? other : [])];
  if (topic || named) {
    const terms = [...new Set(named ? heads : other)].slice(0, 4);
    return { terms, traits: inTerms(traits, terms) };
  }
  const recoloured = traits.some(isColour) || reading.wishes.recolour;
  const kept = base.traits.filter((trait) => !(recoloured && isColour(trait)) && !isExcluded(trait, reading));
  return { terms: base.terms, traits: [...kept, ...traits.filter((trait) => !kept.includes(trait))].slice(0, 4) };
}

/** Traits that the product words don't say already: 降噪 in 降噪耳机. */
function inTerms(traits: readonly string[], terms: readonly string[]): string[] {
  const said = terms.join(' ').toLowerCase();
  return [...new Set(traits)].filter((trait) => !said.includes(trait.toLowerCase())).slice(0, 4);
}

const isExcluded = (trait: string, reading: Reading) => reading.said.exclude.some((term) => sameThing(term, trait));

function describes(term: string): boolean {
  return (
    isTrait(term) ||
    isColour(term) ||
    /^(?:带|有|能|会|适合|更|大|小|轻|薄|厚|长|短|软|硬)|^(?:with|for|that|bigger|smaller|lighter|larger|thinner|softer)\b/i.test(
      term,
    )
  );
}

/** A remark on what was shown, no word to look for. */
function isRemark(term: string): boolean {
  return term.length > 40 || /^(?:不错|可以|好看|难看|一般|喜欢|不喜欢|nice|good|ok|ugly|like|love)/i.test(term);
}

function budgetOf(price: PriceSaid): Budget {
  return {
    min: price.min ?? null,
    max: price.max ?? null,
    minInclusive: price.minInclusive ?? true,
    maxInclusive: price.maxInclusive ?? true,
    approx: price.approx ?? null,
    currency: price.currency ?? null,
    per: price.per ?? null,
  };
}
