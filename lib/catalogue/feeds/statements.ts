import type { Attribute } from '../offer';
import type { FeedItem } from './feed-item';
import { fieldName } from './feed-row';
import { oneLine } from './plain-text';

type Statement = FeedItem['attributes'][number];

/** What shops call the attributes that the inner form knows, in English and Chinese. */
const NAMES: Record<Attribute['name'], string> = {
  material: 'material materials fabric fabric_composition composition 材质 材料 面料 质地',
  colour: 'color colour colors colours shade colour_name 颜色 色',
  size: 'size dimensions dimension product_dimensions 尺寸 尺码 规格',
  contains: 'contains ingredients ingredient allergens allergen allergen_information 成分 配料 配料表 过敏原',
  free_of: 'free_of free_from does_not_contain 不含',
  feature: 'feature features special_feature special_features 特点 功能',
  capacity: 'capacity volume storage memory net_content unit_pricing_measure 容量 净含量',
  power: 'power wattage voltage 功率',
  weight: 'weight item_weight product_weight net_weight 重量',
  connectivity: 'connectivity connection connectivity_technology interface 连接方式',
  style: 'style pattern fit 风格 图案 款式',
  use: 'use uses usage occasion activity recommended_use target_gender gender age_group 用途 适用人群 适用场景',
};

const byName = new Map(
  Object.entries(NAMES).flatMap(([name, called]) =>
    called.split(' ').map((one) => [one, name as Attribute['name']] as const),
  ),
);

/** Codes of the feeds' own enumerations, in words that the lexicon knows. */
const CODES: Record<string, string> = {
  male: "men's",
  female: "women's",
  kids: "kids'",
  toddler: 'toddler',
  infant: 'baby',
  newborn: 'baby',
};
const SAYS_NOTHING = new Set([
  '',
  'n/a',
  'na',
  'none',
  'null',
  '-',
  'default',
  'default title',
  'not applicable',
  '无',
]);

/** Whether a name is one of the inner form's, as a shop would write it. */
export const attributeNamed = (name: string): Attribute['name'] | null => byName.get(fieldName(name)) ?? null;

/**
 * Statements out of a name and a text: "Material" and "cotton/elastane" are two. A name that isn't an attribute's gives
 * none; nor do texts that say nothing ("N/A").
 */
export function statementsOf(name: string, text: string): Statement[] {
  const attribute = attributeNamed(name);
  if (attribute === null) return [];
  const isList = attribute !== 'size' && attribute !== 'capacity' && attribute !== 'weight' && attribute !== 'power';
  return (isList ? oneLine(text).split(/\s*[,，、;；/|]\s*/) : [oneLine(text)])
    .filter((value) => !SAYS_NOTHING.has(value.toLowerCase()))
    .slice(0, 40)
    .map((value) => ({ name: attribute, value: CODES[value.toLowerCase()] ?? value }))
    .filter(({ value }) => value.length <= 300);
}

/** Google's `product_detail`: one `section:name:value` a line (the section may be empty or missing). */
export function detailStatements(text: string | undefined): Statement[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const parts = line.split(':').map((part) => part.trim());
    const [name = '', value = ''] = parts.length >= 3 ? [parts[1], parts.slice(2).join(':')] : parts;
    return statementsOf(name, value);
  });
}

/**
 * The size of a variant. A system may stand beside it or before it ("EU 42"); letters are international; else the
 * shop's country decides later.
 */
export function readSize(value: string | undefined, system: string | undefined): FeedItem['size'] {
  const text = oneLine(value ?? '');
  if (SAYS_NOTHING.has(text.toLowerCase()) || text.length > 40) return null;
  const [, before, rest] = /^(EU|US|UK|JP|CN|FR|IT|DE|AU|BR|MEX|INT)[\s.:-]*(\S.*)$/i.exec(text) ?? [];
  const named = system?.trim() || before;
  if (named) return { system: named.toUpperCase().slice(0, 8), value: rest ?? text };
  return { system: /^(?:X{0,4}S|M|X{0,4}L|[2-6]XL)$/i.test(text) ? 'INT' : null, value: text };
}
