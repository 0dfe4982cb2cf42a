'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClass } from './button';

type ConfirmProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will be lost, in one or two sentences. */
  description: string;
  /** The word on the button that does it: a verb, never "OK". */
  action: string;
  onConfirm: () => void;
  /** Stands between the text and the buttons, e.g. a second question. */
  children?: ReactNode;
  disabled?: boolean;
};

/** Asks before something that can't be taken back. The focus starts on the way out. */
export function Confirm(props: ConfirmProps) {
  const t = useTranslations('common');
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-lg bg-surface p-5 text-ink shadow-float outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
          <AlertDialog.Title className="text-lg font-semibold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm text-ink-soft">{props.description}</AlertDialog.Description>
          {props.children}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Close className={buttonClass('secondary')}>{t('cancel')}</AlertDialog.Close>
            <Button look="danger" onClick={props.onConfirm} disabled={props.disabled}>
              {props.action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
