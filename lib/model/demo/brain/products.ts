import { remembering } from '@/lib/language/remembering';
import { productNames1 } from './product-names-1';
import { productNames2 } from './product-names-2';

/** A kind of product by its names; `zh[0]` and `en[0]` are the usual ones. */
export type Product = { family: string; zh: string[]; en: string[] };
export type ProductSaid = { product: Product; said: string; at: number };

export const products: readonly Product[] = `${productNames1}${productNames2}`
  .split('\n')
  .filter((row) => row.includes('|'))
  .map((row) => {
    const [family = '', zh = '', en = ''] = row.split('|').map((cell) => cell.trim());
    return { family, zh: zh.split(', '), en: en.split(', ') };
  });

type Name = { product: Product; name: string; pattern: RegExp };

/** Longest first, so that 保温杯 is found before 杯子 and "camera bag" before "bag". */
const names: Name[] = products
  .flatMap((product) => [
    ...product.zh.map((name): Name => ({ product, name: name.toLowerCase(), pattern: hanPattern(name.toLowerCase()) })),
    ...product.en.map((name): Name => ({ product, name, pattern: wordPattern(name) })),
  ])
  .toSorted((a, b) => b.name.length - a.name.length || (a.name < b.name ? -1 : 1));

/** One character alone is a product only at a word's end: 包 in 买个包, not in 包邮. */
function hanPattern(name: string): RegExp {
  return new RegExp(name.length > 1 ? name : `${name}(?![\\p{L}\\p{N}])|${name}(?=[吧呢吗的和或给送])`, 'u');
}

function wordPattern(name: string): RegExp {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[\\s-]+');
  return new RegExp(`(?<![a-z0-9])${plain}(?:es|s)?(?![a-z0-9])`);
}

/** Kinds of product that a text names, in the order said; none twice. Of overlapping names the longest counts. */
export const productsIn: (text: string) => readonly ProductSaid[] = remembering(findProducts, (text) => text);

function findProducts(text: string): ProductSaid[] {
  let rest = text.normalize('NFKC').toLowerCase();
  const found: ProductSaid[] = [];
  for (const { product, name, pattern } of names) {
    if (!mayHold(rest, name)) continue;
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      const { index: at, 0: said } = match;
      found.push({ product, said, at });
      rest = rest.slice(0, at) + '\u0000'.repeat(said.length) + rest.slice(at + said.length);
    }
  }
  const first = new Map<Product, ProductSaid>();
  for (const one of found.toSorted((a, b) => a.at - b.at)) if (!first.has(one.product)) first.set(one.product, one);
  return [...first.values()];
}

/** A cheap look before the pattern runs: the first word of the name stands in the text. */
function mayHold(text: string, name: string): boolean {
  return text.includes(name.split(/[ -]/)[0] ?? name);
}
