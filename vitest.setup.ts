import { afterEach, expect, vi } from 'vitest';

// Whatever calls console.error during a test fails it: an error nobody looks at is a bug nobody sees.
const calls: unknown[][] = [];
vi.spyOn(console, 'error').mockImplementation((...args) => {
  calls.push(args);
});

afterEach(() => {
  const seen = calls.splice(0);
  expect(seen, 'console.error was called').toEqual([]);
});
