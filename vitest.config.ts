import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  // `server-only` throws unless the react-server condition is on.
  ssr: { resolve: { conditions: ['react-server', 'node', 'import', 'default'] } },
  test: {
    include: ['{app,components,lib,scripts,skills}/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    maxWorkers: 2,
  },
});
