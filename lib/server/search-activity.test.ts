import { describe, expect, it } from 'vitest';
import type { TurnEvent } from '@/lib/events';
import { watchSearch } from './search-activity';

const plan = (...terms: string[]): TurnEvent => ({
  ...{ type: 'plan', intent: 'search', terms, exclude: [], budget: null, destination: null },
});
const finished = (tool: string, status: 'ok' | 'failed'): TurnEvent => ({
  ...{ type: 'tool_finished', callId: 'c', tool, status, count: null, excluded: [] },
});

function heard(...events: TurnEvent[]): string | null {
  const watch = watchSearch();
  for (const event of events) watch.hear(event);
  return watch.searched();
}

describe('what a turn searched', () => {
  it('is the planner’s words of a search that ran', () => {
    expect(heard(plan('降噪', '耳机'), finished('item_search', 'ok'))).toBe('降噪 耳机');
  });

  it('is nothing when no search ran, failed, or nothing was to be looked for', () => {
    expect(heard(plan('耳机'), finished('item_detail', 'ok'))).toBeNull();
    expect(heard(plan('耳机'), finished('item_search', 'failed'))).toBeNull();
    expect(heard(plan(), finished('item_search', 'ok'))).toBeNull();
    expect(heard({ type: 'plan_failed' }, finished('item_search', 'ok'))).toBeNull();
  });
});
