import { z } from 'zod';

export const factCategories = ['constraint', 'preference', 'context'] as const;
export type FactCategory = (typeof factCategories)[number];
/** An unknown category is filed as a preference: a lower rank of injection costs less than losing the fact. */
export const factCategorySchema = z.enum(factCategories).catch('preference');

/** Who wrote it; a later one in this list never overwrites an earlier one without the person's words for it. */
export const factSources = ['person', 'tool', 'curator'] as const;
export type FactSource = (typeof factSources)[number];

export const KEY_MAX = 64;
export const VALUE_MAX = 200;

/** One lasting thing about the person. */
export type Fact = {
  key: string;
  value: string;
  category: FactCategory;
  source: FactSource;
  /** Session and turn in which it was written; null when the person wrote it on the page. */
  sessionId: string | null;
  turn: number | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
};

/** Why a fact of this category is kept; words for it stand in the message files. */
export const purposeOf = {
  constraint: 'allowed_offers',
  preference: 'ranking',
  context: 'fit_and_delivery',
} as const satisfies Record<FactCategory, string>;

export const memoryModes = ['auto', 'ask', 'off'] as const;
export type MemoryMode = (typeof memoryModes)[number];

/** The four ways in. */
export type MemoryPath = 'tool' | 'curator' | 'page' | 'import';

/** A proposed fact, before the gate. */
export type Candidate = { key: string; value: string; category: string };

export const storeReasons = ['explicit_request', 'useful_future_context'] as const;
export const rejectReasons = [
  'temporary_context',
  'sensitive_data',
  'third_party_data',
  'instruction_like_content',
  'user_opt_out',
  'uncertain',
  'consent_required',
  'duplicate',
  'stale_generation',
  'invalid',
] as const;
export type StoreReason = (typeof storeReasons)[number];
export type RejectReason = (typeof rejectReasons)[number];

/** What the gate says of a candidate. A rejection never carries the value. */
export type Verdict =
  | { accepted: true; reason: StoreReason; fact: { key: string; value: string; category: FactCategory } }
  | { accepted: false; reason: RejectReason; detector: string | null };
