'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OfferPicture } from '@/components/offers/offer-picture';
import { useShop } from '@/components/offers/shop-context';
import type { CardLine } from '@/lib/orders/card';

type LineListProps = {
  lines: readonly CardLine[];
  /** In place of the number of pieces, e.g. a field for it. */
  quantity?: (line: CardLine) => ReactNode;
};

/** What is bought: picture, title, size, price of one and how many. */
export function LineList({ lines, quantity }: LineListProps) {
  const t = useTranslations('orders');
  const { text, money } = useShop();
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <li key={line.offerId} className="grid grid-cols-[3.5rem_1fr] gap-x-3">
          <OfferPicture src={line.picture} className="w-full self-start" />
          <div className="min-w-0 text-sm">
            <p className="line-clamp-2 font-medium" title={text(line.title)}>
              {text(line.title)}
            </p>
            <div className="figures mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              {line.size !== null && (
                <span className="font-medium text-ink">
                  {t('size', { size: `${line.size.system} ${line.size.value}` })}
                </span>
              )}
              <span>{money(line.price)}</span>
              {quantity === undefined ? <span>{t('quantity', { count: line.quantity })}</span> : quantity(line)}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
