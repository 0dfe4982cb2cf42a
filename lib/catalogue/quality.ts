import type { Offer } from './offer';

/** What an offer without ratings is taken for, and how many ratings it takes to move half-way from there. */
const MIDDLE = 3.9;
const WEIGHT = 40;

/** 0–5: the average rating drawn towards the middle by how few gave it; 5.0 of 2 people is no better than 4.6 of 900. */
export function quality(rating: Offer['rating']): number {
  if (!rating) return MIDDLE;
  const { average, count } = rating;
  return Math.round(((average * count + MIDDLE * WEIGHT) / (count + WEIGHT)) * 1000) / 1000;
}
