'use client';

import { Select as Base } from '@base-ui/react/select';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { clsx } from 'clsx';

export type SelectOption<V extends string> = { value: V; label: string };

type SelectProps<V extends string> = {
  value: V;
  onValueChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  /** Name for screen readers; omit inside a Field, whose label names it. */
  label?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
};

/** One of several. An empty choice is an option like any other: give it a value. */
export function Select<V extends string>(props: SelectProps<V>) {
  return (
    <Base.Root
      value={props.value}
      onValueChange={(value) => value !== null && props.onValueChange(value)}
      items={props.options}
      disabled={props.disabled}
      modal={false}
    >
      <Base.Trigger
        id={props.id}
        aria-label={props.label}
        className={clsx(
          'flex min-h-10 w-full items-center justify-between gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm text-ink hover:bg-sunken data-[disabled]:opacity-50 pointer-coarse:min-h-11',
          props.className,
        )}
      >
        <Base.Value className="truncate" />
        <Base.Icon className="text-ink-faint">
          <IconSelector size={16} aria-hidden />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className="max-h-[min(22rem,var(--available-height))] min-w-[var(--anchor-width)] overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink shadow-float outline-none">
            <Base.List>
              {props.options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-9 cursor-default items-center justify-between gap-3 rounded-sm px-3 text-sm outline-none select-none data-[highlighted]:bg-sunken pointer-coarse:min-h-11"
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <IconCheck size={16} aria-hidden />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
