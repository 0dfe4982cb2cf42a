import type { FactCategory } from './fact';
import type { Suggestion } from './suggestion';

/** A suggestion as a page shows it. `replaces`: the value that stands under its key now and would be overwritten. */
export type SuggestionView = {
  id: string;
  key: string;
  value: string;
  category: FactCategory;
  /** Null when the session is gone. */
  sessionId: string | null;
  turn: number | null;
  createdAt: string;
  replaces: string | null;
};

export function suggestionView(
  suggestion: Suggestion,
  facts: readonly { key: string; value: string }[],
  sessionStands: boolean,
): SuggestionView {
  const { id, key, value, category, sessionId, turn, createdAt } = suggestion;
  return {
    ...{ id, key, value, category },
    sessionId: sessionStands ? sessionId : null,
    turn: sessionStands ? turn : null,
    createdAt: createdAt.toISOString(),
    replaces: facts.find((fact) => fact.key === key)?.value ?? null,
  };
}
