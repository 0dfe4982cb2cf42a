'use client';

import { Popover as Base } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type PopoverProps = {
  trigger: ReactNode;
  /** Name of the trigger where its content doesn't say it. */
  label?: string;
  triggerClassName?: string;
  title: string;
  titleHidden?: boolean;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  className?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A small panel beside its button, not modal. */
export function Popover({ side = 'bottom', align = 'start', ...props }: PopoverProps) {
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Trigger aria-label={props.label} className={props.triggerClassName}>
        {props.trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} align={align} collisionPadding={12} className="z-50 outline-none">
          <Base.Popup
            className={clsx(
              'max-h-[min(26rem,var(--available-height))] w-[min(20rem,calc(100vw-1.5rem))] overflow-y-auto rounded-lg border border-line bg-surface p-4 text-sm text-ink shadow-float outline-none',
              'transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
              props.className,
            )}
          >
            <Base.Title className={props.titleHidden ? 'sr-only' : 'mb-2 font-semibold'}>{props.title}</Base.Title>
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
