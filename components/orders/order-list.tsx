'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { type ShopChoices, ShopProvider } from '@/components/offers/shop-context';
import type { ShownOrder } from '@/lib/orders/shown-order';
import { isFinal } from '@/lib/orders/state';
import { OrderEntry } from './order-entry';

/** How often the page looks again while an order is on its way, in ms. */
const LOOK_AGAIN_MS = 20_000;

/** The orders, newest first; looked at again while something can still happen to one and the page is in view. */
export function OrderList({ orders, choices }: { orders: readonly ShownOrder[]; choices: ShopChoices }) {
  const router = useRouter();
  const moving = orders.some((order) => !isFinal(order.state));
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [moving, router]);
  return (
    <ShopProvider choices={choices}>
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} />
      ))}
    </ShopProvider>
  );
}
