'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { SuggestionView } from '@/lib/memory/suggestion-view';
import { SuggestionEdit } from './suggestion-edit';
import { SuggestionRow } from './suggestion-row';

const PREFIX = '#suggestion-';

/** What was noticed and waits for the person. A link to one (from the chat) opens it for changes. */
export function SuggestionList({ suggestions }: { suggestions: readonly SuggestionView[] }) {
  const t = useTranslations('memory.suggestions');
  const [editing, setEditing] = useState<string | null>(null);

  useEffect(() => {
    const { hash } = window.location;
    if (hash.startsWith(PREFIX)) setEditing(hash.slice(PREFIX.length));
  }, []);

  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" className="text-xl font-semibold">
        {t('title')} <span className="figures font-normal text-ink-faint">{suggestions.length}</span>
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{t('intro')}</p>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-accent bg-surface">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} id={`suggestion-${suggestion.id}`} tabIndex={-1} className="scroll-my-24">
            {editing === suggestion.id ? (
              <SuggestionEdit suggestion={suggestion} onClose={() => setEditing(null)} />
            ) : (
              <SuggestionRow suggestion={suggestion} onEdit={() => setEditing(suggestion.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
