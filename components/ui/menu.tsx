'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type MenuProps = {
  /** What the trigger shows; icon-only triggers need `label`. */
  trigger: ReactNode;
  label?: string;
  triggerClassName?: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

/** A menu of commands behind a button; arrows, letters and Esc work. */
export function Menu({ trigger, label, triggerClassName, align = 'end', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger aria-label={label} className={triggerClassName}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} className="z-50 outline-none">
          <Base.Popup className="min-w-40 rounded-md border border-line bg-surface p-1 text-ink shadow-float outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = { icon?: ReactNode; tone?: 'plain' | 'danger'; onClick: () => void; children: ReactNode };

export function MenuItem({ icon, tone = 'plain', onClick, children }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onClick}
      className={clsx(
        'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-3 text-sm outline-none select-none pointer-coarse:min-h-11',
        tone === 'danger' ? 'text-bad data-[highlighted]:bg-bad-soft' : 'data-[highlighted]:bg-sunken',
      )}
    >
      {icon}
      {children}
    </Base.Item>
  );
}
