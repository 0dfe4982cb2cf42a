import { remembering } from '@/lib/language/remembering';
import { understand } from '@/lib/language/understand';
import { clausesOf } from './clauses';
import { isKindOf } from './same-thing';
import type { FactLine } from './thread';

/** What a remembered rule keeps out, in its own words. */
export const avoidedBy: (value: string) => string[] = remembering(readAvoided, (value) => value);

function readAvoided(value: string): string[] {
  const { exclude, allow } = understand(value);
  if (exclude.length > 0 || allow.length > 0) return exclude;
  return [...clausesOf(value)].flatMap(({ text }) => avoidedInDiet(text));
}

/** Rules that name food without a "no": 吃素, vegetarian. */
function avoidedInDiet(text: string): string[] {
  const eaten =
    /不(?:能)?[吃喝沾碰用穿](?:任何)?(.{1,12})$/u.exec(text) ??
    /\b(?:don'?t|do not|can'?t|cannot|never) (?:eat|drink|wear|use) (?:any )?([a-z ]{2,30})$/i.exec(text);
  if (eaten?.[1])
    return eaten[1]
      .split(/和|与|、|或|\bor\b|\band\b/)
      .map((one) => one.trim())
      .filter(Boolean);
  if (/纯素|\bvegan\b/i.test(text))
    return /vegan/i.test(text) ? ['meat', 'milk', 'eggs', 'honey'] : ['肉', '牛奶', '鸡蛋', '蜂蜜'];
  if (/吃素|素食/.test(text)) return ['肉'];
  return /\bvegetarian\b/i.test(text) ? ['meat'] : [];
}

/** Exclusions that the remembered constraints ask for, less what this turn's words allow again. */
export function rememberedExclusions(memory: readonly FactLine[], allowed: readonly string[]): string[] {
  return memory
    .filter((fact) => fact.category === 'constraint')
    .flatMap((fact) => avoidedBy(fact.value))
    .filter((term) => !allowed.some((one) => isKindOf(term, one)));
}

/** The remembered fact that keeps out what is now allowed again, or null. */
export function factAgainst(memory: readonly FactLine[], allowed: readonly string[]): FactLine | null {
  const keepsOut = (fact: FactLine) => avoidedBy(fact.value).some((term) => allowed.some((one) => isKindOf(term, one)));
  return memory.find((fact) => keepsOut(fact)) ?? null;
}

/** ISO code of the place that goods usually go to, if memory names one. */
export function rememberedPlace(memory: readonly FactLine[]): string | null {
  const fact = memory.find((one) => /ship_?to|destination|delivery|ship_place/.test(one.key));
  if (fact === undefined) return null;
  return understand(fact.value).destination ?? understand(`送到${fact.value}`).destination;
}

/** The remembered size for this family of products, or null. */
export function rememberedSize(
  memory: readonly FactLine[],
  family: string | null,
): { system: string | null; value: string } | null {
  const topic = family === 'shoes' ? /shoe_?size/ : WORN.has(family ?? '') ? /cloth\w*_?size|^size$/ : null;
  const fact = topic === null ? undefined : memory.find((one) => topic.test(one.key));
  const size = fact === undefined ? undefined : understand(fact.value).sizes[0];
  return size === undefined ? null : { system: size.system ?? null, value: size.value };
}

const WORN = new Set(['jacket', 'shirt', 'sweater', 'trousers', 'dress', 'underwear']);
