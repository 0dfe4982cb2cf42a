'use client';

import { useCallback, useEffect, useState } from 'react';

const nameOf = (key: string) => `draft:${key}`;

/** What is being typed in a session; kept until it is sent, over reloads and failures. */
export function useDraft(key: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('');

  useEffect(() => {
    const kept = read(key);
    if (kept !== '') setText((typed) => (typed === '' ? kept : typed));
  }, [key]);

  const write = useCallback(
    (next: string) => {
      setText(next);
      try {
        if (next === '') sessionStorage.removeItem(nameOf(key));
        else sessionStorage.setItem(nameOf(key), next);
      } catch {
        // Storage may be full or switched off; the text still stands in the field.
      }
    },
    [key],
  );
  return [text, write];
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(nameOf(key)) ?? '';
  } catch {
    return '';
  }
}
