import { RE2JS } from 're2js';
import { z } from 'zod';

/** A deployment's own pattern; it runs in linear time, whatever it says. */
export type DeployerPattern = { name: string; test(text: string): boolean };

const PATTERNS_MAX = 32;
const entrySchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,32}$/, 'a name is 1 to 32 of a-z, 0-9 and _'),
  pattern: z.string().min(1).max(256, 'a pattern has at most 256 characters'),
  flags: z
    .string()
    .regex(/^[ims]*$/, 'flags are of i, m and s')
    .default(''),
});
const listSchema = z.array(entrySchema).max(PATTERNS_MAX, `at most ${PATTERNS_MAX} patterns`);

/**
 * Reads a JSON array of `{name, pattern, flags?}` (RE2 syntax: no look-around, no back references).
 * Throws an error that names the entry: a pattern that can't be used must stop the start, not be left out.
 */
export function parseDeployerPatterns(json: string | undefined): DeployerPattern[] {
  if (!json) return [];
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw new Error('must be a JSON array of {"name", "pattern", "flags"}');
  }
  const parsed = listSchema.safeParse(raw);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `entry ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`must be a JSON array of {"name", "pattern", "flags"}: ${lines.join('; ')}`);
  }
  const names = new Set<string>();
  return parsed.data.map(({ name, pattern, flags }) => {
    if (names.has(name)) throw new Error(`two patterns are named ${name}`);
    names.add(name);
    const compiled = compile(name, pattern, flags);
    return { name, test: (text) => compiled.matcher(text).find() };
  });
}

function compile(name: string, pattern: string, flags: string): RE2JS {
  let bits = 0;
  if (flags.includes('i')) bits |= RE2JS.CASE_INSENSITIVE;
  if (flags.includes('m')) bits |= RE2JS.MULTILINE;
  if (flags.includes('s')) bits |= RE2JS.DOTALL;
  try {
    return RE2JS.compile(pattern, bits);
  } catch {
    throw new Error(`the pattern named ${name} is not valid RE2 syntax`);
  }
}
