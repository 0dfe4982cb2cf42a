import { auditFacts } from '@/lib/memory/audit';
import { exportText, memoryExport } from '@/lib/memory/export';
import { importFacts } from '@/lib/memory/import';
import type { ImportReport } from '@/lib/memory/import-report';
import type { Owner } from '@/lib/owner';
import { getApp } from './composition';

/** The newest lines of the event log that an export holds. */
const EVENTS_MAX = 10_000;

/** Everything that is kept of the owner beside their conversations, as the text of a file. */
export async function exportMemory(owner: Owner): Promise<string> {
  const { stores, memory, clock } = await getApp();
  const at = clock.now();
  const [mode, settings, facts, suggestions, events, activity] = await Promise.all([
    stores.facts.mode(owner),
    stores.settings.read(owner),
    memory.facts.list(owner, at),
    stores.suggestions.list(owner, at),
    stores.facts.events(owner, EVENTS_MAX),
    stores.activity.list(owner),
  ]);
  const waiting = auditFacts(suggestions, memory.deployer).shown;
  return exportText(memoryExport({ at, mode, settings, facts, suggestions: waiting, events, activity }));
}

/** Takes the facts of an exported file in, through the gate, and says what became of each line. */
export async function importMemory(owner: Owner, text: string): Promise<ImportReport> {
  const { memory, stores } = await getApp();
  // Each line looks at all that stands: what is stored, not what is left of it after judging every fact again.
  return importFacts({ ...memory, facts: stores.facts }, owner, text);
}
