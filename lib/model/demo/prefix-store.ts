import { Lru } from '@/lib/model/lru';

/** Prefixes that a provider holds, by hash, each for so long after its last use; bounded, oldest use out first. */
export class PrefixStore {
  readonly #lastUse: Lru<string, number>;
  readonly #ttlMs: number;

  constructor(ttlMs: number, limit = 200_000) {
    this.#ttlMs = ttlMs;
    this.#lastUse = new Lru(limit);
  }

  holds(hash: string, now: number): boolean {
    const at = this.#lastUse.get(hash);
    if (at === undefined) return false;
    if (now - at <= this.#ttlMs) return true;
    this.#lastUse.delete(hash);
    return false;
  }

  /** Writes prefixes, or renews them. Longer ones first, so the shortest, on which the others rest, goes last. */
  keep(hashes: readonly string[], now: number): void {
    for (const hash of [...hashes].reverse()) this.#lastUse.set(hash, now);
  }
}
