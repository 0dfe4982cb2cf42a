import type { OfferCard, TurnEvent } from '@/lib/events';
import { initialTurn, type TurnBlock, type TurnStatus, type TurnStep, type TurnView } from './turn-view';

/**
 * Folds one event into a turn. Pure; live and stored events alike give the same view, whatever the sizes of the text
 * deltas. An event that it doesn't know changes nothing, so an older page survives a newer server.
 */
export function reduceTurn(view: TurnView, event: TurnEvent): TurnView {
  switch (event.type) {
    case 'turn_started':
      return { ...view, turn: event.turn, words: event.text, at: event.at };
    case 'plan': {
      const { type, ...plan } = event;
      return withStep(view, { kind: type, ...plan });
    }
    case 'plan_failed':
      return withStep(view, { kind: 'plan_failed' });
    case 'skill':
      return withStep(view, { kind: 'skill', callId: event.callId, name: event.name });
    case 'tool_started':
      return toolStarted(view, event);
    case 'tool_finished':
      return toolFinished(view, event);
    case 'text':
      return event.delta === '' ? view : withText(view, event.delta);
    case 'offers':
      return withOffers(view, event.offers);
    case 'comparison':
      return withBlock(view, { kind: 'comparison', comparison: event.comparison });
    case 'summary': {
      const { type, ...summary } = event;
      return withBlock(view, { kind: type, ...summary });
    }
    case 'question':
      return withBlock(view, { kind: 'question', text: event.text, options: event.options });
    case 'order_card':
      return withCard(view, event.card);
    case 'memory_saved':
      return withReceipt(view, { kind: 'saved', key: event.key, value: event.value, category: event.category });
    case 'memory_suggested': {
      const { type: _type, ...suggestion } = event;
      return withReceipt(view, { kind: 'suggested', ...suggestion });
    }
    case 'memory_rejected':
      return withReceipt(view, { kind: 'rejected', reason: event.reason });
    case 'hint':
      return stepOver(view);
    case 'retrying':
      return retrying(view, event);
    case 'interrupted':
      return ended(view, event.reason);
    case 'error':
      return { ...ended(view, 'failed'), error: { code: event.code, retryable: event.retryable } };
    case 'done': {
      const figures = { steps: event.steps, toolCalls: event.toolCalls, elapsedMs: event.elapsedMs };
      return { ...ended(view, view.status === 'running' ? 'done' : view.status), figures };
    }
    default:
      return view;
  }
}

/** A whole turn from its events. */
export function foldTurn(turn: number, events: readonly TurnEvent[]): TurnView {
  return events.reduce(reduceTurn, initialTurn(turn));
}

/** A turn whose events ended without a word of how: nothing runs it any more. */
export function settleTurn(view: TurnView): TurnView {
  return view.status === 'running' ? ended(view, 'crashed') : view;
}

/** The model call that was streaming has come to its end; the next text is another one's. */
function stepOver(view: TurnView): TurnView {
  return view.openText === null && view.retry === null ? view : { ...view, openText: null, retry: null };
}

function withStep(view: TurnView, step: TurnStep): TurnView {
  return { ...stepOver(view), steps: [...view.steps, step] };
}

function withBlock(view: TurnView, block: TurnBlock): TurnView {
  return { ...stepOver(view), blocks: [...view.blocks, block] };
}

function withText(view: TurnView, delta: string): TurnView {
  const open = view.openText === null ? undefined : view.blocks[view.openText];
  if (open?.kind !== 'text') {
    return {
      ...view,
      retry: null,
      blocks: [...view.blocks, { kind: 'text', text: delta }],
      openText: view.blocks.length,
    };
  }
  const written = { kind: 'text', text: open.text + delta } as const;
  return { ...view, retry: null, blocks: view.blocks.map((block) => (block === open ? written : block)) };
}

function toolStarted(view: TurnView, event: Extract<TurnEvent, { type: 'tool_started' }>): TurnView {
  const { callId, tool, chips } = event;
  const next = withStep(view, { kind: 'tool', callId, tool, chips, status: 'running', count: null, excluded: [] });
  return tool === 'item_search' ? withOffers(next, []) : next;
}

function toolFinished(view: TurnView, event: Extract<TurnEvent, { type: 'tool_finished' }>): TurnView {
  const { callId, tool, status, count, excluded } = event;
  const known = view.steps.some((step) => 'callId' in step && step.callId === callId);
  // A call that failed before it started (malformed, unknown) is told by its end only.
  if (!known) return withStep(view, { kind: 'tool', callId, tool, chips: [], status, count, excluded });
  const steps = view.steps.map((step) =>
    step.kind === 'tool' && step.callId === callId ? { ...step, status, count, excluded } : step,
  );
  return { ...stepOver(view), steps };
}

/** Adds offers to the turn's one block of them; an offer found again takes its own place with its newest figures. */
function withOffers(view: TurnView, offers: OfferCard[]): TurnView {
  const block = view.blocks.find((known) => known.kind === 'offers');
  if (block === undefined) return withBlock(view, { kind: 'offers', offers: merge([], offers) });
  const merged = { kind: 'offers', offers: merge(block.offers, offers) } as const;
  return { ...stepOver(view), blocks: view.blocks.map((known) => (known === block ? merged : known)) };
}

function merge(known: OfferCard[], found: OfferCard[]): OfferCard[] {
  const byId = new Map(known.map((offer) => [offer.id, offer]));
  for (const offer of found) byId.set(offer.id, offer);
  return [...byId.values()];
}

/** A card that is told of again in its turn keeps its place. */
function withCard(view: TurnView, card: Extract<TurnBlock, { kind: 'order_card' }>['card']): TurnView {
  const index = view.blocks.findIndex((block) => block.kind === 'order_card' && block.card.id === card.id);
  const block = { kind: 'order_card', card } as const;
  return index === -1 ? withBlock(view, block) : { ...view, blocks: view.blocks.with(index, block) };
}

type Receipt = Extract<TurnBlock, { kind: 'saved' | 'suggested' | 'rejected' }>;

/** A fact written or suggested twice, or a refusal given twice, is told once, where it stands first. */
function withReceipt(view: TurnView, receipt: Receipt): TurnView {
  const index = view.blocks.findIndex((block) => isAbout(block, receipt));
  if (index === -1) return withBlock(view, receipt);
  return { ...view, blocks: view.blocks.with(index, receipt) };
}

/** A fact takes the place of the suggestion that it was; a suggestion never that of a fact, which it would change. */
function isAbout(block: TurnBlock, receipt: Receipt): boolean {
  if (receipt.kind === 'rejected') return block.kind === 'rejected' && block.reason === receipt.reason;
  if (block.kind === 'suggested') return block.key === receipt.key;
  return receipt.kind === 'saved' && block.kind === 'saved' && block.key === receipt.key;
}

function retrying(view: TurnView, event: Extract<TurnEvent, { type: 'retrying' }>): TurnView {
  const { openText } = view;
  const blocks = openText === null ? view.blocks : view.blocks.filter((_, index) => index !== openText);
  return { ...view, blocks, openText: null, retry: { code: event.code, attempt: event.attempt, waitMs: event.waitMs } };
}

function ended(view: TurnView, status: TurnStatus): TurnView {
  const steps = view.steps.map((step) =>
    step.kind === 'tool' && step.status === 'running' ? { ...step, status: 'interrupted' as const } : step,
  );
  return { ...stepOver(view), status, steps };
}
