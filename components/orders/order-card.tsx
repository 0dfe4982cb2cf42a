'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useShop } from '@/components/offers/shop-context';
import type { AfterSales, OrderCard, Purchase } from '@/lib/orders/card';
import { CardActions } from './card-actions';
import { CardOutcome } from './card-outcome';
import { useCard } from './card-states';
import { Costs } from './costs';
import { LineList } from './line-list';
import { QuantityField } from './quantity-field';

/** What would be ordered or asked, with the click that does it; afterwards, what came of it. */
export function OrderCardView({ drawn }: { drawn: OrderCard }) {
  const t = useTranslations('orders.card');
  const { card, known } = useCard(drawn);
  if (card === null) return <p className="text-sm text-ink-soft">{t('gone')}</p>;
  const open = card.state === 'waiting' || card.state === 'expired';
  return (
    <section
      aria-label={t('label')}
      aria-busy={!known}
      data-order-card={card.state}
      className="flex w-full max-w-xl animate-appear flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      {open || card.state === 'confirmed' ? (
        card.body.kind === 'purchase' ? (
          <PurchaseCard key={card.version} card={card} purchase={card.body} known={known} />
        ) : (
          <AfterSalesCard card={card} body={card.body} known={known} />
        )
      ) : (
        <CardOutcome card={card} />
      )}
    </section>
  );
}

type Quantities = Record<string, number>;

function PurchaseCard({ card, purchase, known }: { card: OrderCard; purchase: Purchase; known: boolean }) {
  const t = useTranslations('orders.card');
  const { text } = useShop();
  const [quantities, setQuantities] = useState<Quantities | null>(null);
  return (
    <>
      <h3 className="text-base font-semibold">{t('purchase', { shop: text(purchase.platformName) })}</h3>
      <LineList
        lines={purchase.lines}
        quantity={
          quantities === null
            ? undefined
            : (line) => (
                <QuantityField
                  label={t('quantityOf', { title: text(line.title) })}
                  value={quantities[line.offerId] ?? line.quantity}
                  // The last line can't be taken away: that is what Cancel is for.
                  least={purchase.lines.length > 1 ? 0 : 1}
                  onChange={(value) => setQuantities({ ...quantities, [line.offerId]: value })}
                />
              )
        }
      />
      <Costs purchase={purchase} />
      <CardOutcome card={card} />
      <CardActions
        card={card}
        known={known}
        quantities={quantities}
        onEdit={() => setQuantities({})}
        onDone={() => setQuantities(null)}
      />
    </>
  );
}

function AfterSalesCard({ card, body, known }: { card: OrderCard; body: AfterSales; known: boolean }) {
  const t = useTranslations('orders.card');
  const { money } = useShop();
  return (
    <>
      <h3 className="text-base font-semibold">{t(body.request)}</h3>
      <LineList lines={body.lines} />
      <div className="flex flex-col gap-1 text-sm text-ink-soft">
        {body.wanted !== null && <p>{t('wanted', { text: body.wanted })}</p>}
        {body.reason !== '' && <p>{t('reason', { text: body.reason })}</p>}
        {body.refund !== null && (
          <p className="figures font-medium text-ink">{t('comesBack', { amount: money(body.refund) })}</p>
        )}
      </div>
      <CardOutcome card={card} />
      <CardActions card={card} known={known} quantities={null} />
    </>
  );
}
