import { type Inspection, inspectSession } from '@/lib/context/inspection';
import { readableWire } from '@/lib/context/readable-wire';
import { countTokens } from '@/lib/model/tokens';
import type { Owner } from '@/lib/owner';
import { renderSkillLines } from '@/lib/skills/render';
import { getApp } from './composition';
import { releaseOf } from './release';

export type InspectedSession = Inspection & { id: string; title: string; model: string };

/** How a session was sent to the model, from its log and its calls; null when it isn't the owner's. */
export async function inspect(owner: Owner, id: string): Promise<InspectedSession | null> {
  const app = await getApp();
  const [session, entries, calls] = await Promise.all([
    app.stores.sessions.get(owner, id),
    app.stores.log.load(owner, id),
    app.stores.calls.ofSession(owner, id),
  ]);
  if (!session || !entries) return null;
  const inspection = inspectSession(id, entries, calls, {
    release: releaseOf(app),
    profile: app.model.profile,
    catalogue: renderSkillLines(app.skills.list()),
    tokens: countTokens,
  });
  return { ...inspection, id, title: session.title, model: session.model };
}

/** What a part of the head holds; the same for every session. `skills` is the end of the system text. */
export async function headText(part: 'tools' | 'system' | 'skills'): Promise<string> {
  const { agent, skills } = await getApp();
  const { full } = agent.heads;
  if (part === 'tools') return JSON.stringify(JSON.parse(full.tools ?? '[]'), null, 2);
  const catalogue = renderSkillLines(skills.list());
  return part === 'skills' ? catalogue : readableWire(full.wire).replace(catalogue, '').trimEnd();
}

/** The text of one entry as it was sent; null when the session isn't the owner's or has no such entry. */
export async function entryText(owner: Owner, id: string, seq: number): Promise<string | null> {
  const { stores } = await getApp();
  const entries = await stores.log.load(owner, id);
  const entry = entries?.find((one) => one.seq === seq);
  return entry === undefined ? null : readableWire(entry.wire);
}
