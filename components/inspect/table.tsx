import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type TableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** Columns of words; the others are figures. */
  words?: readonly number[];
};

/** Figures in rows; scrolls sideways by itself where the page is narrow. */
export function Table({ caption, head, rows, words = [0] }: TableProps) {
  const t = useTranslations('common');
  const align = (at: number) =>
    clsx('py-1.5 pr-4 align-top', words.includes(at) ? 'text-left' : 'text-right whitespace-nowrap');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section tabIndex={0} aria-label={`${caption}. ${t('scrollsSideways')}`} className="overflow-x-auto">
      <table className="figures w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-faint">
            {head.map((name, at) => (
              <th key={name} scope="col" className={clsx(align(at), 'font-medium')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line/60 last:border-0">
              {row.cells.map((cell, at) => (
                <td key={head[at]} className={align(at)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
