'use client';

import { IconUpload } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, useTransition } from 'react';
import { toast } from 'sonner';
import { importMemory } from '@/app/actions/account';
import { Button } from '@/components/ui/button';
import { IMPORT_MAX_CHARS, type ImportReport } from '@/lib/memory/import-report';
import { ImportReportView } from './import-report';
import { Trace } from './trace';

/** Reads a file in the browser, has it taken in, and shows what became of its lines. */
export function FileImport() {
  const t = useTranslations('account.import');
  const errors = useTranslations('errors');
  const input = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [reading, startTransition] = useTransition();

  function take(file: File | undefined) {
    if (file === undefined) return;
    startTransition(async () => {
      // In bytes, so at least as many as characters times three: what is larger isn't even read.
      if (file.size > IMPORT_MAX_CHARS * 3) {
        setReport({ ok: false, problem: 'too_large' });
        return;
      }
      const text = await file.text();
      if (text.length > IMPORT_MAX_CHARS) {
        setReport({ ok: false, problem: 'too_large' });
        return;
      }
      const reply = await importMemory({ text }).catch(() => null);
      if (reply?.ok) setReport(reply.value);
      else toast.error(errors(reply === null ? 'offline' : reply.error));
    });
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  }

  return (
    <Trace
      title={t('title')}
      text={t('text')}
      below={report !== null && <ImportReportView report={report} onClose={() => setReport(null)} />}
    >
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('action')}
        onChange={(event) => take(event.target.files?.[0])}
      />
      <Button size="sm" disabled={reading} onClick={() => input.current?.click()}>
        <IconUpload size={16} aria-hidden />
        {reading ? t('working') : t('action')}
      </Button>
    </Trace>
  );
}
