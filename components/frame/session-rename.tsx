'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { renameSession } from '@/app/actions/sessions';
import { notify } from '@/components/ui/notify';
import { useFrame } from './frame-context';
import type { SessionRow } from './session-days';

/** The title of a session as a field: Enter and leaving it keep the words, Esc drops them. */
export function SessionRename({ session, onDone }: { session: SessionRow; onDone: () => void }) {
  const t = useTranslations('common');
  const errors = useTranslations('errors');
  const frame = useFrame();
  const field = useRef<HTMLInputElement>(null);
  const settled = useRef(false);

  useEffect(() => {
    field.current?.select();
  }, []);

  async function keep() {
    if (settled.current) return;
    settled.current = true;
    const title = field.current?.value.trim() ?? '';
    onDone();
    if (title === '' || title === session.title) return;
    frame.renameSession(session.id, title);
    const result = await renameSession({ id: session.id, title }).catch(() => null);
    if (!result?.ok) {
      frame.renameSession(session.id, session.title);
      notify(errors(result?.error ?? 'offline'), 'bad');
    }
  }

  return (
    <li className="p-0.5">
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here.
        autoFocus
        defaultValue={session.title}
        maxLength={120}
        aria-label={t('newTitle')}
        className="min-h-8 w-full rounded-md border border-accent bg-surface px-2 text-base sm:text-sm pointer-coarse:min-h-11"
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'Enter') void keep();
          if (event.key === 'Escape') {
            settled.current = true;
            onDone();
          }
        }}
      />
    </li>
  );
}
