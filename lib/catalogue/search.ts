import type { Currency } from './money';
import type { Category, Offer, Platform } from './offer';

/** Typed filters of one search. Amounts are major units (what people say), compared as numbers after conversion. */
export type SearchQuery = {
  /** Words in either language or mixed; every word must be met by the offer's text. Empty: by filters alone. */
  terms: string;
  /** Words (either language, brand or material or feature) that must not be in the offer. */
  exclude: string[];
  price?: {
    currency: Currency;
    min?: number;
    max?: number;
    minInclusive?: boolean;
    maxInclusive?: boolean;
  };
  platforms?: string[];
  /** ISO 3166 alpha-2. */
  shipsTo?: string;
  category?: Category;
  size?: { system?: string; value: string };
  inStock: boolean;
  sort: 'relevance' | 'price_asc' | 'price_desc' | 'rating';
  /** 1–50. */
  limit: number;
};

/** Why a search left offers out: what was asked to be excluded, and how many offers each word removed. */
export type SearchOutcome = {
  offers: Offer[];
  /** Offers that met the terms and all filters (before the limit). */
  total: number;
  excluded: { term: string; count: number }[];
  /** Offers that state nothing about the material or contents that an exclusion names: kept, but not a pass. */
  unstated: { term: string; offerIds: string[] }[];
  /** If nothing is in the price range: the cheapest and dearest that met everything else. */
  nearest: { below: Offer | null; above: Offer | null };
  /** Words of the query that no offer knows, dropped to find anything at all. */
  relaxed: string[];
};

/** What the tools see of the catalogue. Adapters: the LanceDB index beside the offers table. */
export interface CataloguePort {
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchOutcome>;
  /** Offers by id, in the order asked; ids that the database no longer has are left out. */
  byIds(ids: string[]): Promise<Offer[]>;
  /** Other platforms' offers (and variants) of the same product, cheapest first in the given currency. */
  sameProduct(productKey: string): Promise<Offer[]>;
  platforms(): Platform[];
}
