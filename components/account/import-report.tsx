'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ImportReport } from '@/lib/memory/import-report';

const SHOWN = 50;

/** How many were kept or known already, and by line which were refused and why; nothing of what stood there. */
export function ImportReportView({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const t = useTranslations('account.import');
  const reasons = useTranslations('activity.reasons');
  const close = (
    <Button look="quiet" size="sm" onClick={onClose}>
      {t('close')}
    </Button>
  );
  if (!report.ok) {
    return (
      <Notice tone="bad" className="mt-3" actions={close}>
        <p role="alert">{t(`problems.${report.problem}`)}</p>
      </Notice>
    );
  }
  const { lines } = report;
  const refused = lines.flatMap((line) => (line.became === 'refused' ? [line] : []));
  const unchanged = lines.filter((line) => line.became === 'unchanged').length;
  const stored = lines.filter((line) => line.became === 'stored').length;
  return (
    <Notice tone={refused.length > 0 ? 'warn' : 'plain'} className="mt-3" actions={close}>
      <div role="status">
        <p className="figures">
          {t('done', { stored })} {unchanged > 0 && t('unchanged', { count: unchanged })}
        </p>
        {refused.length > 0 && (
          <>
            <p className="figures">{t('refused', { count: refused.length })}</p>
            <ul className="figures list-disc pl-5">
              {refused.slice(0, SHOWN).map(({ line, reason }) => (
                <li key={line}>{t('line', { line, reason: reasons(reason) })}</li>
              ))}
            </ul>
            {refused.length > SHOWN && <p>…</p>}
          </>
        )}
      </div>
    </Notice>
  );
}
