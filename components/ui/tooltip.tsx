'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

type TooltipProps = {
  /** Says again what the element's `aria-label` says: a tooltip is never the only name. */
  text: string;
  /** The element that it explains; takes the place of the trigger. */
  children: ReactElement<Record<string, unknown>>;
};

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="rounded-sm bg-ink px-2 py-1 text-xs text-page transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
