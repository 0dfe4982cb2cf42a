import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { lexicon } from '../lexicon/lexicon';

/**
 * What a version holds depends on the form of its rows (raise the number when that changes) and on the lexicon: an
 * index of another form counts as none.
 */
const FORM = `3-${createHash('sha256')
  .update(JSON.stringify([...lexicon.values()]))
  .digest('hex')
  .slice(0, 12)}`;

const manifestSchema = z.object({
  form: z.literal(FORM),
  /** Folder of the version beside this file. */
  version: z.string().regex(/^v-[a-z0-9]+$/),
  /** Digest of the offers table that it was built from. */
  digest: z.string(),
  offers: z.int().min(0),
});
export type Manifest = z.infer<typeof manifestSchema>;

const fileOf = (folder: string) => path.join(folder, 'current.json');

/** Which version is the current one; null when there is none that this program can read. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return manifestSchema.safeParse(JSON.parse(await readFile(fileOf(folder), 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** When the current version was made the current one, in ms; 0 when there is none. Cheap: one call to the system. */
export async function swappedAt(folder: string): Promise<number> {
  try {
    return (await stat(fileOf(folder))).mtimeMs;
  } catch {
    return 0;
  }
}

/** Makes a version the current one at one stroke: readers see the old one or the new one. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'form'>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `current-${manifest.version}.json`);
  await writeFile(draft, `${JSON.stringify({ form: FORM, ...manifest })}\n`);
  await rename(draft, fileOf(folder));
}

const vocabularyOf = (folder: string, version: string) => path.join(folder, version, 'tokens.txt');

/** Every token that a version holds, one a line: the engine's AND takes a token that it doesn't know for met. */
export async function writeVocabulary(folder: string, version: string, tokens: Iterable<string>): Promise<void> {
  await mkdir(path.join(folder, version), { recursive: true });
  await writeFile(vocabularyOf(folder, version), [...tokens].join('\n'));
}

export async function readVocabulary(folder: string, version: string): Promise<Set<string>> {
  return new Set((await readFile(vocabularyOf(folder, version), 'utf8')).split('\n'));
}

export async function removeVersion(folder: string, version: string): Promise<void> {
  await rm(path.join(folder, version), { recursive: true, force: true });
}
