import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'icon';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border border-line bg-surface text-bad hover:border-bad hover:bg-bad-soft',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 gap-1.5 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 gap-2 px-4 py-2 text-sm pointer-coarse:min-h-11',
  icon: 'size-9 shrink-0 pointer-coarse:size-11',
};

/** The classes of a button, for links and triggers that must look like one. */
export function buttonClass(look: ButtonLook = 'secondary', size: ButtonSize = 'md', extra?: string): string {
  return clsx(
    'inline-flex items-center justify-center rounded-md font-medium transition-colors select-none',
    'disabled:pointer-events-none disabled:opacity-50 data-[disabled]:pointer-events-none data-[disabled]:opacity-50',
    looks[look],
    sizes[size],
    extra,
  );
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize };

/** A push button. Icon-only ones (`size="icon"`) need an `aria-label`. */
export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />;
}
