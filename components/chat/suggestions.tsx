'use client';

import { Button } from '@/components/ui/button';

type SuggestionsProps = {
  label: string;
  texts: readonly string[];
  disabled: boolean;
  onChoose: (text: string) => void;
};

/** Things that the person may want to say next, or answers to a question, as buttons. */
export function Suggestions({ label, texts, disabled, onChoose }: SuggestionsProps) {
  if (texts.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <Button
            size="sm"
            disabled={disabled}
            onClick={() => onChoose(text)}
            className="max-w-full text-left font-normal"
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
