'use client';

import { Switch as Base } from '@base-ui/react/switch';

type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
  disabled?: boolean;
  name?: string;
};

/** On or off, with its label to the left. */
export function Switch({ checked, onCheckedChange, label, disabled, name }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside renders the control.
    <label className="flex min-h-9 items-center justify-between gap-4 text-sm pointer-coarse:min-h-11">
      <span>{label}</span>
      <Base.Root
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        name={name}
        className="relative flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-sunken transition-colors data-[checked]:border-accent data-[checked]:bg-accent data-[disabled]:opacity-50"
      >
        <Base.Thumb className="block size-4 translate-x-[3px] rounded-full bg-line-strong transition-transform data-[checked]:translate-x-[19px] data-[checked]:bg-on-accent" />
      </Base.Root>
    </label>
  );
}
