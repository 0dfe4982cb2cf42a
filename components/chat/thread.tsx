'use client';

import { IconArrowDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { StickToBottom, useStickToBottomContext } from 'use-stick-to-bottom';
import { buttonClass } from '@/components/ui/button';
import type { Conversation } from './conversation';
import { Turn } from './turn';
import { summaryOf } from './turn-view';

type ThreadProps = { conversation: Conversation; onSend: (text: string) => void; onRejoin: () => void };

/** The turns of a session. Stays at the end while the person is there; elsewhere it leaves them alone. */
export function Thread({ conversation, onSend, onRejoin }: ThreadProps) {
  const t = useTranslations('chat');
  const { turns, link } = conversation;
  const newest = turns.at(-1);
  const listed = newest !== undefined && summaryOf(newest) !== null ? newest.turn : 0;
  // A link to one turn (from a fact's source, say) goes there, not to the end.
  const [toTurn] = useState(() => typeof window !== 'undefined' && /^#turn-\d+$/.test(window.location.hash));
  const [still] = useState(
    () => typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useEffect(() => {
    if (toTurn) document.querySelector(window.location.hash)?.scrollIntoView();
  }, [toTurn]);

  return (
    <StickToBottom
      className="relative min-h-0 flex-1"
      initial={toTurn ? false : 'instant'}
      resize={still ? 'instant' : 'smooth'}
      role="log"
      aria-live="off"
      aria-label={t('thread')}
    >
      <StickToBottom.Content
        className="mx-auto flex w-full max-w-[56rem] flex-col gap-10 px-4 pt-6 pb-10"
        scrollClassName="relative overflow-x-hidden"
      >
        {turns.map((view, index) => {
          const last = index === turns.length - 1;
          return (
            <Turn
              key={view.turn}
              view={view}
              last={last && link !== 'streaming' && link !== 'joining'}
              lost={last && link === 'lost' && view.status === 'running'}
              onSend={onSend}
              onRejoin={onRejoin}
            />
          );
        })}
      </StickToBottom.Content>
      <RestAtList turn={listed} still={still} />
      <ToTheNewest turns={turns.length} />
    </StickToBottom>
  );
}

/**
 * Brings the start of the newest final list into view when it comes and when the page opens, so that what is best is seen
 * and what stands below it is a scroll away. Leaves alone who is elsewhere.
 */
function RestAtList({ turn, still }: { turn: number; still: boolean }) {
  const { stopScroll, state } = useStickToBottomContext();
  const opened = useRef(false);
  // Before the frame in which the library would go to the end.
  useLayoutEffect(() => {
    const behavior = still || !opened.current ? 'instant' : 'smooth';
    opened.current = true;
    const list = document.querySelector(`#turn-${turn} [data-final-list]`);
    if (list === null || !state.isAtBottom) return;
    stopScroll();
    list.scrollIntoView({ block: 'start', behavior });
  }, [turn, still, stopScroll, state]);
  return null;
}

/** Goes to the end when the person has sent something, and offers the way there while they are elsewhere. */
function ToTheNewest({ turns }: { turns: number }) {
  const t = useTranslations('chat');
  const { isAtBottom, scrollToBottom } = useStickToBottomContext();
  const known = useRef(turns);
  useEffect(() => {
    if (turns > known.current) void scrollToBottom();
    known.current = turns;
  }, [turns, scrollToBottom]);
  if (isAtBottom) return null;
  return (
    <button
      type="button"
      onClick={() => void scrollToBottom()}
      className={buttonClass('secondary', 'sm', 'absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float')}
    >
      <IconArrowDown size={16} aria-hidden />
      {t('toNewest')}
    </button>
  );
}
