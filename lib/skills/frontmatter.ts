import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';

/**
 * Reads one `SKILL.md` by the Agent Skills specification (agentskills.io/specification): YAML between two lines of
 * `---`, then Markdown. Lengths are counted in code points.
 */
export type SkillFile = {
  name: string;
  /** One line, 1–1,024 characters. */
  description: string;
  license: string | null;
  compatibility: string | null;
  metadata: Readonly<Record<string, string>>;
  /** Names of tools, in the file's order. */
  allowedTools: readonly string[];
  /** Markdown with `\n` line ends, no blank lines at either end, one line end after the last line. */
  body: string;
};

/** `line` counts from 1 in the file as written. */
export type SkillFileError = { line: number; message: string };
export type SkillFileResult = { ok: true; file: SkillFile } | { ok: false; error: SkillFileError };

/** `folder` is the name of the folder that holds the file; `strict` refuses fields that the specification lacks. */
export type SkillFileRules = { folder: string; strict: boolean };

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/u;
const FIELDS = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools']);

class Refusal extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

export function parseSkillFile(source: string, rules: SkillFileRules): SkillFileResult {
  try {
    return { ok: true, file: read(source, rules) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: { line: error.line, message: error.message } };
    throw error;
  }
}

function read(source: string, { folder, strict }: SkillFileRules): SkillFile {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (lines[0] !== '---') throw new Refusal(1, 'must begin with a line of ---');
  const end = lines.indexOf('---', 1);
  if (end < 0) throw new Refusal(lines.length, 'has no second line of --- after the frontmatter');
  const head = lines.slice(1, end);
  const fields = mapping(head);
  const lineOf = (field: string) => {
    const at = head.findIndex((line) => line.startsWith(`${field}:`) || line.startsWith(`"${field}"`));
    return at < 0 ? 1 : at + 2;
  };
  const refuse = (field: string, message: string): never => {
    throw new Refusal(lineOf(field), `${field} ${message}`);
  };
  const text = (field: string, max: number): string => {
    const value = fields[field];
    if (typeof value !== 'string') return refuse(field, value === undefined ? 'is missing' : 'must be text');
    const trimmed = value.trim();
    if (trimmed === '') return refuse(field, 'is empty');
    if ([...trimmed].length > max) return refuse(field, `has more than ${max.toLocaleString('en')} characters`);
    if (LINE_BREAKING.test(trimmed)) return refuse(field, 'must be one line without control characters');
    return trimmed;
  };
  const optional = (field: string, max: number) => (fields[field] === undefined ? null : text(field, max));

  if (strict) {
    for (const field of Object.keys(fields)) {
      if (!FIELDS.has(field)) refuse(field, 'is not a field of the specification');
    }
  }
  const name = text('name', 64);
  if (!NAME.test(name)) refuse('name', 'may hold a-z, 0-9 and single hyphens between them');
  if (name !== folder) refuse('name', `must equal its folder's name (${folder})`);
  const body = lines
    .slice(end + 1)
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  if (body === '') throw new Refusal(end + 1, 'has no text after the frontmatter');
  return {
    name,
    description: text('description', 1024),
    license: optional('license', 1024),
    compatibility: optional('compatibility', 500),
    metadata: metadataOf(fields.metadata, (message) => refuse('metadata', message)),
    allowedTools: (optional('allowed-tools', 4096) ?? '').split(/\s+/).filter((tool) => tool !== ''),
    body: `${body}\n`,
  };
}

/** CORE_SCHEMA, since the default one would turn a date into an object. */
function mapping(head: string[]): Record<string, unknown> {
  let value: unknown;
  try {
    value = load(head.join('\n'), { schema: CORE_SCHEMA });
  } catch (error) {
    if (error instanceof YAMLException) throw new Refusal((error.mark?.line ?? 0) + 2, `isn't YAML: ${error.reason}`);
    throw error;
  }
  if (!isRecord(value)) throw new Refusal(2, 'must hold fields such as name: and description:');
  return value;
}

function metadataOf(value: unknown, refuse: (message: string) => never): Record<string, string> {
  if (value === undefined) return {};
  if (!isRecord(value)) return refuse('must be a map');
  const entries = Object.entries(value).map(([key, item]): [string, string] =>
    typeof item === 'string' ? [key, item] : refuse(`.${key} must be text (put it in quotes)`),
  );
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
