import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { ActivityStore } from '@/lib/agent/ports';
import type { Activity } from '@/lib/context/blocks';
import type { Ids } from '@/lib/ids';
import type { Owner } from '@/lib/owner';
import type { Database } from './client';
import { activity } from './schema/settings';

const TEXT_MAX = 200;
/** Rows kept of each kind. */
const KEPT = 50;
/** Rows of each kind that `recent` answers. */
const RECENT = 8;

const kinds: readonly Activity['kind'][] = ['purchase', 'search'];

export type ActivityRows = ActivityStore & {
  /** All that is kept: purchases, then searches, newest first in each. */
  list(owner: Owner): Promise<Activity[]>;
  /** Answers how many there were. */
  clear(owner: Owner): Promise<number>;
};

/** What a person bought and searched lately; apart from facts, cleared apart from them. */
export function activityStore(database: Database, ids: Ids): ActivityRows {
  const own = (owner: Owner, kind: Activity['kind']) =>
    and(eq(activity.tenantId, owner.tenantId), eq(activity.userId, owner.userId), eq(activity.kind, kind));
  const newest = async (owner: Owner, limit: number): Promise<Activity[]> => {
    const lists = await Promise.all(
      kinds.map(async (kind) => {
        const rows = await database
          .select({ text: activity.text, at: activity.at })
          .from(activity)
          .where(own(owner, kind))
          .orderBy(desc(activity.at), desc(activity.id))
          .limit(limit);
        return rows.map((row) => ({ kind, ...row }));
      }),
    );
    return lists.flat();
  };
  return {
    recent: (owner) => newest(owner, RECENT),
    list: (owner) => newest(owner, KEPT),
    /** The same text again moves to the top. */
    async add(owner, { kind, text, at }) {
      const line = [...text.replace(/\s+/g, ' ').trim()].slice(0, TEXT_MAX).join('');
      if (line === '') return;
      await database.delete(activity).where(and(own(owner, kind), eq(activity.text, line)));
      await database.insert(activity).values({ ...owner, id: ids.next(), kind, text: line, at });
      const kept = await database
        .select({ id: activity.id })
        .from(activity)
        .where(own(owner, kind))
        .orderBy(desc(activity.at), desc(activity.id))
        .limit(KEPT);
      await database.delete(activity).where(
        and(
          own(owner, kind),
          notInArray(
            activity.id,
            kept.map((row) => row.id),
          ),
        ),
      );
    },
    async clear(owner) {
      const [cleared] = await database
        .delete(activity)
        .where(and(eq(activity.tenantId, owner.tenantId), eq(activity.userId, owner.userId)));
      return cleared.affectedRows;
    },
  };
}
