'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { TurnView } from './turn-view';

type TurnEndingProps = {
  view: TurnView;
  /** Only the last turn can be taken up again. */
  last: boolean;
  /** The link to the running turn was lost. */
  lost: boolean;
  onSend: (text: string) => void;
  onRejoin: () => void;
};

/** How a turn ended when it didn't end with an answer, and the way on. */
export function TurnEnding({ view, last, lost, onSend, onRejoin }: TurnEndingProps) {
  const t = useTranslations('chat.ending');
  const errors = useTranslations('errors');
  if (lost) {
    return (
      <Notice
        tone="warn"
        actions={
          <Button size="sm" onClick={onRejoin}>
            {t('lookAgain')}
          </Button>
        }
      >
        {t('lost')}
      </Notice>
    );
  }
  const again = (
    <Button size="sm" onClick={() => onSend(view.words)}>
      {t('tryAgain')}
    </Button>
  );
  const goOn = (
    <Button size="sm" onClick={() => onSend(t('goOnWords'))}>
      {t('goOn')}
    </Button>
  );
  switch (view.status) {
    case 'stopped':
      return (
        <Notice
          actions={
            last && (
              <>
                {goOn}
                {again}
              </>
            )
          }
        >
          {t('stopped')}
        </Notice>
      );
    case 'crashed':
      return (
        <Notice
          tone="warn"
          actions={
            last && (
              <>
                {goOn}
                {again}
              </>
            )
          }
        >
          {t('interrupted')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="bad" actions={last && view.error?.retryable !== false && again}>
          {errors(view.error?.code ?? 'internal')}
        </Notice>
      );
    default:
      return null;
  }
}
