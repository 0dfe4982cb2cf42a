'use client';

import { IconChevronDown } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Comparison, OfferCard } from '@/lib/events';
import { OfferPicture } from './offer-picture';
import { useShop } from './shop-context';

/** Rows that are shown until the person asks for all. */
const FEW = 5;

/** Offers side by side: the first rows that differ, all on request; the names of the rows always in sight. */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('offers');
  const { text, money } = useShop();
  const { offers } = comparison;
  // The head of each column names the platform already.
  const rows = comparison.rows.filter((row) => row.field !== 'platform');
  const [whole, setWhole] = useState(false);
  const table = useId();
  if (offers.length === 0) return null;
  const differing = rows.filter((row) => row.differs);
  const sorted = [...differing, ...rows.filter((row) => !row.differs)];
  const brief = (differing.length > 0 ? differing : rows).slice(0, FEW);
  const shown = whole ? sorted : brief;
  const nameOf = ({ label, field }: Comparison['rows'][number]) => {
    if (label !== null) return text(label);
    const key = `fields.${field}` as 'fields.price';
    return t.has(key) ? t(key) : field;
  };

  // Amounts are written as everywhere else on the page, not as the model reads them.
  const worded = (field: string, offer: OfferCard) => {
    if (field === 'price') {
      const about = offer.converted === null ? '' : ` (${t('about', { price: money(offer.converted) })})`;
      return `${money(offer.price)}${about}`;
    }
    return field === 'shipping' && offer.shipping !== null ? money(offer.shipping.price) : null;
  };

  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{t('comparison')}</h3>
      <section
        className="overflow-x-auto rounded-lg border border-line bg-surface"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('comparisonScroll')}
      >
        <table
          id={table}
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
          style={{ minWidth: `${6.5 + offers.length * 9}rem` }}
        >
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 w-26 border-r border-b border-line bg-surface p-3">
                <span className="sr-only">{t('feature')}</span>
              </th>
              {offers.map((offer) => (
                <th key={offer.id} scope="col" className="border-b border-line p-3 text-left align-top font-medium">
                  <OfferPicture src={offer.picture} className="mb-2 w-12" />
                  <span className="line-clamp-2 leading-snug">{text(offer.title)}</span>
                  <span className="mt-1 block text-xs font-normal text-ink-faint">{text(offer.platformName)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.field} className="group">
                <th
                  scope="row"
                  className="sticky left-0 z-10 border-r border-b border-line bg-surface p-3 text-left align-top font-normal text-ink-soft group-last:border-b-0"
                >
                  {nameOf(row)}
                </th>
                {offers.map((offer, index) => {
                  const value = worded(row.field, offer) ?? row.values[index];
                  return (
                    <td key={offer.id} className="figures border-b border-line p-3 align-top group-last:border-b-0">
                      {value == null ? (
                        <span className="text-ink-faint">{t('notStated')}</span>
                      ) : (
                        <span className={row.differs ? 'font-medium' : 'text-ink-soft'}>
                          {typeof value === 'string' ? value : text(value)}
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > brief.length && (
        <Button
          look="quiet"
          size="sm"
          className="mt-1"
          aria-expanded={whole}
          aria-controls={table}
          onClick={() => setWhole(!whole)}
        >
          <IconChevronDown size={16} aria-hidden className={clsx('transition-transform', whole && 'rotate-180')} />
          {whole ? t('fewerRows') : t('allRows', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
