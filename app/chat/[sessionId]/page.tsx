import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ChatScreen } from '@/components/chat/chat-screen';
import type { Owner } from '@/lib/owner';
import { currentOwner, requireOwner } from '@/lib/server/current-owner';
import { openSession } from '@/lib/server/sessions';
import { shopChoices } from '@/lib/server/shop-choices';

type Properties = { params: Promise<{ sessionId: string }> };

/** Read once for both the title and the page. */
const read = cache((owner: Owner, id: string) => openSession(owner, id));

export async function generateMetadata({ params }: Properties): Promise<Metadata> {
  const { sessionId } = await params;
  const owner = await currentOwner();
  const session = owner === null ? null : await read(owner, sessionId);
  if (session === null) return {};
  const t = await getTranslations('common');
  return { title: session.title === '' ? t('untitled') : session.title };
}

/** A stored session with its transcript; one that runs is joined by the screen. */
export default async function SessionPage({ params }: Properties) {
  const { sessionId } = await params;
  const owner = await requireOwner(`/chat/${sessionId}`);
  const session = await read(owner, sessionId);
  if (session === null) notFound();
  const { id, title, turns, running } = session;
  return (
    <ChatScreen
      key={id}
      session={{ id, title, turns, running }}
      choices={await shopChoices(owner, await getLocale())}
    />
  );
}
