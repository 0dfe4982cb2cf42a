'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { requestOrder } from '@/app/actions/orders';
import { useShop } from '@/components/offers/shop-context';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Field, TextInput } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import type { Request } from '@/lib/orders/card';
import { paid } from '@/lib/orders/order';
import type { ShownOrder } from '@/lib/orders/shown-order';

/** What the person may ask for now: each is asked back once, and done by the second click. */
export function OrderRequests({ order }: { order: ShownOrder }) {
  const t = useTranslations('orders');
  const errors = useTranslations('errors');
  const { money } = useShop();
  const [asked, setAsked] = useState<Request | null>(null);
  const [reason, setReason] = useState('');
  const [pending, startTransition] = useTransition();

  function send(request: Request | 'take_back') {
    setAsked(null);
    startTransition(async () => {
      const reply = await requestOrder({ id: order.id, request, reason }).catch(() => null);
      if (!reply?.ok) notify(errors(reply === null ? 'offline' : reply.error), 'bad');
      else if (!reply.value.moved) notify(t('tooLate'), 'bad');
    });
  }

  return (
    <>
      {order.requests.map((request) => (
        <Button
          key={request}
          size="sm"
          look={request === 'cancel' ? 'danger' : 'secondary'}
          disabled={pending}
          onClick={() => {
            setReason('');
            setAsked(request);
          }}
        >
          {t(`requests.${request}`)}
        </Button>
      ))}
      {order.takesBack && (
        <Button size="sm" disabled={pending} onClick={() => send('take_back')}>
          {t('requests.take_back')}
        </Button>
      )}
      {asked !== null && (
        <Confirm
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t(`ask.${asked}.title`)}
          description={
            asked === 'exchange'
              ? t('ask.exchange.text')
              : t(`ask.${asked}.text`, { amount: money(paid(order.purchase)) })
          }
          action={t(`requests.${asked}`)}
          onConfirm={() => send(asked)}
          disabled={asked === 'exchange' && reason.trim() === ''}
        >
          {asked !== 'cancel' && (
            <Field label={asked === 'exchange' ? t('wanted') : t('reason')} className="mt-4">
              <TextInput value={reason} maxLength={200} onChange={(event) => setReason(event.currentTarget.value)} />
            </Field>
          )}
        </Confirm>
      )}
    </>
  );
}
