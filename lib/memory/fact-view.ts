import { type Fact, type FactCategory, type FactSource, purposeOf } from './fact';

/** A fact as a page shows it: times as ISO texts, since it crosses to the browser. */
export type FactView = {
  key: string;
  value: string;
  category: FactCategory;
  purpose: (typeof purposeOf)[FactCategory];
  source: FactSource;
  sessionId: string | null;
  turn: number | null;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
};

export function factView(fact: Fact): FactView {
  return {
    ...fact,
    purpose: purposeOf[fact.category],
    createdAt: fact.createdAt.toISOString(),
    updatedAt: fact.updatedAt.toISOString(),
    expiresAt: fact.expiresAt.toISOString(),
  };
}
