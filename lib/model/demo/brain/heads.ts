import { type ProductSaid, productsIn } from './products';

const JOINED = /和|、|与|跟|以及|还有|加(?:上)?|或|还是|[,，;；/&+]|\b(?:and|or|plus|versus|vs|with (?:a|an|some))\b/i;
const HEAD_FIRST = /\b(?:for|to|that|of|on|in|which|from)\b/i;

const PART =
  /(?:自?带|带有|配有|内置|附|送|有个|能放|能装|装得下|放得下)(?:个|一个)?$|\b(?:with|has|having|including|fits?|holds?) (?:an? |the |my )?$/;

/**
 * The products that a sentence is about. Of two that aren't joined one only describes the other: 能装电脑的双肩包 is a
 * backpack, "a bag for my camera" a bag. `unwanted`: words that the sentence excludes or allows. While something is looked for already (`running`), "one with a
 * microphone" names a part of it.
 */
export function headProducts(text: string, unwanted: readonly string[], running: boolean): ProductSaid[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const refused = unwanted.map((term) => term.toLowerCase());
  const heads: ProductSaid[] = [];
  for (const next of productsIn(plain)) {
    if (refused.some((term) => term.includes(next.said) || next.said.startsWith(term))) continue;
    const lead = plain.slice(0, next.at);
    if (running && heads.length === 0 && PART.test(lead)) continue;
    const last = heads.at(-1);
    const between = last === undefined ? '' : plain.slice(last.at + last.said.length, next.at);
    if (last === undefined || JOINED.test(between)) heads.push(next);
    else if (!HEAD_FIRST.test(between)) heads[heads.length - 1] = next;
  }
  return heads;
}

/** The product of each search term: a "laptop backpack" is a backpack. None twice. */
export function productsOf(terms: readonly string[]): ProductSaid[] {
  const said = terms.flatMap((term) => headProducts(term, [], false).slice(-1));
  return said.filter((one, at) => said.findIndex((other) => other.product === one.product) === at);
}

/** The family of the first term that names a product, or null. */
export function familyOf(terms: readonly string[]): string | null {
  return productsOf(terms)[0]?.product.family ?? null;
}

/** Chinese words that make the name of one product together: 露营 + 灯. */
export function joinNames(terms: readonly string[]): string[] {
  const joined: string[] = [];
  for (const term of terms) {
    const both = `${joined.at(-1) ?? ''}${term}`;
    const isName = /^\p{Script=Han}+$/u.test(both) && productsIn(both)[0]?.said === both;
    if (isName && joined.length > 0) joined[joined.length - 1] = both;
    else joined.push(term);
  }
  return joined;
}
