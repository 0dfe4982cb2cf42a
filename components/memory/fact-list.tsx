'use client';

import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useOptimistic, useRef, useState, useTransition } from 'react';
import { toast } from 'sonner';
import { deleteFacts, restoreFacts } from '@/app/actions/memory';
import { Button } from '@/components/ui/button';
import { factCategories } from '@/lib/memory/fact';
import type { FactView } from '@/lib/memory/fact-view';
import type { Undo } from '@/lib/memory/page-reply';
import { ClearAll } from './clear-all';
import { EmptyMemory } from './empty-memory';
import { FactAdd } from './fact-add';
import { FactFilter } from './fact-filter';
import { FactGroup } from './fact-group';
import { filterFacts, isFiltering, noFilter } from './filter-facts';
import { Selection } from './selection';
import { topicOfKey } from './topics';
import { useFactAnchor } from './use-fact-anchor';

const UNDO_MS = 10_000;

/** Everything that is remembered, by category, with what can be done about it. */
export function FactList({ facts }: { facts: readonly FactView[] }) {
  const t = useTranslations('memory');
  const errors = useTranslations('errors');
  const title = useRef<HTMLHeadingElement>(null);
  const [shown, hide] = useOptimistic(facts, (known, gone: ReadonlySet<string>) =>
    known.filter((fact) => !gone.has(fact.key)),
  );
  const [filter, setFilter] = useState(noFilter);
  const topicName = (key: string) => {
    const topic = topicOfKey(key);
    return topic === null ? '' : t(`topics.${topic}`);
  };
  const listed = filterFacts(shown, filter, topicName);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [, startTransition] = useTransition();
  const anchor = useFactAnchor(shown);
  const selected = new Set(listed.map((fact) => fact.key).filter((key) => chosen.has(key)));

  // While something is looked for, an empty group is only in the way.
  const groups = factCategories.filter(
    (category) => !isFiltering(filter) || listed.some((fact) => fact.category === category),
  );

  function remove(keys: string[]) {
    title.current?.focus();
    setChosen(new Set());
    startTransition(async () => {
      hide(new Set(keys));
      const reply = await deleteFacts({ keys }).catch(() => ({ ok: false, error: 'internal' }) as const);
      if (!reply.ok) {
        toast.error(errors(reply.error));
        return;
      }
      toast(t('deleted', { count: reply.value.facts.length }), {
        duration: UNDO_MS,
        action: { label: t('undo'), onClick: () => restore(reply.value) },
      });
    });
  }

  function restore(undo: Undo) {
    startTransition(async () => {
      const reply = await restoreFacts(undo).catch(() => null);
      if (reply?.ok && reply.value === undo.facts.length) toast(t('restored', { count: reply.value }));
      else toast.error(t('notRestored'));
    });
  }

  function cancelAdding() {
    setAdding(false);
    title.current?.focus();
  }

  function show(key: string) {
    setAdding(false);
    setEditing(null);
    setFilter(noFilter);
    anchor.follow(key);
  }

  return (
    <section aria-labelledby="memory-title" className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="memory-title" ref={title} tabIndex={-1} className="text-xl font-semibold outline-none">
            {t('title')}
          </h2>
          <p className="figures text-sm text-ink-soft" role="status">
            {t('count', { count: shown.length })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {shown.length > 0 && <ClearAll count={shown.length} onCleared={() => title.current?.focus()} />}
          {!adding && (
            <Button onClick={() => setAdding(true)}>
              <IconPlus size={18} aria-hidden />
              {t('form.open')}
            </Button>
          )}
        </div>
      </header>
      {anchor.missing && (
        <p role="status" className="text-sm text-warn">
          {t('missing')}
        </p>
      )}
      {adding && <FactAdd facts={shown} onSaved={show} onCancel={cancelAdding} />}
      {shown.length === 0 && !adding && <EmptyMemory />}
      {shown.length > 3 && (
        <FactFilter filter={filter} onFilter={setFilter} shown={listed.length} count={shown.length} />
      )}
      {selected.size > 0 && (
        <Selection
          count={selected.size}
          all={selected.size === listed.length}
          onAll={() => setChosen(new Set(listed.map((fact) => fact.key)))}
          onNone={() => setChosen(new Set())}
          onDelete={() => remove([...selected])}
        />
      )}
      {shown.length > 0 &&
        groups.map((category) => (
          <FactGroup
            key={category}
            category={category}
            facts={listed.filter((fact) => fact.category === category)}
            selected={selected}
            lit={editing === anchor.lit ? null : anchor.lit}
            editing={editing}
            onSelect={(key, on) =>
              setChosen(on ? new Set([...selected, key]) : new Set([...selected].filter((one) => one !== key)))
            }
            onEdit={setEditing}
            onSaved={show}
            onDelete={remove}
          />
        ))}
    </section>
  );
}
