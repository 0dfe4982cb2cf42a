'use client';

import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from 'sonner';
import { deleteSession } from '@/app/actions/sessions';
import { buttonClass } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Menu, MenuItem } from '@/components/ui/menu';
import { useFrame } from './frame-context';
import type { SessionRow } from './session-days';
import { SessionRename } from './session-rename';

/** A session in the list; renames in place, asks before it deletes. */
export function SessionLink({ session, onLeave }: { session: SessionRow; onLeave?: () => void }) {
  const t = useTranslations('common');
  const errors = useTranslations('errors');
  const { dropSession } = useFrame();
  const router = useRouter();
  const here = usePathname() === `/chat/${session.id}`;
  const [renaming, setRenaming] = useState(false);
  const [asking, setAsking] = useState(false);
  const title = session.title === '' ? t('untitled') : session.title;

  async function remove() {
    setAsking(false);
    const result = await deleteSession({ id: session.id });
    if (!result.ok && result.error !== 'not_found') {
      toast.error(errors(result.error));
      return;
    }
    dropSession(session.id);
    toast(t('sessionDeleted'));
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
      >
        <MenuItem icon={<IconPencil size={16} aria-hidden />} onClick={() => setRenaming(true)}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={<IconTrash size={16} aria-hidden />} tone="danger" onClick={() => setAsking(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('deleteSessionTitle')}
        description={t('deleteSessionText', { title })}
        action={t('delete')}
        onConfirm={remove}
      />
    </li>
  );
}
