import type { DemoReply } from '../protocol';
import { ask, askedLast } from './ask';
import { finishList } from './finish-list';
import { savingCalls, savingReport } from './keep';
import type { Need } from './need';
import { questionFor, sizeQuestion } from './question';
import { filtersFor, type SearchArguments, type SearchSite, searchesFor, widerSearches } from './searches';
import { readOffers } from './seen-offer';
import { callsOf, isFailure, lastList, seenOffers } from './shown';
import { callsNamed, callTools, type Site, skillFirst, speakAll, toolCall } from './site';

/** The next answer of a turn that looks for something: question, skill, searches, a wider try, the list. */
export function findReply(site: Site, need: Need): DemoReply {
  const { understood, say, tools } = site;
  const searched = callsNamed(site, 'item_search');
  const answered = searched.filter((call) => call.result !== null);
  if (searched.length === 0) {
    const asked = askedLast(site);
    const where = searchSite(site, need);
    const known = { asked, size: filtersFor(where).size !== undefined };
    const question = questionFor(understood, site.tongue, asked) ?? sizeQuestion(understood, site.tongue, known);
    if (question !== null) return ask(site, question);
    if (site.textOnly || !tools.has('item_search')) return speakAll(savingReport(site.turn, say), say.searchFailed);
    return skillFor(site, need) ?? search(site, where);
  }
  if (answered.every((call) => isFailure(call.result ?? ''))) {
    return speakAll(savingReport(site.turn, say), say.searchFailed);
  }
  const found = answered.some((call) => readOffers(call.result ?? '').length > 0);
  const where = searchSite(site, need);
  if (!found && searchSteps(site) < 2 && !site.finish && !site.textOnly && tools.has('item_search')) {
    const wider = widerSearches(
      where,
      searched.flatMap((call) => argumentsOf(call.arguments)),
    );
    if (wider !== null) return callTools(wider.map((args) => toolCall('item_search', args)));
  }
  return finishList(site, where);
}

function search(site: Site, where: SearchSite): DemoReply {
  const calls = searchesFor(where).map((args) => toolCall('item_search', args));
  return callTools([...calls, ...savingCalls(site)]);
}

/** A named model with no conditions is searched straight; everything else has a skill of its own. */
function skillFor(site: Site, need: Need): DemoReply | null {
  const { reading } = site.understood;
  if (reading.research) return skillFirst(site, 'purchase-research');
  const model = need.terms.some((term) => /(?=.*[a-z])(?=.*\d)[a-z\d-]{4,}/i.test(term));
  const conditions = need.exclude.length + need.sizes.length > 0 || need.budget !== null || need.gift;
  return model && !conditions ? null : skillFirst(site, 'search-discovery');
}

function searchSite(site: Site, need: Need): SearchSite {
  const { turn, earlier, understood } = site;
  const seen = seenOffers(earlier);
  const before = understood.topic ? null : lastSearch(earlier);
  const listed = understood.topic ? [] : lastList(earlier).flatMap(({ id }) => seen.get(id) ?? []);
  return { turn, need: withPlannedTerms(need, site), reading: understood.reading, earlier: before, listed };
}

/** The plan saw words that a shortened history may lack. */
function withPlannedTerms(need: Need, { turn }: Site): Need {
  const terms = turn.plan?.terms ?? [];
  return need.terms.length === 0 && need.traits.length === 0 && terms.length > 0 ? { ...need, terms } : need;
}

function lastSearch(turns: Site['earlier']): SearchArguments | null {
  const searches = callsOf(turns).filter((call) => call.name === 'item_search');
  return searches.flatMap((call) => argumentsOf(call.arguments)).at(-1) ?? null;
}

function searchSteps(site: Site): number {
  return site.turn.steps.filter((step) => step.calls.some((call) => call.name === 'item_search')).length;
}

function argumentsOf(value: unknown): SearchArguments[] {
  const query = (value as { query?: unknown } | null)?.query;
  return typeof query === 'string' ? [value as SearchArguments] : [];
}
