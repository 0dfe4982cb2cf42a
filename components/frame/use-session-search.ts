'use client';

import { useEffect, useState } from 'react';
import { searchSessions } from '@/app/actions/sessions';
import { useFrame } from './frame-context';
import type { SessionRow } from './session-days';

const NONE: SessionRow[] = [];

/**
 * The sessions that a query finds: by title at once, then what the server finds too. An empty query finds all.
 */
export function useSessionSearch(query: string): SessionRow[] {
  const { sessions: listed, dropped } = useFrame();
  const sessions = listed ?? NONE;
  const words = query.trim();
  const [answer, setAnswer] = useState<{ words: string; rows: SessionRow[] } | null>(null);

  useEffect(() => {
    if (words === '') return;
    let current = true;
    const timer = setTimeout(async () => {
      const result = await searchSessions({ query: words }).catch(() => null);
      if (current && result?.ok) setAnswer({ words, rows: result.value });
    }, 250);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [words]);

  if (words === '') return sessions;
  const byTitle = sessions.filter((session) => session.title.toLocaleLowerCase().includes(words.toLocaleLowerCase()));
  const more =
    answer?.words === words
      ? answer.rows.filter(({ id }) => !dropped.has(id) && !byTitle.some((other) => other.id === id))
      : [];
  return [...byTitle, ...more];
}
