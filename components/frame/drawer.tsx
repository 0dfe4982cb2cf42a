'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Sidebar } from './sidebar';

/** The list of sessions on a phone. */
export default function Drawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('common');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('sessions')} titleHidden place="left">
      <Sidebar onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}
