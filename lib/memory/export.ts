import { z } from 'zod';
import type { Activity } from '@/lib/context/blocks';
import { type ShoppingSettings, shoppingSettingsSchema } from '@/lib/settings';
import { type Fact, factCategories, factSources, type MemoryMode, memoryModes } from './fact';
import type { MemoryEvent } from './store';
import type { Suggestion } from './suggestion';

export const EXPORT_FORMAT = 'shoppingx-memory';
export const EXPORT_VERSION = 1;

const time = z.iso.datetime();

export const exportedFactSchema = z.object({
  key: z.string(),
  value: z.string(),
  category: z.enum(factCategories),
  source: z.enum(factSources),
  sessionId: z.string().nullable(),
  turn: z.int().nullable(),
  createdAt: time,
  updatedAt: time,
  expiresAt: time,
});

/** Everything that is kept of a person beside their conversations, as one JSON file. */
export const memoryExportSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: time,
  mode: z.enum(memoryModes),
  settings: shoppingSettingsSchema,
  facts: z.array(exportedFactSchema),
  suggestions: z.array(
    z.object({
      key: z.string(),
      value: z.string(),
      category: z.enum(factCategories),
      sessionId: z.string(),
      turn: z.int(),
      createdAt: time,
    }),
  ),
  /** What happened to memory: never a value. */
  events: z.array(
    z.object({
      at: time,
      path: z.string(),
      key: z.string().nullable(),
      verdict: z.string(),
      reason: z.string(),
      policyVersion: z.string(),
      count: z.int(),
    }),
  ),
  activity: z.array(z.object({ kind: z.enum(['purchase', 'search']), text: z.string(), at: time })),
});
export type MemoryExport = z.infer<typeof memoryExportSchema>;

export type Exported = {
  at: Date;
  mode: MemoryMode;
  settings: ShoppingSettings;
  facts: readonly Fact[];
  suggestions: readonly Suggestion[];
  events: readonly MemoryEvent[];
  activity: readonly Activity[];
};

export function memoryExport(kept: Exported): MemoryExport {
  return memoryExportSchema.parse({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: kept.at.toISOString(),
    mode: kept.mode,
    settings: kept.settings,
    facts: kept.facts.map((fact) => ({
      ...fact,
      createdAt: fact.createdAt.toISOString(),
      updatedAt: fact.updatedAt.toISOString(),
      expiresAt: fact.expiresAt.toISOString(),
    })),
    suggestions: kept.suggestions.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    events: kept.events.map((event) => ({ ...event, at: event.at.toISOString() })),
    activity: kept.activity.map((one) => ({ ...one, at: one.at.toISOString() })),
  });
}

/** The file's text: one member of each list a line, so that a report can name lines that a person finds. */
export function exportText(exported: MemoryExport): string {
  const parts = Object.entries(exported).map(([name, part]) => {
    if (!Array.isArray(part) || part.length === 0) return `  ${JSON.stringify(name)}: ${JSON.stringify(part)}`;
    const lines = part.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
    return `  ${JSON.stringify(name)}: [\n${lines}\n  ]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
