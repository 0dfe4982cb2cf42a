import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConversationProvider } from '@/components/chat/conversation-context';
import { AppFrame } from '@/components/frame/app-frame';
import { FrameProvider } from '@/components/frame/frame-context';
import { SIDEBAR_COOKIE } from '@/components/frame/sidebar-cookie';
import { Toaster } from '@/components/ui/toaster';
import { frameContents } from '@/lib/server/frame-contents';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return { title: { default: t('appName'), template: `%s · ${t('appName')}` }, description: t('appDescription') };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f7f5' },
    { media: '(prefers-color-scheme: dark)', color: '#141513' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar, { sessions, model }] = await Promise.all([getLocale(), cookies(), frameContents()]);
  return (
    <html lang={locale}>
      <body>
        <NextIntlClientProvider>
          <FrameProvider sessions={sessions} model={model} sidebarOpen={jar.get(SIDEBAR_COOKIE)?.value !== 'folded'}>
            <ConversationProvider>
              <AppFrame>{children}</AppFrame>
            </ConversationProvider>
          </FrameProvider>
          <Toaster />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
