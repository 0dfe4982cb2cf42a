'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { useFrame } from '@/components/frame/frame-context';
import { PageHead } from '@/components/frame/page-head';
import { InspectLink } from '@/components/inspect/inspect-link';
import { DetailsProvider } from '@/components/offers/details-context';
import { type ShopChoices, ShopProvider } from '@/components/offers/shop-context';
import { Announcer } from './announcer';
import { prepareMarkdown } from './answer-text';
import { COMPOSER, Composer } from './composer';
import type { OpenedSession } from './conversation';
import { useConversation, useConversationKey, useConversationStore } from './conversation-context';
import { NEW } from './conversation-shelf';
import { Thread } from './thread';
import { Welcome } from './welcome';

type ChatScreenProps = {
  /** Null on the page of a new session. */
  session: OpenedSession | null;
  choices: ShopChoices;
};

/** A session, new or old. The address says which: a new one gets its own as soon as its first message was taken. */
export function ChatScreen({ session, choices }: ChatScreenProps) {
  const t = useTranslations('common');
  const store = useConversationStore();
  const { sessions } = useFrame();
  const path = usePathname();
  const key = useConversationKey(path);
  const conversation = useConversation(key, session);
  const { turns } = conversation;
  const listed = sessions?.find(({ id }) => id === key)?.title;
  const title = key === NEW ? t('newSession') : listed || conversation.title || t('untitled');

  const send = useCallback(
    (text: string) => {
      void store.send(key, text);
      // The button that was pressed may be gone now; on a phone the keyboard stays away.
      if (window.matchMedia('(pointer: fine)').matches) document.getElementById(COMPOSER)?.focus();
    },
    [store, key],
  );
  const stop = useCallback(() => void store.stop(key), [store, key]);
  const rejoin = useCallback(() => void store.rejoin(key), [store, key]);
  const typing = useCallback(() => store.clearRefusal(key), [store, key]);

  useEffect(() => {
    if (path !== '/') store.arrived();
  }, [store, path]);
  useEffect(() => {
    if (key !== NEW) document.title = `${title} · ${t('appName')}`;
  }, [key, title, t]);
  useEffect(() => {
    if (turns.length > 0) prepareMarkdown();
  }, [turns.length]);

  return (
    <ShopProvider choices={choices}>
      <DetailsProvider>
        <PageHead title={title}>{key !== NEW && <InspectLink sessionId={key} />}</PageHead>
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
          {turns.length === 0 ? (
            <Welcome onSend={send} />
          ) : (
            <Thread conversation={conversation} onSend={send} onRejoin={rejoin} />
          )}
          <Announcer view={turns.at(-1) ?? null} />
          <Composer draftKey={key} conversation={conversation} onSend={send} onStop={stop} onTyping={typing} />
        </main>
      </DetailsProvider>
    </ShopProvider>
  );
}
