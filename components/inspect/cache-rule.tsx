import { useFormatter, useTranslations } from 'next-intl';
import type { Inspection } from '@/lib/context/inspection';

/** The provider's published rule, in words. */
export function CacheRuleText({ profile }: { profile: Inspection['profile'] }) {
  const t = useTranslations('inspect.rule');
  const format = useFormatter();
  const { name, rule, contextWindow, sources } = profile;
  const minimum = format.number(rule.minimum);
  return (
    <div className="flex max-w-[72ch] flex-col gap-2 text-sm text-ink-soft">
      <p>
        {t('name', { name, window: format.number(contextWindow) })}{' '}
        {rule.kind === 'marked' ? t('marked', { minimum }) : t(rule.kind, { minimum, unit: format.number(rule.unit) })}{' '}
        {t('life', {
          minutes: Math.round(rule.ttlMs / 60_000),
          price: format.number(rule.readPrice, { style: 'percent', maximumFractionDigits: 1 }),
        })}
      </p>
      {sources.length > 0 && (
        <p className="text-xs text-ink-faint">
          {t('sources')} {sources.join(' · ')}
        </p>
      )}
    </div>
  );
}
