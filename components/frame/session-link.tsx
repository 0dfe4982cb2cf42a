'use client';

import { IconDots, IconPencil, IconStack2, IconTrash } from '@tabler/icons-react';
import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { deleteSession } from '@/app/actions/sessions';
import { useConversationStore } from '@/components/chat/conversation-context';
import { buttonClass } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { notify } from '@/components/ui/notify';
import { useFrame } from './frame-context';
import type { SessionRow } from './session-days';
import { SessionRename } from './session-rename';

const Confirm = lazy(() => import('@/components/ui/confirm').then((module) => ({ default: module.Confirm })));

/** A session in the list; renames in place, asks before it deletes. */
export function SessionLink({ session, onLeave }: { session: SessionRow; onLeave?: () => void }) {
  const t = useTranslations('common');
  const errors = useTranslations('errors');
  const inspect = useTranslations('inspect');
  const { dropSession } = useFrame();
  const store = useConversationStore();
  const router = useRouter();
  const here = usePathname() === `/chat/${session.id}`;
  const [renaming, setRenaming] = useState(false);
  const [asking, setAsking] = useState(false);
  const title = session.title === '' ? t('untitled') : session.title;

  async function remove() {
    setAsking(false);
    const result = await deleteSession({ id: session.id }).catch(() => null);
    if (result === null || (!result.ok && result.error !== 'not_found')) {
      notify(errors(result?.error ?? 'offline'), 'bad');
      return;
    }
    dropSession(session.id);
    store.forget(session.id);
    notify(t('sessionDeleted'));
    if (here) router.push('/');
  }

  if (renaming) return <SessionRename session={session} onDone={() => setRenaming(false)} />;
  return (
    <li
      className={clsx(
        'group relative flex items-center rounded-md',
        here ? 'bg-accent-soft text-ink' : 'text-ink-soft focus-within:bg-sunken hover:bg-sunken',
      )}
    >
      <Link
        href={`/chat/${session.id}`}
        onClick={onLeave}
        aria-current={here ? 'page' : undefined}
        title={title}
        className="min-w-0 flex-1 truncate rounded-md py-1.5 pr-1 pl-2 text-sm pointer-coarse:py-2.5"
      >
        {session.running && (
          <>
            <span aria-hidden className="mr-2 inline-block size-2 animate-breathe rounded-full bg-accent" />
            <span className="sr-only">{t('sessionRunning')} </span>
          </>
        )}
        {title}
      </Link>
      <Menu
        label={t('sessionMenu', { title })}
        trigger={<IconDots size={18} aria-hidden />}
        triggerClassName={buttonClass(
          'quiet',
          'icon',
          'size-8 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[popup-open]:opacity-100 pointer-coarse:opacity-100',
        )}
        commands={[
          {
            name: inspect('open'),
            icon: <IconStack2 size={16} aria-hidden />,
            run: () => {
              onLeave?.();
              router.push(`/inspect/${session.id}`);
            },
          },
          { name: t('rename'), icon: <IconPencil size={16} aria-hidden />, run: () => setRenaming(true) },
          {
            name: t('delete'),
            icon: <IconTrash size={16} aria-hidden />,
            tone: 'danger',
            run: () => setAsking(true),
          },
        ]}
      />
      {asking && (
        <Suspense>
          <Confirm
            open
            onOpenChange={setAsking}
            title={t('deleteSessionTitle')}
            description={t('deleteSessionText', { title })}
            action={t('delete')}
            onConfirm={remove}
          />
        </Suspense>
      )}
    </li>
  );
}
