'use client';

import { useTranslations } from 'next-intl';
import { Toaster as Base } from 'sonner';

/** Where toasts appear; call `toast` of `sonner` to show one. Rendered once, by the frame. */
export function Toaster() {
  const t = useTranslations('common');
  return (
    <Base
      position="bottom-center"
      theme="system"
      offset={24}
      mobileOffset={{ bottom: 96, left: 16, right: 16 }}
      containerAriaLabel={t('notices')}
      style={
        {
          '--normal-bg': 'var(--surface)',
          '--normal-text': 'var(--ink)',
          '--normal-border': 'var(--line)',
          '--border-radius': '8px',
          fontFamily: 'inherit',
        } as React.CSSProperties
      }
    />
  );
}
