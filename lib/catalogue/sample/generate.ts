import { gtinCheckDigit } from '../gtin';
import { type ColourId, nameOf } from '../lexicon/lexicon';
import { type Category, categories, type Offer, type Text } from '../offer';
import { picturePath } from '../picture';
import { between, code, draw, upTo } from './chance';
import { families } from './families';
import type { Family, Model } from './family';
import { type SamplePlatform, samplePlatforms } from './platforms';
import { priceOn, shippingOf } from './pricing';
import { attributesOf, textOf } from './says';
import { sizeCharts, sizeLabel } from './sizes';

/** One thing that can be bought: a model in a colour and a size. */
type Variant = { category: Category; family: Family; model: Model; colour: ColourId | null; size: number | null };

const modelKey = ({ family, model }: Variant) => `${family.kind}/${model[0] ?? ''}/${textOf(model[1]).en}`;
const variantKey = (variant: Variant) => `${modelKey(variant)}/${variant.colour ?? ''}/${variant.size ?? ''}`;

function variantsOf(category: Category, family: Family): Variant[] {
  const colours = family.colours === '' ? [null] : (family.colours.split(' ') as ColourId[]);
  const sizes = family.sizes ? sizeCharts[family.sizes].map((_, i) => i) : [null];
  return family.models.flatMap((model) =>
    colours.flatMap((colour) => sizes.map((size) => ({ category, family, model, colour, size }))),
  );
}

function gtinOf(key: string): string {
  const body = `69${4 + upTo(`${key} prefix`, 5)}${String(upTo(`${key} gtin`, 1_000_000_000)).padStart(9, '0')}`;
  return `${body}${gtinCheckDigit(body)}`;
}

function titleOf({ family, model, colour }: Variant, size: Offer['size']): Text {
  const name = textOf(model[1]);
  const brand = model[0] ? nameOf(model[0]) : null;
  const kind = nameOf(family.kind);
  const shade = colour ? nameOf(colour) : null;
  const label = size ? `${size.system === 'INT' ? '' : `${size.system} `}${size.value}` : null;
  return {
    zh: [brand?.zh, name.zh, kind.zh, shade?.zh, label].filter(Boolean).join(' '),
    en: [[brand?.en, name.en, kind.en].filter(Boolean).join(' '), shade?.en, label].filter(Boolean).join(', '),
  };
}

function ratingOf(key: string): Offer['rating'] {
  if (draw(`${key} rated`) < 0.07) return null;
  const count = Math.floor(10 ** between(`${key} raters`, 0.3, 4));
  return { average: Math.round(between(`${key} stars`, 3.5, 4.95) * 10) / 10, count };
}

function stockOf(key: string): number {
  return draw(`${key} gone`) < 0.08 ? 0 : 1 + Math.floor(between(`${key} stock`, 0, 15) ** 2);
}

function offerOn(platform: SamplePlatform, variant: Variant): Offer {
  const { category, family, model, colour } = variant;
  const key = variantKey(variant);
  const onShop = `${key}@${platform.id}`;
  const row = family.sizes && variant.size !== null ? sizeCharts[family.sizes][variant.size] : undefined;
  const size = row ? sizeLabel(row, platform.sizeSystem) : null;
  const gtin = gtinOf(key);
  const { price, listPrice } = priceOn(platform, model[2], modelKey(variant));
  return {
    id: `${platform.prefix}-${code(onShop)}`,
    platform: platform.id,
    productKey: gtin,
    gtin,
    groupId: `${platform.prefix}-g-${code(modelKey(variant))}`,
    title: titleOf(variant, size),
    brand: model[0] ? nameOf(model[0]) : null,
    category,
    kind: nameOf(family.kind),
    description: textOf(family.about),
    price,
    listPrice,
    shipping: shippingOf(platform, price, family.bulk),
    shipsFrom: platform.country,
    stock: stockOf(onShop),
    rating: ratingOf(`${modelKey(variant)}@${platform.id}`),
    attributes: attributesOf(family.says, model[3] ?? '', colour),
    size,
    picture: picturePath(family.glyph, colour),
  };
}

/**
 * Whether a platform carries a variant. Two platforms, drawn for each model, carry the whole of it, so that nothing is
 * sold nowhere; the others have their own choice of models, and of those not always every variant.
 */
function carries(platform: SamplePlatform, variant: Variant): boolean {
  const key = modelKey(variant);
  const first = upTo(`${key} first`, samplePlatforms.length);
  const second = (first + 1 + upTo(`${key} second`, samplePlatforms.length - 1)) % samplePlatforms.length;
  if (platform === samplePlatforms[first] || platform === samplePlatforms[second]) return true;
  if (draw(`${key} on ${platform.id}`) > platform.range) return false;
  return draw(`${variantKey(variant)} on ${platform.id}`) < (variant.size === null ? 0.9 : 0.6);
}

/** The sample catalogue: the same offers, with the same ids, in every run. */
export function sampleOffers(): Offer[] {
  return categories.flatMap((category) =>
    families[category].flatMap((family) =>
      variantsOf(category, family).flatMap((variant) =>
        samplePlatforms.filter((platform) => carries(platform, variant)).map((platform) => offerOn(platform, variant)),
      ),
    ),
  );
}
