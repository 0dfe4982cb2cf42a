'use client';

import { IconCircleCheck, IconCircleX, IconClockX } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { OrderCard } from '@/lib/orders/card';

/** What became of a card; nothing while it waits. */
export function CardOutcome({ card }: { card: OrderCard }) {
  const t = useTranslations('orders.card');
  if (card.state === 'waiting') return null;
  if (card.state === 'confirmed') {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-good">
        <IconCircleCheck size={18} aria-hidden />
        {card.body.kind === 'purchase' ? t('confirmed') : t('asked')}
        <Link href={`/orders#order-${card.orderId}`} className="inline-flex min-h-6 items-center text-accent underline">
          {t('seeOrders')}
        </Link>
      </p>
    );
  }
  const Icon = card.state === 'expired' ? IconClockX : IconCircleX;
  const words = card.state === 'expired' ? t(`expired.${card.reason ?? 'time'}`) : t(card.state);
  return (
    <p role="status" className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon size={18} aria-hidden className={card.state === 'expired' ? 'text-warn' : 'text-ink-faint'} />
      {words}
    </p>
  );
}
