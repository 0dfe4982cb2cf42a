import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/frame/empty-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: t('notFoundTitle') };
}

export default async function NotFound() {
  const t = await getTranslations('errors');
  return <EmptyPage title={t('notFoundTitle')} text={t('notFoundText')} />;
}
