'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';

const loadPanel = () => import('./menu-panel');
const Panel = lazy(loadPanel);

export type MenuCommand = { name: string; icon?: ReactNode; tone?: 'plain' | 'danger'; run: () => void };

export type MenuProps = {
  /** What the button shows; icon-only ones need `label`. */
  trigger: ReactNode;
  label?: string;
  triggerClassName?: string;
  commands: readonly MenuCommand[];
};

/** A menu of commands behind a button; arrows, letters and Esc work. The menu itself is loaded when first wanted. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
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
