import { test as base, expect } from '@playwright/test';

export { expect };

/**
 * The test that browser tests use: an error in any page's console, or one that nothing caught, fails it. `tolerated` names
 * those that a test brings about (a 404 page is one for the browser).
 */
export const test = base.extend<{ tolerated: RegExp; quiet: undefined }>({
  tolerated: [/^$/, { option: true }],
  quiet: [
    async ({ context, tolerated }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      expect(errors.filter((error) => !tolerated.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});
