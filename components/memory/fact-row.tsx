'use client';

import { IconPencil, IconTrash } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { FactView } from '@/lib/memory/fact-view';
import { Day } from './day';
import { FactExpiry } from './fact-expiry';
import { FactOrigin } from './fact-origin';
import { topicOfKey } from './topics';

type FactRowProps = {
  fact: FactView;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One fact as it is read: the value large, the rest small under it. */
export function FactRow({ fact, selected, onSelect, onEdit, onDelete }: FactRowProps) {
  const t = useTranslations('memory');
  const { value } = fact;
  const topic = topicOfKey(fact.key);
  return (
    <div className={clsx('flex items-start gap-3 px-4 py-3', selected && 'bg-accent-soft/60')}>
      <span className="flex h-[calc(1em*1.6)] items-center text-lg">
        <Checkbox checked={selected} onCheckedChange={onSelect} label={t('row.selectNamed', { value })} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-lg font-medium">{value}</p>
        <p className="text-xs text-ink-faint">
          {topic !== null && <span className="mr-2 text-ink-soft">{t(`topics.${topic}`)}</span>}
          <span className="sr-only">{t('row.about')} </span>
          <code className="figures font-sans">{fact.key}</code>
        </p>
        <p className="mt-1.5 text-sm text-ink-soft">{t(`purpose.${fact.purpose}`)}</p>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-faint">
          <Term name={t('row.from')}>
            <FactOrigin fact={fact} />
          </Term>
          <Term name={t('row.written')}>
            <Day at={fact.createdAt} />
          </Term>
          {fact.updatedAt.slice(0, 16) !== fact.createdAt.slice(0, 16) && (
            <Term name={t('row.changed')}>
              <Day at={fact.updatedAt} />
            </Term>
          )}
          <Term name={t('row.expires')}>
            <FactExpiry fact={fact} />
          </Term>
        </dl>
      </div>
      <div className="-mr-2 flex shrink-0 flex-col sm:flex-row">
        <Button
          look="quiet"
          size="icon"
          aria-label={t('row.editNamed', { value })}
          title={t('row.edit')}
          onClick={onEdit}
        >
          <IconPencil size={18} aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="icon"
          className="hover:text-bad"
          aria-label={t('row.deleteNamed', { value })}
          title={t('row.delete')}
          onClick={onDelete}
        >
          <IconTrash size={18} aria-hidden />
        </Button>
      </div>
    </div>
  );
}

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1">
      <dt>{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}
