'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useFrame } from './frame-context';
import { Sidebar } from './sidebar';

const loadPalette = () => import('./palette');
const Palette = lazy(loadPalette);
const Drawer = lazy(() => import('./drawer'));

/** The frame around every page: sessions at the left (a drawer on a phone), the page beside them. */
export function AppFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  const { sidebarOpen, drawerOpen, setDrawerOpen, paletteOpen, setPaletteOpen } = useFrame();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // On its way while the second key is: what is typed right after must not be lost.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette();
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setPaletteOpen(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [setPaletteOpen]);

  return (
    <div className="relative flex h-dvh overflow-clip">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-4 py-2 text-sm text-on-accent focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      {sidebarOpen && (
        <aside aria-label={t('sessions')} className="hidden w-68 shrink-0 border-r border-line bg-sunken/60 md:block">
          <Sidebar />
        </aside>
      )}
      {drawerOpen && (
        <Suspense>
          <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} />
        </Suspense>
      )}
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
      {paletteOpen && (
        <Suspense>
          <Palette open={paletteOpen} onOpenChange={setPaletteOpen} />
        </Suspense>
      )}
    </div>
  );
}
