import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  // `server-only` throws unless the react-server condition is on. Vitest hands these on to Node, so naming `import`
  // here would make CommonJS packages load ES modules.
  ssr: { resolve: { conditions: ['react-server', 'node'] } },
  test: {
    include: ['{app,components,lib,scripts,skills}/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    // The first store test of a checkout makes the database server's data folder.
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
