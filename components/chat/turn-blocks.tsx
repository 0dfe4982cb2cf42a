'use client';

import { useTranslations } from 'next-intl';
import { ComparisonTable } from '@/components/offers/comparison-table';
import { FoundOffers } from '@/components/offers/found-offers';
import { RankedList } from '@/components/offers/ranked-list';
import { useShop } from '@/components/offers/shop-context';
import { Warnings } from '@/components/offers/warnings';
import { OrderCardView } from '@/components/orders/order-card';
import { AnswerText } from './answer-text';
import { RefusedReceipt, SavedReceipt } from './receipt';
import { SuggestedReceipt } from './suggested-receipt';
import { offersOf, type Summary, type TurnBlock, type TurnView } from './turn-view';

/** What stands in the thread for a turn, in the order in which it came. */
export function TurnBlocks({ view }: { view: TurnView }) {
  const searching = view.steps.some(
    (step) => step.kind === 'tool' && step.tool === 'item_search' && step.status === 'running',
  );
  return view.blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their places.
    <BlockView key={index} block={block} view={view} writing={view.openText === index} searching={searching} />
  ));
}

type BlockViewProps = { block: TurnBlock; view: TurnView; writing: boolean; searching: boolean };

function BlockView({ block, view, writing, searching }: BlockViewProps) {
  switch (block.kind) {
    case 'text':
      return <AnswerText text={block.text} streaming={writing && view.status === 'running'} />;
    case 'offers':
      return <FoundOffers offers={block.offers} searching={searching} />;
    case 'comparison':
      return <ComparisonTable comparison={block.comparison} />;
    case 'summary':
      return <SummaryView summary={block} view={view} />;
    case 'question':
      return <p className="max-w-[72ch] text-base">{block.text}</p>;
    case 'order_card':
      return <OrderCardView drawn={block.card} />;
    case 'saved':
      return <SavedReceipt fact={block} />;
    case 'suggested':
      return <SuggestedReceipt suggestion={block} />;
    case 'rejected':
      return <RefusedReceipt reason={block.reason} />;
  }
}

function SummaryView({ summary, view }: { summary: Summary; view: TurnView }) {
  const t = useTranslations('chat');
  const { text } = useShop();
  const known = [...summary.items.map((item) => item.offer), ...offersOf(view)];
  const nameOf = (id: string) => {
    const offer = known.find((candidate) => candidate.id === id);
    return offer === undefined ? null : text(offer.title);
  };
  return (
    <section data-final-list aria-label={t('finalList')} className="flex scroll-mt-4 flex-col gap-4">
      {summary.intro !== '' && <AnswerText text={summary.intro} streaming={false} />}
      <Warnings warnings={summary.warnings} nameOf={nameOf} />
      {summary.items.length > 0 && <RankedList items={summary.items} />}
      {summary.comparison !== null && <ComparisonTable comparison={summary.comparison} />}
    </section>
  );
}
