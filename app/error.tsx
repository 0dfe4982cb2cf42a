'use client';

import { useTranslations } from 'next-intl';
import { EmptyPage } from '@/components/frame/empty-page';
import { Button } from '@/components/ui/button';

/** A page that couldn't be rendered, with the frame around it still standing. */
export default function PageError({ retry }: { error: Error; retry: () => void }) {
  const t = useTranslations('errors');
  const common = useTranslations('common');
  return (
    <EmptyPage title={t('crashTitle')} text={t('crashText')}>
      <Button look="primary" onClick={retry}>
        {common('tryAgain')}
      </Button>
    </EmptyPage>
  );
}
