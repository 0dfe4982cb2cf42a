'use client';

import { lazy, Suspense } from 'react';

const loadMarkdown = () => import('./markdown');
const Markdown = lazy(loadMarkdown);

/** Fetches the markdown renderer ahead of the first answer, so that it is there when text comes. */
export function prepareMarkdown(): void {
  void loadMarkdown();
}

/** Text of the model; until the renderer is there, the same words plain. */
export function AnswerText({ text, streaming }: { text: string; streaming: boolean }) {
  return (
    <div className="max-w-[72ch]">
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <Markdown text={text} streaming={streaming} />
      </Suspense>
    </div>
  );
}
