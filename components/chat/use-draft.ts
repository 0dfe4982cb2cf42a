'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { NEW } from './conversation-shelf';

const nameOf = (key: string) => `draft:${key}`;

/**
 * What is being typed in a session; kept until it is sent, over reloads and failures. What was typed while a new
 * session got its address goes with it.
 */
export function useDraft(key: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('');
  const shown = useRef<{ key: string; text: string } | null>(null);

  const write = useCallback(
    (next: string) => {
      shown.current = { key, text: next };
      setText(next);
      keep(key, next);
    },
    [key],
  );

  useEffect(() => {
    const before = shown.current;
    if (before?.key === key) return;
    if (before?.key === NEW && before.text !== '') {
      keep(NEW, '');
      write(before.text);
    } else {
      shown.current = { key, text: kept(key) };
      setText((typed) => (before === null && typed !== '' ? typed : kept(key)));
    }
  }, [key, write]);
  return [text, write];
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(key));
    else sessionStorage.setItem(nameOf(key), text);
  } catch {
    // Storage may be full or switched off; the text still stands in the field.
  }
}

function kept(key: string): string {
  try {
    return sessionStorage.getItem(nameOf(key)) ?? '';
  } catch {
    return '';
  }
}
