'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { FactView } from '@/lib/memory/fact-view';

const LIT_MS = 4_000;
const PREFIX = '#fact-';

/** The key that the address names (`/preferences#fact-shoe_size`), or null. */
function keyInAddress(): string | null {
  const { hash } = window.location;
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return null;
  }
}

/**
 * Leads to one row: scrolls to it, gives it the focus and lights it for a while. Done here and not by `:target`, which
 * doesn't follow navigation without a page load.
 */
export function useFactAnchor(facts: readonly FactView[]): {
  lit: string | null;
  missing: boolean;
  follow: (key: string) => void;
} {
  const [target, setTarget] = useState<{ key: string; missing: boolean } | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const present = target !== null && facts.some((fact) => fact.key === target.key);

  const read = useEffectEvent(() => {
    const key = keyInAddress();
    if (key !== null) setTarget({ key, missing: !facts.some((fact) => fact.key === key) });
  });

  useEffect(() => {
    read();
    const onChange = () => read();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);

  useEffect(() => {
    if (target === null || !present) return;
    const row = document.getElementById(`fact-${target.key}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    setLit(target.key);
    const timer = setTimeout(() => setLit(null), LIT_MS);
    return () => clearTimeout(timer);
  }, [target, present]);

  return {
    lit,
    missing: target?.missing === true,
    follow: (key) => setTarget({ key, missing: false }),
  };
}
