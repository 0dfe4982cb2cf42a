import type { Facet } from './facet';

/**
 * Which offers are one idea: the same product on several platforms (same product key) and its variants (same group),
 * joined over both. Gives each offer's cluster, a number that means nothing but "the same".
 */
export function clusters(facets: readonly Pick<Facet, 'id' | 'productKey' | 'groupId'>[]): Map<string, number> {
  const parent = facets.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  const firstOf = new Map<string, number>();
  facets.forEach((facet, i) => {
    for (const key of [`p ${facet.productKey}`, facet.groupId === null ? null : `g ${facet.groupId}`]) {
      if (key === null) continue;
      const first = firstOf.get(key);
      if (first === undefined) firstOf.set(key, i);
      else parent[root(i)] = root(first);
    }
  });
  return new Map(facets.map((facet, i) => [facet.id, root(i)]));
}

/**
 * The order with the first of each idea in front, then the second of each, and so on; within a round the order given.
 */
export function spread<T extends { facet: Pick<Facet, 'id' | 'productKey' | 'groupId'> }>(ordered: readonly T[]): T[] {
  const cluster = clusters(ordered.map(({ facet }) => facet));
  const seen = new Map<number, number>();
  const rounds: T[][] = [];
  for (const item of ordered) {
    const of = cluster.get(item.facet.id) ?? -1;
    const round = seen.get(of) ?? 0;
    seen.set(of, round + 1);
    rounds[round] ??= [];
    rounds[round].push(item);
  }
  return rounds.flat();
}
