'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { IconAdjustmentsHorizontal, IconMessage, IconPackage, IconPlus, IconSearch } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useFrame } from './frame-context';

type Command = { value: string; label: string; href: string };
type CommandGroup = { value: 'commands' | 'sessions'; items: Command[] };

const icons: Record<string, typeof IconMessage> = {
  '/': IconPlus,
  '/orders': IconPackage,
  '/preferences': IconAdjustmentsHorizontal,
};

/** Sessions and commands by name, over everything; opened by Ctrl/⌘ K. */
export default function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('common');
  const { sessions } = useFrame();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const groups: CommandGroup[] = [
    {
      value: 'commands',
      items: [
        { value: 'new', label: t('newSession'), href: '/' },
        { value: 'orders', label: t('orders'), href: '/orders' },
        { value: 'preferences', label: t('preferences'), href: '/preferences' },
      ],
    },
    {
      value: 'sessions',
      items: (sessions ?? []).map(({ id, title }) => ({
        value: id,
        label: title === '' ? t('untitled') : title,
        href: `/chat/${id}`,
      })),
    },
  ];

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('palette')} titleHidden place="top" initialFocus={field}>
      <Autocomplete.Root open inline items={groups} autoHighlight="always" keepHighlight>
        <div className="flex items-center gap-2 border-b border-line px-4">
          <IconSearch size={18} aria-hidden className="shrink-0 text-ink-faint" />
          <Autocomplete.Input
            ref={field}
            aria-label={t('palette')}
            placeholder={t('palettePlaceholder')}
            className="h-13 w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
          />
        </div>
        <div className="min-h-0 overflow-y-auto p-2">
          <Autocomplete.Empty>
            <p className="p-3 text-sm text-ink-faint empty:hidden">{t('nothingFound')}</p>
          </Autocomplete.Empty>
          <Autocomplete.List>
            {(group: CommandGroup) => (
              <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
                <Autocomplete.GroupLabel className="px-3 py-1 text-xs font-medium text-ink-faint">
                  {t(`paletteGroups.${group.value}`)}
                </Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(command: Command) => {
                    const Icon = icons[command.href] ?? IconMessage;
                    return (
                      <Autocomplete.Item
                        key={command.value}
                        value={command}
                        onClick={() => {
                          onOpenChange(false);
                          router.push(command.href);
                        }}
                        className="flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 text-sm outline-none data-[highlighted]:bg-sunken pointer-coarse:min-h-11"
                      >
                        <Icon size={18} aria-hidden className="shrink-0 text-ink-faint" />
                        <span className="truncate">{command.label}</span>
                      </Autocomplete.Item>
                    );
                  }}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Root>
    </Dialog>
  );
}
