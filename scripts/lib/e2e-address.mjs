/** Where the app under browser test answers: scripts/e2e.mjs starts it and says so. */
export function e2eAddress() {
  return process.env.E2E_ADDRESS ?? 'http://localhost:3000';
}
