import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';

const tabs = [
  { name: 'memory', href: '/preferences' },
  { name: 'activity', href: '/preferences/activity' },
] as const;

/** What is remembered, and what happened to it: two pages under one head. */
export function MemoryTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  const t = useTranslations('memory.tabs');
  return (
    <nav aria-label={t('label')} className="border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ name, href }) => (
          <li key={name}>
            <Link
              href={href}
              aria-current={name === current ? 'page' : undefined}
              className={clsx(
                '-mb-px inline-flex min-h-11 items-center border-b-2 px-3 text-sm font-medium',
                name === current ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
