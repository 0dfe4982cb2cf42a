'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type Candidate, type FactCategory, factCategories, VALUE_MAX } from '@/lib/memory/fact';
import type { MemoryReply } from '@/lib/memory/page-reply';
import { useFactCheck } from './use-fact-check';

type FactFieldsProps = {
  /** What would be saved now: `key` from the topic or the person, the rest from the fields. */
  candidate: Candidate & { category: FactCategory };
  onValue: (value: string) => void;
  onCategory: (category: FactCategory) => void;
  before?: ReactNode;
  after?: ReactNode;
  example: string;
  /** Said under the fields: what saving would replace. */
  note?: string;
  onSave: () => Promise<MemoryReply>;
  onCancel: () => void;
};

/** Value and category of a fact with the gate's word on it while typing; adding and editing share it. */
export function FactFields(props: FactFieldsProps) {
  const t = useTranslations('memory');
  const errors = useTranslations('errors');
  const { value, category } = props.candidate;
  const check = useFactCheck(props.candidate);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<{ text: string; value: string } | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const used = [...value.normalize('NFKC')].length;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (saving || value.trim() === '') return;
    setSaving(true);
    const reply = await props.onSave().catch((): MemoryReply => ({ ok: false, error: 'internal' }));
    setSaving(false);
    if (reply.ok) return;
    if ('refused' in reply) setFailure({ text: t(`refused.${reply.refused}`), value });
    else if (reply.error === 'key_taken') setFailure({ text: t('form.keyTaken'), value });
    else if (reply.error === 'not_found') setFailure({ text: t('gone'), value });
    else setFailure({ text: errors(reply.error), value });
  }

  function onKey(event: KeyboardEvent<HTMLFormElement>) {
    // These keys belong to the input method while it composes, and to an open list of choices, which stands elsewhere.
    const elsewhere = !(event.target instanceof Node) || !event.currentTarget.contains(event.target);
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (composing && event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape' && !composing && !elsewhere) props.onCancel();
  }

  const refused = check.state === 'refused' ? t(`refused.${check.reason}`) : null;
  const error = failure !== null && failure.value === value ? failure.text : refused;
  return (
    <form onSubmit={save} className="flex flex-col gap-4 p-4" onKeyDown={onKey}>
      {props.before}
      <Field label={t('form.value')} error={error ?? undefined}>
        <TextInput
          value={value}
          onValueChange={props.onValue}
          placeholder={props.example}
          autoComplete="off"
          autoFocus
        />
      </Field>
      <p className="-mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-ink-faint">
        <span role="status">
          {error === null && check.state === 'checking' && t('form.checking')}
          {error === null && check.state === 'passes' && <span className="text-good">{t('form.passes')}</span>}
        </span>
        <span className={used > VALUE_MAX ? 'figures text-bad' : 'figures'}>
          {t('form.valueHint', { used, max: VALUE_MAX })}
        </span>
      </p>
      <Field label={t('form.category')} description={t(`categories.${category}.does`)}>
        <Select
          value={category}
          onValueChange={props.onCategory}
          options={factCategories.map((one) => ({ value: one, label: t(`categories.${one}.name`) }))}
        />
      </Field>
      {props.after}
      {props.note !== undefined && (
        <p role="status" className="text-sm text-warn">
          {props.note}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={props.onCancel}>{t('form.cancel')}</Button>
        <Button look="primary" type="submit" disabled={saving || value.trim() === ''}>
          {saving ? t('form.saving') : t('form.save')}
        </Button>
      </div>
    </form>
  );
}
