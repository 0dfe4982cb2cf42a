/** Where the app under browser test answers: scripts/e2e.mjs starts it and says so. */
export function e2eAddress(): string;
