'use client';

import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { prepareMarkdown } from './answer-text';
import { ComposerChips } from './composer-chips';
import type { Conversation } from './conversation';
import { isRunning } from './conversation';
import { useDraft } from './use-draft';

/** Id of the field, for what sends the focus there. */
export const COMPOSER = 'composer';

type ComposerProps = {
  /** The draft is kept under it. */
  draftKey: string;
  conversation: Conversation;
  onSend: (text: string) => void;
  onStop: () => void;
  onTyping: () => void;
};

/** Where the person writes. Enter sends, Shift+Enter breaks the line, Esc stops, `/` comes here from anywhere. */
export function Composer({ draftKey, conversation, onSend, onStop, onTyping }: ComposerProps) {
  const t = useTranslations('chat.composer');
  const errors = useTranslations('errors');
  const [text, write] = useDraft(draftKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const running = isRunning(conversation);
  const { refusal } = conversation;

  useSlashKey(field);
  // A refused message goes back to where it was written, unless something else was typed since.
  useEffect(() => {
    if (refusal !== null && field.current?.value === '') write(refusal.words);
  }, [refusal, write]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (running || text.trim() === '') return;
    write('');
    onSend(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    // 229: some input methods end a composition with an Enter that no longer says it composes.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
    if (event.key === 'Escape' && running) onStop();
  }

  return (
    <form onSubmit={submit} className="shrink-0 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-4">
      <div className="mx-auto w-full max-w-[56rem]">
        {refusal !== null && (
          <p role="alert" className="mb-2 rounded-md bg-bad-soft px-3 py-2 text-sm text-ink">
            {errors(refusal.error)}
          </p>
        )}
        <div className="rounded-lg border border-line-strong bg-surface shadow-float focus-within:border-accent focus-within:outline-1 focus-within:outline-accent">
          {/* The hidden copy gives the field its height, so it grows with the text without being measured. */}
          <div className="grid max-h-[calc(6lh+1.5rem)] overflow-y-auto text-base">
            <div aria-hidden className="invisible col-start-1 row-start-1 px-4 py-3 break-words whitespace-pre-wrap">
              {`${text} `}
            </div>
            <textarea
              id={COMPOSER}
              ref={field}
              value={text}
              onChange={(event) => {
                write(event.target.value);
                onTyping();
              }}
              onFocus={prepareMarkdown}
              onKeyDown={onKeyDown}
              rows={1}
              enterKeyHint="send"
              aria-label={t('label')}
              placeholder={t('placeholder')}
              className="col-start-1 row-start-1 min-h-0 w-full resize-none overflow-hidden bg-transparent px-4 py-3 text-ink outline-none placeholder:text-ink-faint"
            />
          </div>
          <div className="flex items-center gap-2 px-2 pb-2">
            <ComposerChips />
            {running ? (
              <Button
                look="primary"
                size="icon"
                onClick={onStop}
                disabled={conversation.stopping}
                aria-label={t('stop')}
                title={t('stopHint')}
              >
                <IconPlayerStopFilled size={18} aria-hidden />
              </Button>
            ) : (
              <Button type="submit" look="primary" size="icon" disabled={text.trim() === ''} aria-label={t('send')}>
                <IconArrowUp size={20} aria-hidden />
              </Button>
            )}
          </div>
        </div>
        <p className="mt-2 hidden text-center text-xs text-ink-faint sm:block">{t('hint')}</p>
      </div>
    </form>
  );
}

function useSlashKey(field: React.RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      const typing = target?.closest('input, textarea, select, [contenteditable], [role="dialog"]') != null;
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field]);
}
