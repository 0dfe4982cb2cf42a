import { clausesOf, wantsSomething } from './clauses';
import { topicOf } from './topics';

const OF_SELF =
  /^(?:我|本人)(?:平时|一般|通常|一直|从来|都|穿|住|对|是)|^i(?:'m| am| usually| always| normally| wear| live)\b/i;

/** The sentence without what the person only says of themself beside a wish: "我平时穿 42 码的鞋，想买跑鞋" is about 跑鞋. */
export function withoutAsides(text: string): string {
  const clauses = clausesOf(text);
  const wish = clauses.filter((clause) => !isAside(clause.text));
  return wish.length === 0 || wish.length === clauses.length ? text : wish.map((clause) => clause.text).join('，');
}

function isAside(clause: string): boolean {
  return OF_SELF.test(clause) && !wantsSomething(clause) && topicOf(clause) !== null;
}
