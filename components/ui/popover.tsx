'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';

const loadPanel = () => import('./popover-panel');
const Panel = lazy(loadPanel);

export type PopoverProps = {
  trigger: ReactNode;
  /** Name of the trigger where its content doesn't say it. */
  label?: string;
  triggerClassName?: string;
  title: string;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

/**
 * A small panel beside its button, not modal. Until it is first wanted it is the button alone: what positions a panel
 * weighs more than the rest of a page, and most panels are never opened.
 */
export function Popover(props: PopoverProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="dialog"
      aria-expanded={false}
      className={props.triggerClassName}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Panel {...props} />
    </Suspense>
  );
}
