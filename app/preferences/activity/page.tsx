import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ActivityList } from '@/components/activity/activity-list';
import { ShoppingActivity } from '@/components/activity/shopping-activity';
import { PageHead } from '@/components/frame/page-head';
import { MemoryTabs } from '@/components/memory/memory-tabs';
import { requireOwner } from '@/lib/server/current-owner';
import { activityOf } from '@/lib/server/memory-activity';

type Properties = { searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('activity');
  return { title: t('title') };
}

/** What happened to memory, and what was searched and bought lately. */
export default async function ActivityPage({ searchParams }: Properties) {
  const asked = Number((await searchParams).page);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const owner = await requireOwner('/preferences/activity');
  const [t, activity] = await Promise.all([getTranslations('preferences'), activityOf(owner, page)]);
  return (
    <>
      <PageHead title={t('title')} />
      <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
        <div className="mx-auto flex max-w-4xl flex-col gap-10 px-4 pt-6 pb-24 sm:px-6">
          <MemoryTabs current="activity" />
          <ActivityList lines={activity.lines} page={activity.page} more={activity.more} />
          <ShoppingActivity done={activity.shopping} />
        </div>
      </main>
    </>
  );
}
