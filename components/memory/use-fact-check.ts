'use client';

import { useEffect, useRef, useState } from 'react';
import { checkFact } from '@/app/actions/memory';
import type { Candidate, RejectReason } from '@/lib/memory/fact';

export type FactCheck = { state: 'idle' | 'checking' | 'passes' } | { state: 'refused'; reason: RejectReason };

/** Long enough that a person is between words, short enough to be felt as "while typing". */
const PAUSE_MS = 400;

/**
 * Asks the server's gate about what is being typed, after a pause. An answer that comes when the text has changed again
 * is dropped. A check that fails (no network) says nothing: saving asks the gate again anyway.
 */
export function useFactCheck({ key, value, category }: Candidate): FactCheck {
  const [check, setCheck] = useState<FactCheck>({ state: 'idle' });
  const latest = useRef(0);

  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    if (value.trim() === '') {
      setCheck({ state: 'idle' });
      return;
    }
    setCheck((known) => (known.state === 'refused' ? known : { state: 'checking' }));
    const timer = setTimeout(async () => {
      const reply = await checkFact({ key, value, category }).catch(() => null);
      if (mine !== latest.current) return;
      if (reply === null || (!reply.ok && 'error' in reply)) setCheck({ state: 'idle' });
      else setCheck(reply.ok ? { state: 'passes' } : { state: 'refused', reason: reply.refused });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, value, category]);

  return check;
}
