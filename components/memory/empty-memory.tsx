import { useTranslations } from 'next-intl';

/** What memory is and how to fill it, where there is nothing to list yet. */
export function EmptyMemory() {
  const t = useTranslations('memory.empty');
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg font-semibold">{t('title')}</h3>
      <p className="mt-1 text-sm text-ink-soft">{t('intro')}</p>
      <ul className="my-4 flex flex-col gap-2">
        {(['say1', 'say2', 'say3'] as const).map((name) => (
          <li key={name} className="w-fit rounded-lg bg-accent-soft px-3 py-1.5 text-sm">
            {t(name)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('outro')}</p>
    </div>
  );
}
