import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/frame/page-head';
import { SkillEntry } from '@/components/skills/skill-entry';
import { builtInSkills } from '@/lib/server/skills';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('skills');
  return { title: t('title') };
}

/** The skills that the assistant can read, as it reads them. */
export default async function SkillsPage() {
  const [t, skills] = await Promise.all([getTranslations('skills'), builtInSkills()]);
  return (
    <>
      <PageHead title={t('title')} />
      <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
        <div className="mx-auto flex max-w-4xl flex-col gap-4 px-4 pt-6 pb-24 sm:px-6">
          <p className="max-w-[72ch] text-ink-soft">{t('intro')}</p>
          {skills.map((skill) => (
            <SkillEntry key={skill.name} skill={skill} />
          ))}
        </div>
      </main>
    </>
  );
}
