import { z } from 'zod';
import { parseDeployerPatterns } from './memory/deployer-patterns';

/**
 * The one schema of the environment, and the only file that reads `process.env`. A wrong value stops the start with
 * the variable's name and what it may be.
 */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** `mysql://user:password@host:port/database`; the start script sets it to its private server when it's missing. */
  DATABASE_URL: optional(z.string().regex(/^mysql:\/\//, 'must start with mysql://')),
  /** Unix socket of the server, for a private one without a port. */
  DATABASE_SOCKET: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(z.url()),
  MODEL: optional(z.string().max(128)),
  FAST_MODEL: optional(z.string().max(128)),
  /** Name of a profile in lib/model/profiles; by default chosen by the address. */
  MODEL_PROFILE: optional(z.string().max(64)),
  /** Cache rule that the demo model's usage follows: a profile's name. */
  DEMO_PROFILE: optional(z.string().max(64)),
  /** Milliseconds that the demo model waits between pieces of text; 0 in benchmarks. */
  DEMO_PACE_MS: z.coerce.number().int().min(0).max(5_000).default(12),
  /** Signs the cookies; the start script draws one and keeps it under `.data/`. */
  AUTH_SECRET: optional(z.string().min(32, 'needs at least 32 characters')),
  /** Public address, e.g. https://shop.example; by default what the request says. */
  APP_URL: optional(z.url()),
  /** Folder of the search index and of the private database. */
  DATA_DIR: z.string().default('.data'),
  /** How memory behaves: `strict` keeps facts for 30 days at most and asks before it keeps any. */
  MEMORY_PROFILE: z.enum(['standard', 'strict']).default('standard'),
  /** The deployment's own patterns of what memory must refuse: a JSON array of `{"name", "pattern", "flags"}`, RE2 syntax. */
  MEMORY_PATTERNS: z
    .string()
    .default('')
    .transform((json, context) => {
      try {
        return parseDeployerPatterns(json);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is not valid' });
        return z.NEVER;
      }
    }),
  /** How long a day of the sandbox shop lasts, in seconds: orders can be watched on their way. 86400 is a real day. */
  SANDBOX_DAY_SECONDS: z.coerce.number().int().min(1).max(86_400).default(240),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Parses an environment; throws one error that names every wrong variable and how to mend it. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment has values that can't be used:\n${lines.join('\n')}`);
}

let parsedEnvironment: Environment | undefined;

/** The process's environment, parsed once. */
export function environment(): Environment {
  parsedEnvironment ??= parseEnvironment(process.env);
  return parsedEnvironment;
}

/**
 * Gives LanceDB at least the threads that it needs: with two, building a text index of many rows hangs. It reads the
 * variable when it is loaded, so this must come before the import.
 */
export function giveLanceThreads(): void {
  const given = Number(process.env.LANCE_CPU_THREADS ?? 0);
  if (!(given >= 3)) process.env.LANCE_CPU_THREADS = '4';
}
