'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { changeOrderCard, confirmOrderCard, withdrawOrderCard } from '@/app/actions/orders';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { OrderCard } from '@/lib/orders/card';
import { putCard } from './card-states';

type CardActionsProps = {
  card: OrderCard;
  known: boolean;
  /** Quantities that are being changed; null when none are. */
  quantities: Record<string, number> | null;
  /** Opens the fields; absent where nothing can be changed. */
  onEdit?: () => void;
  onDone?: () => void;
};

/** Confirm, change and cancel, by click. What the server says the card is then, is shown: never what the click hoped for. */
export function CardActions({ card, known, quantities, onEdit, onDone }: CardActionsProps) {
  const t = useTranslations('orders.card');
  const errors = useTranslations('errors');
  const [pending, startTransition] = useTransition();
  const { id, version, state, body } = card;
  const failed = (reply: { error: Parameters<typeof errors>[0] } | null) =>
    notify(errors(reply === null ? 'offline' : reply.error), 'bad');

  function confirm() {
    startTransition(async () => {
      const reply = await confirmOrderCard({ id, version }).catch(() => null);
      if (!reply?.ok) return failed(reply);
      putCard(reply.value.card);
      if (reply.value.outcome === 'changed') notify(t('changedElsewhere'), 'bad');
    });
  }

  function withdraw() {
    startTransition(async () => {
      const reply = await withdrawOrderCard({ id }).catch(() => null);
      if (reply?.ok) putCard(reply.value);
      else failed(reply);
    });
  }

  function change(wanted: Record<string, number>) {
    startTransition(async () => {
      const list = Object.entries(wanted).map(([offerId, quantity]) => ({ offerId, quantity }));
      const reply = await changeOrderCard({ id, quantities: list }).catch(() => null);
      if (reply?.ok) {
        putCard(reply.value);
        onDone?.();
      } else if (reply !== null && 'problem' in reply) notify(t(`problems.${reply.problem}`), 'bad');
      else failed(reply);
    });
  }

  const stale = state === 'expired' && body.kind === 'purchase';
  if (state !== 'waiting' && !stale) return null;
  const idle = known && !pending;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {stale && (
          <Button look="primary" disabled={!idle} onClick={() => change({})}>
            {t('again')}
          </Button>
        )}
        {!stale && quantities !== null && (
          <>
            <Button look="primary" disabled={!idle} onClick={() => change(quantities)}>
              {t('apply')}
            </Button>
            <Button disabled={!idle} onClick={onDone}>
              {t('withdraw')}
            </Button>
          </>
        )}
        {!stale && quantities === null && (
          <>
            <Button look="primary" disabled={!idle} onClick={confirm}>
              {body.kind === 'purchase' ? t('confirm') : t('confirmRequest')}
            </Button>
            {onEdit !== undefined && (
              <Button disabled={!idle} onClick={onEdit}>
                {t('change')}
              </Button>
            )}
            <Button look="quiet" disabled={!idle} onClick={withdraw}>
              {t('withdraw')}
            </Button>
          </>
        )}
      </div>
      {body.kind === 'purchase' && (
        <p role="status" className="text-xs text-ink-faint">
          {pending ? t('checking') : t('note')}
        </p>
      )}
    </div>
  );
}
