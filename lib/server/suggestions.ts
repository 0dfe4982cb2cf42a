import { fail, ok, type Result } from '@/lib/errors';
import * as decide from '@/lib/memory/decide-suggestion';
import type { Candidate } from '@/lib/memory/fact';
import type { MemoryReply } from '@/lib/memory/page-reply';
import type { Owner } from '@/lib/owner';
import { getApp } from './composition';

/** Keeps a suggestion, as it is or as the person changed it. */
export async function acceptSuggestion(owner: Owner, id: string, edited: Candidate | null): Promise<MemoryReply> {
  return decide.acceptSuggestion(await deps(), owner, id, edited);
}

/** Takes a suggestion off the list for good. */
export async function dismissSuggestion(owner: Owner, id: string): Promise<Result<null>> {
  return (await decide.dismissSuggestion(await deps(), owner, id)) ? ok(null) : fail('not_found');
}

async function deps() {
  const { memory, stores } = await getApp();
  return { ...memory, suggestions: stores.suggestions };
}
