'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';

const Base = lazy(() => import('sonner').then(({ Toaster }) => ({ default: Toaster })));

const look = {
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line)',
  '--border-radius': '8px',
  fontFamily: 'inherit',
} as CSSProperties;

/** Where toasts appear; call `notify` to show one. Rendered once, by the layout, and loaded after the page stands. */
export function Toaster() {
  const t = useTranslations('common');
  const [standing, setStanding] = useState(false);
  useEffect(() => setStanding(true), []);
  if (!standing) return null;
  return (
    <Suspense>
      <Base
        position="bottom-center"
        theme="system"
        offset={24}
        mobileOffset={{ bottom: 96, left: 16, right: 16 }}
        containerAriaLabel={t('notices')}
        style={look}
      />
    </Suspense>
  );
}
