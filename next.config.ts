import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  // Native modules: a bundler can't take them in.
  serverExternalPackages: ['@lancedb/lancedb', '@node-rs/jieba'],
  poweredByHeader: false,
  // Biome and tsc stand in `npm test`; tsc 7 has no JS API for Next to call.
  typescript: { ignoreBuildErrors: true },
};

const withWords = createNextIntlPlugin('./lib/server/locale.ts');

export default withWords(config);
