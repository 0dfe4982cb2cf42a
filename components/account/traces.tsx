import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { DeleteAccount } from './delete-account';
import { DeleteSessions } from './delete-sessions';
import { FileImport } from './file-import';
import { Trace } from './trace';

/** What a person can take with them, bring in, and leave nothing of. */
export function Traces() {
  const t = useTranslations('account');
  return (
    <section id="traces" aria-labelledby="traces-title" className="scroll-mt-6">
      <h2 id="traces-title" className="mb-3 text-xl font-semibold">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        <Trace title={t('export.title')} text={t('export.text')}>
          <a href="/api/memory/export" download className={buttonClass('secondary', 'sm')}>
            <IconDownload size={16} aria-hidden />
            {t('export.action')}
          </a>
        </Trace>
        <FileImport />
        <DeleteSessions />
        <DeleteAccount />
      </ul>
    </section>
  );
}
