'use client';

import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AnswerText } from '@/components/chat/answer-text';
import { Chip } from '@/components/ui/chip';
import type { Skill } from '@/lib/skills/skill';
import { lowerHeadings } from './lower-headings';

/** One skill: what it is called and when it is read; its text opens below. */
export function SkillEntry({ skill }: { skill: Skill }) {
  const t = useTranslations('skills');
  const [opened, setOpened] = useState(false);
  return (
    <article aria-labelledby={`skill-${skill.name}`} className="rounded-lg border border-line bg-surface">
      <header className="px-5 pt-4 pb-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`skill-${skill.name}`} className="text-lg font-semibold">
            {skill.name}
          </h2>
          <Chip>{t('builtIn')}</Chip>
        </div>
        <h3 className="mt-2 text-xs font-medium text-ink-faint">{t('when')}</h3>
        <p className="max-w-[72ch] text-sm text-ink-soft">{skill.description}</p>
      </header>
      <details className="group border-t border-line" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-b-lg px-5 py-2 text-sm font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <IconChevronRight size={16} aria-hidden className="transition-transform group-open:rotate-90" />
          {t('read')}
        </summary>
        <div lang="en" className="overflow-x-auto px-5 pt-1 pb-5">
          {opened && <AnswerText text={lowerHeadings(skill.body)} streaming={false} />}
        </div>
      </details>
    </article>
  );
}
