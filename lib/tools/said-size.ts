import type { Offer } from '@/lib/catalogue/offer';
import { sizeMeets } from '@/lib/catalogue/size';
import { understand } from '@/lib/language/understand';
import type { ToolContext } from './tool';

export type Size = { system: string | null; value: string };

/** Sizes that the person has said: in this session, or for good. */
export function sizesSaid({ plan, words, knownFacts }: Pick<ToolContext, 'plan' | 'words' | 'knownFacts'>): Size[] {
  const read = (text: string): Size[] =>
    understand(text).sizes.map(({ system, value }) => ({ system: system ?? null, value }));
  return [
    ...(plan?.sizes ?? []),
    ...read(words),
    ...knownFacts.filter((fact) => /size|码|尺/i.test(fact.key + fact.value)).flatMap((fact) => read(fact.value)),
  ];
}

const asked = ({ system, value }: Size) => ({ value, ...(system === null ? {} : { system }) });

/** Whether the person said this size: in the same system, or without naming one. */
export function wasSaid(size: { system: string | null; value: string }, said: readonly Size[]): boolean {
  return said.some((one) => sizeMeets({ system: size.system ?? one.system ?? '', value: size.value }, asked(one)));
}

/** The same thing in the other sizes of its shop, itself included; those out of stock too. */
export async function variantsOf(
  offer: Offer,
  { catalogue, signal }: Pick<ToolContext, 'catalogue' | 'signal'>,
): Promise<Offer[]> {
  if (offer.size === null || offer.groupId === null) return [offer];
  const { system, value } = offer.size;
  const title = offer.title.en || offer.title.zh;
  const terms = title.replace(`${system} ${value}`, ' ').replace(new RegExp(`[\\s,]+${escaped(value)}$`), ' ');
  const { offers } = await catalogue.search(
    { terms, exclude: [], platforms: [offer.platform], inStock: false, sort: 'relevance', limit: 50 },
    signal,
  );
  const colour = colourOf(offer);
  const siblings = offers.filter((one) => one.groupId === offer.groupId && colourOf(one) === colour);
  return siblings.some((one) => one.id === offer.id) ? siblings : [offer, ...siblings];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function colourOf(offer: Offer): string {
  return JSON.stringify(offer.attributes.find((one) => one.name === 'colour')?.values ?? null);
}

/** The variant in this size. A value without a system must be the shop's own: 42 isn't taken for what US 9 would be. */
export function inSize(variants: readonly Offer[], size: Size): Offer | null {
  const met = variants.filter((one) => sizeMeets(one.size, asked(size)));
  return met.find((one) => one.stock > 0) ?? met[0] ?? null;
}

export function sizesText(variants: readonly Offer[]): string {
  const labels = variants
    .filter((one) => one.stock > 0)
    .flatMap((one) => (one.size ? [`${one.size.system} ${one.size.value}`] : []));
  return [...new Set(labels)].join(', ') || 'none in stock';
}
