'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Progress } from './progress';
import { Suggestions } from './suggestions';
import { TurnBlocks } from './turn-blocks';
import { TurnEnding } from './turn-ending';
import { summaryOf, type TurnView } from './turn-view';

type TurnProps = {
  view: TurnView;
  last: boolean;
  lost: boolean;
  onSend: (text: string) => void;
  onRejoin: () => void;
};

/** One turn: the person's words, what is going on, what came of it, and the way on. */
export const Turn = memo(function Turn({ view, last, lost, onSend, onRejoin }: TurnProps) {
  const t = useTranslations('chat');
  const question = view.blocks.findLast((block) => block.kind === 'question');
  const texts = question?.options ?? summaryOf(view)?.nextSteps ?? [];
  const over = view.status !== 'running';
  return (
    <article
      id={`turn-${view.turn}`}
      aria-labelledby={`turn-${view.turn}-title`}
      className="flex scroll-mt-4 flex-col gap-4"
    >
      <h2 id={`turn-${view.turn}-title`} className="sr-only">
        {t('turn', { number: view.turn })}
      </h2>
      <div className="flex justify-end">
        <PersonWords words={view.words} />
      </div>
      <Progress view={view} />
      <TurnBlocks view={view} />
      <TurnEnding view={view} last={last} lost={lost} onSend={onSend} onRejoin={onRejoin} />
      {last && over && (
        <Suggestions
          label={question === undefined ? t('nextSteps') : t('answers')}
          texts={texts}
          disabled={false}
          onChoose={onSend}
        />
      )}
    </article>
  );
});

/** Longer words than this scroll in their own box, so that a pasted page doesn't bury its answer. */
const LONG = 1_200;

function PersonWords({ words }: { words: string }) {
  const t = useTranslations('chat');
  return (
    <p
      tabIndex={words.length > LONG ? 0 : undefined}
      className="max-h-[50dvh] max-w-[min(72ch,85%)] overflow-y-auto rounded-lg bg-sunken px-4 py-2.5 whitespace-pre-wrap"
    >
      <span className="sr-only">{t('youSaid')} </span>
      {words}
    </p>
  );
}
