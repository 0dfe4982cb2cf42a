'use client';

import { Checkbox as Base } from '@base-ui/react/checkbox';
import { IconCheck } from '@tabler/icons-react';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Name for screen readers: what is chosen stands beside it. */
  label: string;
  disabled?: boolean;
};

/** Chooses one thing of a list. The area that takes the click is larger than the box. */
export function Checkbox({ checked, onCheckedChange, label, disabled }: CheckboxProps) {
  return (
    <Base.Root
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      aria-label={label}
      className="relative flex size-5 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface transition-colors after:absolute after:-inset-3 data-[checked]:border-accent data-[checked]:bg-accent data-[disabled]:opacity-50"
    >
      <Base.Indicator className="text-on-accent">
        <IconCheck size={14} stroke={3} aria-hidden />
      </Base.Indicator>
    </Base.Root>
  );
}
