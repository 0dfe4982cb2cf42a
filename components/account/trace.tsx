import type { ReactNode } from 'react';

type TraceProps = { title: string; text: string; children: ReactNode; below?: ReactNode };

/** One thing that can be done: what it is, what it does, and the button. */
export function Trace({ title, text, children, below }: TraceProps) {
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-medium">{title}</h3>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
        {children}
      </div>
      {below}
    </li>
  );
}
