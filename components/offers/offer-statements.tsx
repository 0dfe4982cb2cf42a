'use client';

import { useTranslations } from 'next-intl';
import type { Offer } from '@/lib/catalogue/offer';
import { useShop } from './shop-context';

/** Description, every stated attribute, and where it ships to at what charge. What isn't stated isn't listed. */
export function OfferStatements({ offer }: { offer: Offer }) {
  const t = useTranslations('offers');
  const { text, money, destinationName } = useShop();
  const rows: [string, string][] = [];
  if (offer.brand !== null) rows.push([t('brand'), text(offer.brand)]);
  if (offer.size !== null) rows.push([t('size'), `${offer.size.system} ${offer.size.value}`]);
  for (const { name, values } of offer.attributes) {
    rows.push([t(`attributes.${name}`), values.map(text).join(t('listComma'))]);
  }
  if (offer.gtin !== null) rows.push([t('gtin'), offer.gtin]);

  return (
    <>
      <p className="mt-5 text-sm text-ink-soft">{text(offer.description)}</p>
      <h3 className="mt-5 text-sm font-semibold">{t('stated')}</h3>
      <dl className="mt-2 divide-y divide-line border-y border-line text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[7rem_1fr] gap-3 py-2">
            <dt className="text-ink-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-faint">{t('unstatedNote')}</p>
      <h3 className="mt-5 text-sm font-semibold">{t('shipsTo')}</h3>
      <ul className="figures mt-2 space-y-1 text-sm">
        {offer.shipping.map(({ to, price, days }) => (
          <li key={to} className="flex justify-between gap-3">
            <span>{destinationName(to)}</span>
            <span className="text-ink-soft">
              {price.amount === 0 ? t('freeShipping') : money(price)} · {t('days', { from: days[0], to: days[1] })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
