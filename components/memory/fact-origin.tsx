'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { FactView } from '@/lib/memory/fact-view';

/** Where a fact came from: the person, or the turn of a session, as a link to it. */
export function FactOrigin({ fact }: { fact: FactView }) {
  const t = useTranslations('memory.row');
  if (fact.source === 'person' && fact.sessionId === null) return t('fromYou');
  if (fact.sessionId === null || fact.turn === null) return t('fromGone');
  return (
    <Link
      href={`/chat/${fact.sessionId}#turn-${fact.turn}`}
      className="text-accent underline decoration-accent/40 underline-offset-2 hover:text-accent-strong hover:decoration-current"
    >
      {t(fact.source === 'curator' ? 'fromCurator' : 'fromChat', { turn: fact.turn })}
    </Link>
  );
}
