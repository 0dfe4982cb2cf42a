'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { buttonClass } from './button';

const places = {
  centre:
    'top-1/2 left-1/2 w-[min(32rem,calc(100vw-2rem))] max-h-[min(44rem,calc(100dvh-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-lg',
  top: 'top-[12dvh] left-1/2 w-[min(36rem,calc(100vw-2rem))] max-h-[70dvh] -translate-x-1/2 rounded-lg',
  left: 'inset-y-0 left-0 w-[min(20rem,calc(100vw-3rem))]',
  right:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-lg sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[30rem] sm:rounded-none',
} as const;

export type DialogPlace = keyof typeof places;

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean;
  description?: string;
  /** `left` and `right` are drawers; `right` comes from below on a phone. */
  place?: DialogPlace;
  /** What gets the focus when it opens; by default the first thing that can take it. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal window or drawer with title, close button, focus trap and Esc. */
export function Dialog({ place = 'centre', titleHidden, initialFocus, ...props }: DialogProps) {
  const t = useTranslations('common');
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup
          initialFocus={initialFocus}
          className={clsx(
            'fixed z-50 flex flex-col overflow-hidden bg-surface text-ink shadow-float outline-none transition-opacity',
            'data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
            places[place],
          )}
        >
          <header className={clsx('flex items-start gap-3 px-5 pt-4 pb-3', titleHidden && 'sr-only')}>
            <div className="min-w-0 flex-1">
              <Base.Title className="text-lg font-semibold">{props.title}</Base.Title>
              {props.description !== undefined && (
                <Base.Description className="mt-1 text-sm text-ink-soft">{props.description}</Base.Description>
              )}
            </div>
            <Base.Close className={buttonClass('quiet', 'icon', '-mt-1 -mr-2')} aria-label={t('close')}>
              <IconX size={20} aria-hidden />
            </Base.Close>
          </header>
          {props.children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The scrolling middle of a dialog. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div tabIndex={0} className={clsx('min-h-0 flex-1 overflow-y-auto px-5 pb-5 -outline-offset-2', className)}>
      {children}
    </div>
  );
}
