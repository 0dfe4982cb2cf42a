'use client';

import { IconChevronRight } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Day } from '@/components/memory/day';
import { useShop } from '@/components/offers/shop-context';
import { buttonClass } from '@/components/ui/button';
import { Chip, type ChipTone } from '@/components/ui/chip';
import { paid } from '@/lib/orders/order';
import type { ShownOrder } from '@/lib/orders/shown-order';
import { type OrderState, refundState } from '@/lib/orders/state';
import { Costs } from './costs';
import { LineList } from './line-list';
import { OrderRequests } from './order-requests';
import { OrderSteps } from './order-steps';

const tones: Partial<Record<OrderState, ChipTone>> = {
  shipped: 'accent',
  exchange_shipped: 'accent',
  delivered: 'good',
  exchanged: 'good',
  refunded: 'good',
  cancelled: 'warn',
  request_refused: 'bad',
};

/** One order: what was bought, where it is, what it cost, and what can still be done. */
export function OrderEntry({ order }: { order: ShownOrder }) {
  const t = useTranslations('orders');
  const { text, money } = useShop();
  const { purchase, state, steps } = order;
  const refund = refundState(state);
  const placed = steps[0]?.at;
  return (
    <article
      id={`order-${order.id}`}
      aria-labelledby={`order-${order.id}-title`}
      className="scroll-mt-4 rounded-lg border border-line bg-surface target:border-accent"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-4">
        <h2 id={`order-${order.id}-title`} className="text-base font-semibold">
          {text(purchase.platformName)}
        </h2>
        <Chip tone={tones[state] ?? 'plain'}>{t(`states.${state}`)}</Chip>
        <p className="text-xs text-ink-faint">
          {t('placedOn')} {placed !== undefined && <Day at={placed} />}
        </p>
      </header>
      <div className="grid gap-x-10 gap-y-4 px-5 py-4 md:grid-cols-[1fr_16rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <LineList lines={purchase.lines} />
          {refund !== 'none' && state !== 'return_accepted' && (
            <p className="figures text-sm font-medium">{t(`refund.${refund}`, { amount: money(paid(purchase)) })}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <OrderRequests order={order} />
            <Link href={`/chat/${order.sessionId}`} className={buttonClass('quiet', 'sm')}>
              {t('inChat')}
            </Link>
          </div>
        </div>
        <Costs purchase={purchase} />
      </div>
      <details className="group border-t border-line" open={!['closed', 'refunded'].includes(state)}>
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-b-lg px-5 py-2 text-sm font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <IconChevronRight size={16} aria-hidden className="transition-transform group-open:rotate-90" />
          {t('open')}
        </summary>
        <OrderSteps steps={steps} />
      </details>
    </article>
  );
}
