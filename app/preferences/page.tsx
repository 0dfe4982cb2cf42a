import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Traces } from '@/components/account/traces';
import { PageHead } from '@/components/frame/page-head';
import { FactList } from '@/components/memory/fact-list';
import { HiddenNotice } from '@/components/memory/hidden-notice';
import { MemoryTabs } from '@/components/memory/memory-tabs';
import { ModeChoice } from '@/components/memory/mode-choice';
import { ShoppingForm } from '@/components/memory/shopping-form';
import { SuggestionList } from '@/components/memory/suggestion-list';
import { platforms } from '@/lib/server/catalogue';
import { requireOwner } from '@/lib/server/current-owner';
import { memoryOf } from '@/lib/server/memory';
import { shopChoices } from '@/lib/server/shop-choices';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preferences');
  return { title: t('title') };
}

/** What is remembered, how it is remembered, and the settings for shopping. */
export default async function PreferencesPage() {
  const owner = await requireOwner('/preferences');
  const [t, memory, choices, shops] = await Promise.all([
    getTranslations('preferences'),
    memoryOf(owner),
    shopChoices(owner, await getLocale()),
    platforms(),
  ]);
  return (
    <>
      <PageHead title={t('title')} />
      <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
        <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-4 pt-6 pb-24 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-10">
            <MemoryTabs current="memory" />
            <ModeChoice mode={memory.mode} />
            <HiddenNotice hidden={memory.hidden} />
            <SuggestionList suggestions={memory.suggestions} />
            <FactList facts={memory.facts} />
            <Traces />
          </div>
          <ShoppingForm settings={choices.settings} platforms={shops} choices={choices} />
        </div>
      </main>
    </>
  );
}
