'use client';

import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type SelectionProps = { count: number; all: boolean; onAll: () => void; onNone: () => void; onDelete: () => void };

/** What can be done with the chosen rows; stays in sight while there are any. */
export function Selection({ count, all, onAll, onNone, onDelete }: SelectionProps) {
  const t = useTranslations('memory.select');
  return (
    <div className="sticky top-2 z-10 flex animate-appear flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2 shadow-float">
      <p role="status" className="figures flex-1 text-sm font-medium">
        {t('chosen', { count })}
      </p>
      {!all && (
        <Button look="quiet" size="sm" onClick={onAll}>
          {t('all')}
        </Button>
      )}
      <Button look="quiet" size="sm" onClick={onNone}>
        {t('none')}
      </Button>
      <Button look="danger" size="sm" onClick={onDelete}>
        <IconTrash size={16} aria-hidden />
        {t('delete')}
      </Button>
    </div>
  );
}
