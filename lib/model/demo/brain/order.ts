import { understand } from '@/lib/language/understand';
import type { DemoReply } from '../protocol';
import { ask } from './ask';
import type { Listed } from './follow';
import { piecesSaid } from './order-words';
import { isFailure } from './shown';
import { callsNamed, callTools, type Site, skillFirst, speak, speakAll, toolCall } from './site';
import type { Call } from './thread';

type Item = { id: string; size: { system: string | null; value: string } | null; quantity: number };

const NEEDS_SIZE = /size_not_said:.*?comes in (.+)$|isn't sold in size .+?; ask which of these: (.+)$/m;

/** Draws up a card for what the person points at: the skill, the card, then what to look at on it. */
export function orderReply(site: Site, list: readonly Listed[], chosen: readonly Listed[]): DemoReply {
  const { say, turn } = site;
  if (!site.tools.has('draft_order')) return speak(say.noOrder(chosen[0]?.offer?.title ?? null));
  if (chosen.length === 0) {
    const options = list.slice(0, 4).map(({ place }) => say.orderPlace(say.place(place)));
    return ask(site, { question: say.orderWhich, options });
  }
  const size = sizeOf(turn.words);
  const quantity = piecesSaid(turn.words);
  const shops = new Set(chosen.map((one) => one.offer?.platform ?? ''));
  const cards = [...shops].map((shop) => chosen.filter((one) => (one.offer?.platform ?? '') === shop));
  return drafted(
    site,
    cards.map((some) => some.map(({ id }) => ({ id, size, quantity }))),
  );
}

/** A size that was asked for before a card could be drawn up is answered: the same order again, with it. */
export function resumedOrder(site: Site): DemoReply | null {
  const steps = site.earlier.at(-1)?.steps ?? [];
  const calls = steps.flatMap((step) => step.calls);
  const refused = calls.filter((call) => call.name === 'draft_order' && NEEDS_SIZE.test(call.result ?? ''));
  if (refused.length === 0 || calls.at(-1)?.name !== 'ask_user') return null;
  const size = sizeOf(site.turn.words) ?? bareSize(site.turn.words, refused);
  if (size === null) return null;
  return drafted(
    site,
    refused.map((call) => itemsOf(call).map((item) => ({ ...item, size }))),
  );
}

/** Takes a waiting card back; nothing more than words where none waits. */
export function cancelReply(site: Site): DemoReply {
  const { say, turn } = site;
  const [call] = callsNamed(site, 'draft_order');
  if (call !== undefined) return speak(isFailure(call.result ?? '') ? say.withdrawFailed : say.withdrawn);
  if (turn.cards.length === 0 || site.textOnly || !site.tools.has('draft_order')) return speak(say.cancelled);
  return callTools([toolCall('draft_order', { items: [], withdraw: true })]);
}

function drafted(site: Site, cards: readonly Item[][]): DemoReply {
  const { say } = site;
  const calls = callsNamed(site, 'draft_order');
  if (calls.length > 0) return told(site, calls);
  if (site.textOnly) return speak(say.noOrder(null));
  return skillFirst(site, 'order-care') ?? callTools(cards.map((items) => toolCall('draft_order', { items })));
}

function told(site: Site, calls: readonly Call[]): DemoReply {
  const { say } = site;
  const sizes = calls.flatMap((call) => {
    const found = NEEDS_SIZE.exec(call.result ?? '');
    return found === null ? [] : [{ missing: found[1] !== undefined, sizes: found[1] ?? found[2] ?? '' }];
  });
  const [open] = sizes;
  if (open !== undefined) {
    const options = open.sizes.split(', ').filter((size) => /^[A-Z]{2,3} \S+$/.test(size));
    if (options.length === 0) return speak(say.noSizeLeft);
    return ask(site, { question: open.missing ? say.orderSize : say.otherSize, options: options.slice(0, 4) });
  }
  const results = calls.map((call) => call.result ?? '');
  const drawn = results.filter((result) => !isFailure(result));
  const [problem] = results.filter(isFailure);
  return speakAll(
    drawn.length > 0 ? say.cardDrawn : '',
    drawn.some((result) => /unknown/.test(result)) ? say.cardUnknown : '',
    problem === undefined ? '' : say.orderRefused(problemOf(problem)),
  );
}

function problemOf(result: string): 'out_of_stock' | 'too_few' | 'not_shipped' | 'other' {
  if (/out_of_stock/.test(result)) return 'out_of_stock';
  if (/fewer in stock/.test(result)) return 'too_few';
  return /not_shipped/.test(result) ? 'not_shipped' : 'other';
}

function sizeOf(words: string): Item['size'] {
  const [size] = understand(words).sizes;
  return size === undefined ? null : { system: size.system ?? null, value: size.value };
}

/** An answer that is nothing but one of the sizes offered: "42", "M". */
function bareSize(words: string, refused: readonly Call[]): Item['size'] {
  const said = words.normalize('NFKC').trim().toUpperCase();
  const values = refused.flatMap((call) => {
    const found = NEEDS_SIZE.exec(call.result ?? '');
    return (found?.[1] ?? found?.[2] ?? '').split(', ').map((label) => label.split(' ')[1] ?? '');
  });
  return values.some((value) => value.toUpperCase() === said) ? { system: null, value: said } : null;
}

function itemsOf(call: Call): Item[] {
  const { items } = (call.arguments ?? {}) as { items?: unknown };
  return Array.isArray(items) ? (items as Item[]) : [];
}
