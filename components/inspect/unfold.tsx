import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Something that opens below its name. */
export function Unfold({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <details className="group/unfold">
      <summary className="flex min-h-9 list-none items-center gap-2 rounded-md text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <IconChevronRight size={16} aria-hidden className="shrink-0 transition-transform group-open/unfold:rotate-90" />
        {name}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
