import type { DemoReply } from '../protocol';
import { lastList, seenOffers } from './shown';
import { type Site, speak } from './site';

const TURNS = 12;

/** What the session comes down to, for a thread that goes on without its beginning: wishes, rulings-out, offers by id. */
export function continuation(site: Site): DemoReply {
  const { turns, understood, say } = site;
  const { need } = understood;
  const seen = seenOffers(turns);
  const budget = need?.budget;
  const bounds = budget ? [budget.min, budget.approx, budget.max].filter((one) => one !== null).join('–') : '';
  return speak(
    [
      ...turns.slice(-TURNS).map((turn) => `- ${turn.words.slice(0, 200)}`),
      ...(need && need.terms.length > 0 ? [`${say.subjects}: ${need.terms.join(' ')}`] : []),
      ...(need && need.exclude.length > 0 ? [`${say.ruledOut}: ${need.exclude.join(', ')}`] : []),
      ...(bounds === '' ? [] : [`${say.budget}: ${bounds} ${budget?.currency ?? ''}`.trim()]),
      ...lastList(turns).map(({ id, reason }, at) => `${at + 1}. ${id} ${seen.get(id)?.title ?? ''}: ${reason}`),
    ].join('\n'),
  );
}
