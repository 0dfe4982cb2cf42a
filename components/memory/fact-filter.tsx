'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { factCategories, factSources } from '@/lib/memory/fact';
import { type FactFilterState, isFiltering, noFilter } from './filter-facts';

type FactFilterProps = {
  filter: FactFilterState;
  onFilter: (filter: FactFilterState) => void;
  shown: number;
  count: number;
};

/** Narrows the list by words, by use and by where a fact came from. */
export function FactFilter({ filter, onFilter, shown, count }: FactFilterProps) {
  const t = useTranslations('memory');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Field label={t('filter.label')} labelHidden className="min-w-40 flex-1 basis-48">
        <TextInput
          type="search"
          value={filter.text}
          onValueChange={(text) => onFilter({ ...filter, text })}
          placeholder={t('filter.placeholder')}
          autoComplete="off"
        />
      </Field>
      <Select
        label={t('filter.category')}
        className="w-auto! min-w-36"
        value={filter.category}
        onValueChange={(category) => onFilter({ ...filter, category })}
        options={[
          { value: 'all', label: t('filter.allCategories') },
          ...factCategories.map((one) => ({ value: one, label: t(`categories.${one}.name`) })),
        ]}
      />
      <Select
        label={t('filter.source')}
        className="w-auto! min-w-36"
        value={filter.source}
        onValueChange={(source) => onFilter({ ...filter, source })}
        options={[
          { value: 'all', label: t('filter.allSources') },
          ...factSources.map((one) => ({ value: one, label: t(`filter.sources.${one}`) })),
        ]}
      />
      {isFiltering(filter) && (
        <p role="status" className="figures flex basis-full flex-wrap items-center gap-2 text-sm text-ink-soft">
          {shown === 0 ? t('filter.none') : t('filter.shown', { shown, count })}
          <Button look="quiet" size="sm" onClick={() => onFilter(noFilter)}>
            {t('filter.reset')}
          </Button>
        </p>
      )}
    </div>
  );
}
