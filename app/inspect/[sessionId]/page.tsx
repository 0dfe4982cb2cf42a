import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/frame/page-head';
import { Inspector } from '@/components/inspect/inspector';
import { requireOwner } from '@/lib/server/current-owner';
import { inspect } from '@/lib/server/inspect';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('inspect');
  return { title: t('title') };
}

/** How a session of this person was sent to the model, and what of it the prefix cache served. */
export default async function InspectPage({ params }: { params: Promise<{ sessionId: string }> }) {
  const { sessionId } = await params;
  const owner = await requireOwner(`/inspect/${sessionId}`);
  const [t, session] = await Promise.all([getTranslations('inspect'), inspect(owner, sessionId)]);
  if (session === null) notFound();
  return (
    <>
      <PageHead title={t('title')} />
      <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
        <Inspector session={session} />
      </main>
    </>
  );
}
