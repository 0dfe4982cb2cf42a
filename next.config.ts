import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  // Native modules: a bundler can't take them in.
  serverExternalPackages: ['@lancedb/lancedb', '@node-rs/jieba'],
  poweredByHeader: false,
  // In development Next would print the arguments of every action: what people type has no place in a log.
  logging: { serverFunctions: false },
  // Biome and tsc stand in `npm test`; tsc 7 has no JS API for Next to call.
  typescript: { ignoreBuildErrors: true },
};

const withWords = createNextIntlPlugin('./lib/server/locale.ts');

export default withWords(config);
