'use client';

import { Popover as Base } from '@base-ui/react/popover';
import type { PopoverProps } from './popover';

/** The popover once it was wanted; opens as it comes. */
export default function PopoverPanel({ side = 'bottom', align = 'start', ...props }: PopoverProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger aria-label={props.label} className={props.triggerClassName}>
        {props.trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} align={align} collisionPadding={12} className="z-50 outline-none">
          <Base.Popup className="max-h-[min(26rem,var(--available-height))] w-[min(20rem,calc(100vw-1.5rem))] overflow-y-auto rounded-lg border border-line bg-surface p-4 text-sm text-ink shadow-float outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            <Base.Title className="mb-2 font-semibold">{props.title}</Base.Title>
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
