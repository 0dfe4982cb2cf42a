import type { TurnView } from './turn-view';

/** What is going on in a turn, as a message of `chat.live` and its arguments. */
export type LiveLine =
  | { message: 'understanding' | 'planned' | 'writing' | 'skill' | 'retrying' | 'working' | ToolMessage }
  | {
      message: 'search' | 'searchWithout';
      terms: string;
      without: string;
      /** How many platforms were named; 0 when the search goes to all that are enabled. */
      platforms: number;
    };

type ToolMessage = 'detail' | 'compare' | 'recall' | 'save' | 'ask' | 'summary' | 'order' | 'orders';

const toolMessages: Record<string, ToolMessage> = {
  item_detail: 'detail',
  compare_items: 'compare',
  recall_memories: 'recall',
  save_memory: 'save',
  ask_user: 'ask',
  shopping_summary: 'summary',
  draft_order: 'order',
  draft_after_sales: 'order',
  list_orders: 'orders',
  order_detail: 'orders',
};

/** The one line that stands over a running turn. Searches that run at once are told together. */
export function liveLine(view: TurnView, separator: string): LiveLine {
  if (view.retry !== null) return { message: 'retrying' };
  if (view.openText !== null) return { message: 'writing' };
  const running = view.steps.filter((step) => step.kind === 'tool' && step.status === 'running');
  const chips = running.flatMap((step) => (step.kind === 'tool' && step.tool === 'item_search' ? step.chips : []));
  if (chips.length > 0) {
    const valuesOf = (kind: string) => [
      ...new Set(chips.filter((chip) => chip.kind === kind).map((chip) => chip.value)),
    ];
    const terms = valuesOf('terms').join(separator);
    const without = valuesOf('exclude').join(separator);
    const platforms = valuesOf('platform').length;
    return { message: without === '' ? 'search' : 'searchWithout', terms, without, platforms };
  }
  const last = view.steps.at(-1);
  if (last === undefined) return { message: 'understanding' };
  if (last.kind === 'plan') return { message: 'planned' };
  if (last.kind === 'skill') return { message: 'skill' };
  if (last.kind === 'tool' && last.status === 'running') return { message: toolMessages[last.tool] ?? 'working' };
  return { message: 'working' };
}
