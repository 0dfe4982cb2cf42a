import { understand } from '@/lib/language/understand';
import { clausesOf, wantsSomething } from './clauses';

/** What the person asks to be kept, in their own words, and the rest of the sentence. */
export type Statements = { kept: string[]; rest: string };

const NOTE =
  /(?:请|帮我|麻烦|你(?:要)?)?(?:记住|记一下|记下来|记下|记着|记好|(?<![你还])记得(?!吗|么|没|不))(?:我说的?|一点|了|哦|吧|啊)?|(?:please |do |just )?(?:remember(?: that| this)?|note that|keep (?:(?:that|this|it) )?in mind(?: that)?|make a note(?: that)?|save(?: this| that)(?: for later)?|don'?t forget(?: that)?)(?![a-z])/iu;
const FROM_NOW =
  /(?<![\d天年月周])以后(?=我|都|就|请|一律|一直|一概|只|别|不|买|推荐|给我|寄|送|发|所有|的)|今后|从现在(?:开始|起)|从今(?:以后|往后|天起)|从此|往后(?=都|就|别|不)|永远(?=不|别|都)|\bfrom now on\b|\bin (?:the )?future\b|\bgoing forward\b|\balways(?= (?:ship|send|deliver|use|show|prefer|choose|pick|exclude|skip|avoid|leave))|\bnever(?= (?:show|recommend|suggest|include|offer|give|ship))|\bi (?:always|never)\b/iu;

export function statementsIn(words: string): Statements {
  const clauses = clausesOf(words).flatMap(splitJoined);
  const kept: string[] = [];
  const rest: string[] = [];
  let open = false;
  clauses.forEach((clause, at) => {
    const text = clause.text;
    if (clause.asked && !asksToKeep(text)) rest.push(text);
    else if (NOTE.test(text) && !isRefusal(text)) {
      const after = tidyStatement(text.replace(ASKING, '').replace(NOTE, ' ').replace(FROM_NOW, keptPart));
      // "记住：" opens a list; "我 42 码，记住" closes one.
      if (after !== '' && !isPronoun(after)) keep(after);
      else if (clauses[at + 1] !== undefined && !wantsSomething(clauses[at + 1]?.text ?? '')) open = true;
      else takeBack();
    } else if (FROM_NOW.test(text)) keep(tidyStatement(text.replace(FROM_NOW, keptPart)));
    else if (open && !wantsSomething(text)) keep(tidyStatement(text));
    else {
      open = false;
      rest.push(text);
    }
  });
  return { kept: kept.slice(0, 4), rest: rest.join('，') };

  function keep(statement: string): void {
    open = true;
    if (statement !== '') kept.push(statement);
  }
  function takeBack(): void {
    const before = rest.at(-1);
    if (before !== undefined && !wantsSomething(before)) {
      rest.pop();
      kept.push(tidyStatement(before));
    }
  }
}

const ASKING =
  /^(?:can|could|would|will) you (?:please )?|^(?:你)?(?:能|可以|能不能|可不可以)(?=.{0,3}记)|(?:吗|么|呢|好吗|可以吗)$/gi;

/** "Can you remember that I wear EU 42?": a question by its form, with something to keep in it. */
function asksToKeep(text: string): boolean {
  if (!NOTE.test(text) || !/^(?:can|could|would|will) you\b|^(?:你)?(?:能|可以|可不可以)/i.test(text)) return false;
  const { exclude, sizes, destination } = understand(text);
  return exclude.length + sizes.length > 0 || destination !== null;
}

/** "I always" and "I never" carry the meaning; the other openings only say that it lasts. */
function keptPart(said: string): string {
  return /^(?:i )?(?:always|never)$/i.test(said) || said === '永远' ? said : ' ';
}

/** "别记这个", "don't remember this": the contrary of a wish to keep. */
export function isRefusal(text: string): boolean {
  return /(?:别|不要|不用|不必|无需|不许|勿)(?:再|帮我|给我)?(?:记|存|保存|留)(?!得)|(?:don'?t|do not|no need to|never) (?:remember|save|store|note|keep|record)|off the record/i.test(
    text,
  );
}

function splitJoined(clause: { text: string; asked: boolean }): { text: string; asked: boolean }[] {
  const parts = clause.text.split(
    /\s+(?:and|but)\s+(?=(?:please\s+)?(?:remember|note|keep in mind|from now on|i(?:'m| am| need| want)\b|(?:please\s+)?(?:find|show|get|recommend|look|search|help)\b))/i,
  );
  return parts.map((text, at) => ({ text, asked: clause.asked && at === 0 }));
}

function isPronoun(text: string): boolean {
  return /^(?:都|就|一直|这个|这点|这些|那个|它|这|this|that|it|these|me|please)$/i.test(text);
}

/** A statement in one line without what leads up to it; the words themselves stay. */
export function tidyStatement(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:[:：、—-]|我想|请|麻烦|一下|还有(?=\s|我)|另外|对了|顺便(?:说一句)?|以及|并且|而且|就|都|也|那|that\b|and\b|also\b|plus\b|by the way\b|please\b|\s)+/i,
      '',
    )
    .replace(/^(?:我们|我|本人)(?=对|不|只|穿|住|家|喜欢|讨厌|一般|平时|的|偏|爱|常|有|用|脚|鞋|衣|买|吃|喝|\s*\d)/, '')
    .replace(/^的/, '')
    .replace(/\s*(?:哦|啊|吧|谢谢|please|thanks|thank you|ok)$/i, '')
    .trim();
}
