'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { MenuProps } from './menu';

/** The menu once it was wanted; opens as it comes. */
export default function MenuPanel({ trigger, label, triggerClassName, commands }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen>
      <Base.Trigger aria-label={label} className={triggerClassName}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-50 outline-none">
          <Base.Popup className="min-w-40 rounded-md border border-line bg-surface p-1 text-ink shadow-float outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {commands.map(({ name, icon, tone = 'plain', run }) => (
              <Base.Item
                key={name}
                onClick={run}
                className={clsx(
                  'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-3 text-sm outline-none select-none pointer-coarse:min-h-11',
                  tone === 'danger' ? 'text-bad data-[highlighted]:bg-bad-soft' : 'data-[highlighted]:bg-sunken',
                )}
              >
                {icon}
                {name}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
