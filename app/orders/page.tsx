import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/frame/empty-page';
import { PageHead } from '@/components/frame/page-head';
import { OrderList } from '@/components/orders/order-list';
import { requireOwner } from '@/lib/server/current-owner';
import { listOrders } from '@/lib/server/orders';
import { shopChoices } from '@/lib/server/shop-choices';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('title') };
}

/** What the person ordered: how far it is, and what can still be done. */
export default async function OrdersPage() {
  const owner = await requireOwner('/orders');
  const [t, orders, choices] = await Promise.all([
    getTranslations('orders'),
    listOrders(owner),
    shopChoices(owner, await getLocale()),
  ]);
  if (orders.length === 0) return <EmptyPage title={t('title')} text={t('empty')} />;
  return (
    <>
      <PageHead title={t('title')} />
      <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
        <div className="mx-auto flex max-w-4xl flex-col gap-4 px-4 pt-6 pb-24 sm:px-6">
          <p className="max-w-[72ch] text-ink-soft">{t('intro')}</p>
          <OrderList orders={orders} choices={choices} />
        </div>
      </main>
    </>
  );
}
