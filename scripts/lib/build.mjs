import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './tools.mjs';

/** What a build is made from. Skills and migrations are read when the app runs. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'i18n.ts',
  'instrumentation.ts',
  'proxy.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * One digest of everything that a build is made from.
 * @param {string} root
 */
export function sourcesDigest(root) {
  const hash = createHash('sha256').update(process.version);
  const walk = (/** @type {string} */ place) => {
    const absolute = path.join(root, place);
    const entries = readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const inner = `${place}/${entry.name}`;
      if (entry.isDirectory()) walk(inner);
      else if (!/\.test\.tsx?$/.test(entry.name)) add(inner);
    }
  };
  const add = (/** @type {string} */ file) => {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  };
  for (const source of SOURCES) {
    if (!existsSync(path.join(root, source))) continue;
    if (path.extname(source) === '') walk(source);
    else add(source);
  }
  return hash.digest('hex');
}

/**
 * Builds the app unless the last build was made from the same sources.
 * @param {string} root
 * @returns {Promise<string>} a word on what was done
 */
export async function buildApp(root) {
  const digest = sourcesDigest(root);
  const note = path.join(root, '.next/sources-digest');
  if (existsSync(note) && readFileSync(note, 'utf8') === digest) return 'up to date';
  await runTool(root, 'next', ['build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    problem: 'The build failed: the reason stands above.',
  });
  writeFileSync(note, digest);
  return 'built';
}
