'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { FactCategory } from '@/lib/memory/fact';
import type { FactView } from '@/lib/memory/fact-view';
import { FactEdit } from './fact-edit';
import { FactRow } from './fact-row';

type FactGroupProps = {
  category: FactCategory;
  facts: readonly FactView[];
  selected: ReadonlySet<string>;
  /** Key of the row that a link led to. */
  lit: string | null;
  editing: string | null;
  onSelect: (key: string, on: boolean) => void;
  onEdit: (key: string | null) => void;
  onSaved: (key: string) => void;
  onDelete: (keys: string[]) => void;
};

/** The facts of one category under a line on what the category does. */
export function FactGroup({ category, facts, ...props }: FactGroupProps) {
  const t = useTranslations('memory.categories');
  const words = useTranslations('memory');
  const title = `memory-${category}`;
  return (
    <section aria-labelledby={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={title} className="font-semibold">
          {t(`${category}.name`)} <span className="figures font-normal text-ink-faint">{facts.length}</span>
        </h3>
        {facts.length > 1 && (
          <Button
            look="quiet"
            size="sm"
            className="hover:text-bad"
            aria-label={words('deleteCategoryNamed', { count: facts.length, name: t(`${category}.name`) })}
            onClick={() => props.onDelete(facts.map((fact) => fact.key))}
          >
            {words('deleteCategory', { count: facts.length })}
          </Button>
        )}
      </div>
      <p className="mb-2 text-sm text-ink-soft">{t(`${category}.does`)}</p>
      {facts.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line px-4 py-3 text-sm text-ink-faint">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {facts.map((fact) => (
            <li
              key={fact.key}
              id={`fact-${fact.key}`}
              tabIndex={-1}
              className={clsx(
                'scroll-my-24 transition-colors duration-200 -outline-offset-2',
                props.lit === fact.key && 'bg-accent-soft ring-2 ring-accent ring-inset',
              )}
            >
              {props.editing === fact.key ? (
                <FactEdit
                  fact={fact}
                  onSaved={props.onSaved}
                  onCancel={() => {
                    props.onEdit(null);
                    document.getElementById(`fact-${fact.key}`)?.focus();
                  }}
                />
              ) : (
                <FactRow
                  fact={fact}
                  selected={props.selected.has(fact.key)}
                  onSelect={(on) => props.onSelect(fact.key, on)}
                  onEdit={() => props.onEdit(fact.key)}
                  onDelete={() => props.onDelete([fact.key])}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
