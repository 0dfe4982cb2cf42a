'use client';

import { Field as Base } from '@base-ui/react/field';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const box =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-ink-faint disabled:opacity-60 data-[invalid]:border-bad sm:text-sm';

type FieldProps = {
  label: string;
  labelHidden?: boolean;
  description?: ReactNode;
  /** Shown under the control and announced; makes the field invalid. */
  error?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Label, control, description and error, tied together for screen readers. */
export function Field({ label, labelHidden, description, error, className, children }: FieldProps) {
  const invalid = error !== undefined && error !== null && error !== false;
  return (
    <Base.Root invalid={invalid} className={clsx('flex flex-col gap-1', className)}>
      <Base.Label className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>{label}</Base.Label>
      {children}
      {description !== undefined && (
        <Base.Description className="text-xs text-ink-faint">{description}</Base.Description>
      )}
      {invalid && (
        <Base.Error match className="text-xs text-bad">
          {error}
        </Base.Error>
      )}
    </Base.Root>
  );
}

/** One line of text, inside a Field. */
export function TextInput({ className, ...rest }: ComponentProps<typeof Base.Control>) {
  return <Base.Control className={clsx(box, 'min-h-10 py-1.5 pointer-coarse:min-h-11', className)} {...rest} />;
}
