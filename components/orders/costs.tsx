'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useShop } from '@/components/offers/shop-context';
import type { Purchase } from '@/lib/orders/card';

const named = ['shipping', 'duty', 'tax', 'fee', 'discount', 'insurance'] as const;

/** What it costs, line by line, and delivered. What isn't known is said to be unknown and never adds up to a total. */
export function Costs({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('orders.card');
  const { money, destinationName } = useShop();
  const { goods, shipping, landed, destination, days } = purchase;
  const beyond =
    landed?.kind === 'known' ? landed.parts.filter((part) => !['goods', 'shipping'].includes(part.kind)) : [];
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      {destination !== null && (
        <p className="figures text-ink-soft">
          {days === null
            ? t('toOnly', { country: destinationName(destination) })
            : t('to', { country: destinationName(destination), from: days[0], days: days[1] })}
        </p>
      )}
      <dl className="flex flex-col gap-1">
        <Row label={t('goods')}>{money(goods)}</Row>
        <Row label={t('shipping')}>{shipping === null ? t('unknown') : money(shipping)}</Row>
        {beyond.map(({ kind, amount }) => {
          const name = named.find((one) => one === kind);
          return (
            <Row key={kind} label={name === undefined ? kind : t(name)}>
              {money(amount)}
            </Row>
          );
        })}
        {landed?.kind === 'known' && (
          <Row label={t('delivered')} strong>
            {money(landed.total)}
            {landed.estimate && <span className="ml-1.5 text-xs font-normal text-ink-soft">{t('estimate')}</span>}
          </Row>
        )}
        {landed?.kind !== 'known' && (
          <Row label={t('delivered')} strong>
            {t('unknown')}
          </Row>
        )}
      </dl>
      {landed?.kind !== 'known' && (
        <p className="text-xs text-ink-soft">{landed === null ? t('noDestination') : t('unknownNote')}</p>
      )}
    </div>
  );
}

function Row({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={
        strong ? 'flex justify-between gap-4 border-t border-line pt-1.5 font-semibold' : 'flex justify-between gap-4'
      }
    >
      <dt className={strong ? undefined : 'text-ink-soft'}>{label}</dt>
      <dd className="figures text-right">{children}</dd>
    </div>
  );
}
