import { useTranslations } from 'next-intl';
import type { InspectedMark } from '@/lib/context/inspection';

/** Hints, cuts and deletions, in order. */
export function MarkList({ marks }: { marks: readonly InspectedMark[] }) {
  const t = useTranslations('inspect.marks');
  if (marks.length === 0) return <p className="text-sm text-ink-soft">{t('none')}</p>;
  return (
    <ol className="flex flex-col gap-1.5 text-sm">
      {marks.map((mark) => (
        <li key={mark.seq} className="flex gap-3">
          <span className="figures shrink-0 text-xs leading-[inherit] text-ink-faint">#{mark.seq}</span>
          <span>{t(mark.kind, { turn: mark.turn, name: mark.name.replaceAll('_', ' '), count: mark.count })}</span>
        </li>
      ))}
    </ol>
  );
}
