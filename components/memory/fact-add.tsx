'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from 'sonner';
import { addFact, editFact } from '@/app/actions/memory';
import { Field, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { FactCategory } from '@/lib/memory/fact';
import type { FactView } from '@/lib/memory/fact-view';
import { FactFields } from './fact-fields';
import { keyForTopic, type TopicId, topics } from './topics';

type FactAddProps = { facts: readonly FactView[]; onSaved: (key: string) => void; onCancel: () => void };

/** Adds one fact by hand: pick what it is about, write one line. */
export function FactAdd({ facts, onSaved, onCancel }: FactAddProps) {
  const t = useTranslations('memory');
  const [topic, setTopic] = useState<TopicId>('allergy');
  const [own, setOwn] = useState('');
  const [value, setValue] = useState('');
  const [category, setCategory] = useState<FactCategory>('constraint');
  const key = keyForTopic(topic, own, new Set(facts.map((fact) => fact.key)));
  const replaced = facts.find((fact) => fact.key === key);

  function choose(next: TopicId) {
    setTopic(next);
    setCategory(topics.find((one) => one.id === next)?.category ?? 'preference');
  }

  async function save() {
    const candidate = { key, value, category };
    const reply = await (replaced === undefined ? addFact(candidate) : editFact({ ...candidate, oldKey: key }));
    if (reply.ok) {
      toast(t(replaced === undefined ? 'saved' : 'replaced'), { duration: 2_000 });
      onSaved(reply.key);
    }
    return reply;
  }

  const ids: TopicId[] = [...topics.map((one) => one.id), 'other'];
  return (
    <section aria-labelledby="add-title" className="rounded-lg border border-line bg-surface">
      <header className="px-4 pt-4">
        <h3 id="add-title" className="font-semibold">
          {t('form.addTitle')}
        </h3>
        <p className="text-sm text-ink-soft">{t('form.addIntro')}</p>
      </header>
      <FactFields
        candidate={{ key, value, category }}
        onValue={setValue}
        onCategory={setCategory}
        example={t(`examples.${topic}`)}
        note={replaced === undefined ? undefined : t('form.replaces', { value: replaced.value })}
        onSave={save}
        onCancel={onCancel}
        before={
          <>
            <Field label={t('form.topic')}>
              <Select
                value={topic}
                onValueChange={choose}
                options={ids.map((id) => ({ value: id, label: t(`topics.${id}`) }))}
              />
            </Field>
            {topic === 'other' && (
              <Field label={t('form.key')} description={t('form.keyHint')}>
                <TextInput
                  value={own}
                  onValueChange={setOwn}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </Field>
            )}
          </>
        }
      />
    </section>
  );
}
