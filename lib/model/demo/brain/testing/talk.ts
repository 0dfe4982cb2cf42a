import { z } from 'zod';
import { type Plan, planSchema, planText } from '@/lib/agent/plan';
import {
  askUserParameters,
  compareItemsParameters,
  draftAfterSalesParameters,
  draftOrderParameters,
  itemDetailParameters,
  itemSearchParameters,
  listOrdersParameters,
  orderDetailParameters,
  recallMemoriesParameters,
  saveMemoryParameters,
  shoppingSummaryParameters,
  skillParameters,
} from '@/lib/tools/parameters';
import { respond } from '../../brain';
import type { DemoMessage, DemoReply, DemoRequest } from '../../protocol';
import { type Article, articles, searchShop } from './shop';

const schemas = {
  ask_user: askUserParameters,
  compare_items: compareItemsParameters,
  draft_after_sales: draftAfterSalesParameters,
  draft_order: draftOrderParameters,
  item_detail: itemDetailParameters,
  item_search: itemSearchParameters,
  list_orders: listOrdersParameters,
  order_detail: orderDetailParameters,
  recall_memories: recallMemoriesParameters,
  save_memory: saveMemoryParameters,
  shopping_summary: shoppingSummaryParameters,
  Skill: skillParameters,
};
export type ToolName = keyof typeof schemas;
export type Fact = { category: string; key: string; value: string };
type Made = { name: ToolName; args: Record<string, unknown>; result: string };
export type TurnMade = { plan: Plan; calls: Made[]; text: string; steps: number; messages: DemoMessage[] };

type TalkOptions = {
  memory?: Fact[];
  tools?: ToolName[];
  shop?: readonly Article[];
  settings?: string[];
  /** Late system text in the user message's tail, as some endpoints need it. */
  userTail?: boolean;
  /** Overrides a tool's result; undefined leaves it as it is. */
  answer?: (made: { name: ToolName; args: Record<string, unknown> }, n: number) => string | undefined;
  /** System text that stands after so many steps of a turn: hints, the closing notice. */
  late?: (steps: number) => string | null;
};

const HEAD =
  'You are a shop assistant.\n# Skills\n- search-discovery: find things\n- purchase-research: choose\n- memory-personalization: remember';

/** Talks to the brain as the loop does: a plan first, then steps until the turn ends. Every call is parsed. */
export function talk(options: TalkOptions = {}): {
  say(words: string): TurnMade;
  messages: DemoMessage[];
  memory: Fact[];
} {
  const memory = [...(options.memory ?? [])];
  const planner: DemoMessage[] = [{ role: 'system', text: 'Answer with a plan or with facts.' }];
  const messages: DemoMessage[] = [{ role: 'system', text: HEAD }];
  const names = options.tools ?? (Object.keys(schemas) as ToolName[]);
  const cards: string[] = [];
  let ids = 0;
  let opened = false;
  let cardsTold = false;

  function late(text: string): void {
    const last = messages.at(-1);
    if (!options.userTail) messages.push({ role: 'system', text });
    else if (last?.role === 'user') messages[messages.length - 1] = { role: 'user', text: `${last.text}\n\n${text}` };
    else messages.push({ role: 'user', text });
  }

  function say(words: string): TurnMade {
    const block = `<words>\n${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n</words>`;
    planner.push({ role: 'user', text: block });
    const answer = respond(request(planner, [], { name: 'reading', schema: {} })).text ?? '';
    planner.push({ role: 'assistant', text: answer, toolCalls: [] });
    const plan = planSchema.parse(JSON.parse(answer).plan);
    const shops = `<platforms>\nhaitang | 海棠 Haitang | CNY | ships to CN FR\nbluebarn | 蓝仓 Bluebarn | USD | ships to US FR\n</platforms>${settingsBlock(options.settings)}\n`;
    const waiting = cards.length > 0 || cardsTold ? `<order_card>${cards.join('\n') || 'none'}</order_card>\n` : '';
    cardsTold = cards.length > 0;
    messages.push({ role: 'user', text: `${opened ? '' : shops}${waiting}${block}` });
    opened = true;
    const facts = memory.map((fact) => `[${fact.category}] ${fact.key}: ${fact.value}`);
    late(
      [`<plan>${planText(plan)}</plan>`, ...(facts.length > 0 ? ['<memory>', ...facts, '</memory>'] : [])].join('\n'),
    );
    return { plan, ...run(words), messages };
  }

  function run(words: string): Omit<TurnMade, 'plan' | 'messages'> {
    const calls: Made[] = [];
    for (let steps = 1; steps <= 8; steps++) {
      const notice = options.late?.(steps) ?? null;
      if (notice !== null) late(notice);
      const reply: DemoReply = respond(request(messages, names, null));
      const made = (reply.toolCalls ?? []).map((call) => ({ id: `c${++ids}`, ...call }));
      messages.push({ role: 'assistant', text: reply.text ?? '', toolCalls: made });
      if (made.length === 0) return { calls, text: reply.text ?? '', steps };
      let ended = false;
      for (const call of made) {
        const name = z.enum(names as [ToolName]).parse(call.name);
        const args = schemas[name].parse(JSON.parse(call.arguments)) as Record<string, unknown>;
        const result = options.answer?.({ name, args }, calls.length) ?? answerOf(name, args, words);
        calls.push({ name, args, result });
        messages.push({ role: 'tool', toolCallId: call.id, text: result });
        ended ||= name === 'ask_user' || (name === 'shopping_summary' && !result.startsWith('returned'));
      }
      if (ended) return { calls, text: reply.text ?? '', steps };
    }
    throw new Error('the turn did not end');
  }

  function answerOf(name: ToolName, args: Record<string, unknown>, words: string): string {
    const zh = /\p{Script=Han}/u.test(words);
    switch (name) {
      case 'item_search':
        return searchShop(options.shop ?? articles, itemSearchParameters.parse(args), zh);
      case 'save_memory': {
        const fact = saveMemoryParameters.parse(args);
        const at = memory.findIndex((one) => one.key === fact.key);
        if (at >= 0) memory.splice(at, 1);
        memory.push(fact);
        return `saved: [${fact.category}] ${fact.key}`;
      }
      case 'draft_order': {
        const { withdraw } = draftOrderParameters.parse(args);
        cards.splice(0, cards.length, ...(withdraw ? [] : ['buy from haitang: one thing']));
        return withdraw ? 'the card is withdrawn; nothing ordered' : 'an order card is before the person';
      }
      case 'item_detail':
        return `id: ${args.id}\ntitle: 某件\nmaterial: 铝\nprice: 399.00 CNY\nstock: 12`;
      case 'compare_items':
        return `offers | | ${(args.ids as string[]).join(' | ')}`;
      case 'shopping_summary':
        return 'shown: 1. x';
      default:
        return 'the text';
    }
  }

  return { say, messages, memory };
}

function settingsBlock(settings: string[] | undefined): string {
  return settings ? `\n<settings>\n${settings.join('\n')}\n</settings>` : '';
}

export function request(
  messages: readonly DemoMessage[],
  tools: readonly string[],
  responseFormat: DemoRequest['responseFormat'],
): DemoRequest {
  const described = tools.map((name) => ({ name, description: '', parameters: {} }));
  return { model: 'demo', messages, tools: described, responseFormat, toolChoice: 'auto', maxTokens: null };
}
