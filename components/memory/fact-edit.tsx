'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from 'sonner';
import { editFact } from '@/app/actions/memory';
import { Field, TextInput } from '@/components/ui/field';
import type { FactView } from '@/lib/memory/fact-view';
import { FactFields } from './fact-fields';
import { normalisedKey } from './topics';

type FactEditProps = { fact: FactView; onSaved: (key: string) => void; onCancel: () => void };

/** Edits one fact where it stands. */
export function FactEdit({ fact, onSaved, onCancel }: FactEditProps) {
  const t = useTranslations('memory');
  const [typed, setTyped] = useState(fact.key);
  const [value, setValue] = useState(fact.value);
  const [category, setCategory] = useState(fact.category);
  const key = normalisedKey(typed);

  async function save() {
    const reply = await editFact({ oldKey: fact.key, key, value, category });
    if (reply.ok) {
      toast(t('saved'), { duration: 2_000 });
      onSaved(reply.key);
    }
    return reply;
  }

  return (
    <FactFields
      candidate={{ key, value, category }}
      onValue={setValue}
      onCategory={setCategory}
      example=""
      onSave={save}
      onCancel={onCancel}
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
