'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from 'sonner';
import { acceptSuggestion } from '@/app/actions/suggestions';
import { Field, TextInput } from '@/components/ui/field';
import type { SuggestionView } from '@/lib/memory/suggestion-view';
import { FactFields } from './fact-fields';
import { normalisedKey } from './topics';

type SuggestionEditProps = { suggestion: SuggestionView; onClose: () => void };

/** Changes a suggestion and keeps it in one go. */
export function SuggestionEdit({ suggestion, onClose }: SuggestionEditProps) {
  const t = useTranslations('memory');
  const [typed, setTyped] = useState(suggestion.key);
  const [value, setValue] = useState(suggestion.value);
  const [category, setCategory] = useState(suggestion.category);
  const key = normalisedKey(typed);
  const { id, replaces } = suggestion;

  async function save() {
    const reply = await acceptSuggestion({ id, edited: { key, value, category }, from: 'page' });
    if (reply.ok) {
      toast(t('suggestions.accepted'), { duration: 2_000 });
      onClose();
    }
    return reply;
  }

  return (
    <FactFields
      candidate={{ key, value, category }}
      onValue={setValue}
      onCategory={setCategory}
      example=""
      note={replaces === null || key !== suggestion.key ? undefined : t('suggestions.replaces', { value: replaces })}
      onSave={save}
      onCancel={() => {
        onClose();
        document.getElementById(`suggestion-${id}`)?.focus();
      }}
      after={
        <Field label={t('form.key')}>
          <TextInput
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      }
    />
  );
}
