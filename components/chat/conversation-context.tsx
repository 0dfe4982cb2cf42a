'use client';

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { reopenSession } from '@/app/actions/sessions';
import { rejoinTurn, sendMessage, stopTurn } from '@/app/actions/turns';
import { useFrame } from '@/components/frame/frame-context';
import { type Conversation, emptyConversation, foldSession, type OpenedSession } from './conversation';
import { NEW } from './conversation-shelf';
import { ConversationStore } from './conversation-store';

const ConversationContext = createContext<ConversationStore | null>(null);

/** Length of the title that a session has until the server gives it one. */
const FIRST_TITLE = 40;

/** Keeps the conversations of this visit above the pages, and the address and the list of sessions in step with them. */
export function ConversationProvider({ children }: { children: ReactNode }) {
  const { putSession, refreshSessions } = useFrame();
  const [store] = useState(
    () =>
      new ConversationStore(
        {
          send: sendMessage,
          join: rejoinTurn,
          stop: stopTurn,
          reopen: reopenSession,
          wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        },
        {
          opened(id, words) {
            const address = `/chat/${id}`;
            if (window.location.pathname === '/') window.history.replaceState(null, '', address);
            putSession({ id, title: words.slice(0, FIRST_TITLE), updatedAt: new Date().toISOString(), running: true });
          },
          settled: () => void refreshSessions(),
        },
      ),
  );

  useEffect(() => {
    const onOnline = () => store.rejoinLost();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [store]);

  return <ConversationContext value={store}>{children}</ConversationContext>;
}

export function useConversationStore(): ConversationStore {
  const store = useContext(ConversationContext);
  if (store === null) throw new Error('useConversationStore stands outside of ConversationProvider');
  return store;
}

export function useConversationKey(path: string): string {
  const store = useConversationStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.keyOf(path),
    () => store.keyOf(path),
  );
}

/** The conversation that a page shows: what this visit knows of it, else what the page was rendered with. */
export function useConversation(key: string, session: OpenedSession | null): Conversation {
  const store = useConversationStore();
  const [rendered] = useState(() => (session === null ? emptyConversation : foldSession(session)));
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.get(key),
    () => undefined,
  );
  useEffect(() => {
    if (session !== null) store.seed(session);
  }, [store, session]);
  return known ?? (key === NEW ? emptyConversation : rendered);
}
