import pino from 'pino';
import { environment } from './env';

/**
 * The fields that a log line may have. It's a list of what passes and not of what doesn't: person data (facts, messages,
 * keys, titles) has no field to travel in, and a new field is a decision made here.
 */
const FIELDS: ReadonlySet<string> = new Set([
  'attempt',
  'code',
  'count',
  'err',
  'epoch',
  'layer',
  'model',
  'ms',
  'offset',
  'outcome',
  'port',
  'profile',
  'purpose',
  'reason',
  'retryAfterMs',
  'seq',
  'sessionId',
  'status',
  'step',
  'tool',
  'turn',
  'verdict',
]);

const LONGEST_TEXT = 120;
const MOST_CAUSES = 4;

/** What is told of an error: its class, code and place. Never its message: drivers and parsers quote what they were given. */
export type ToldError = { type: string; code?: string; at: string[]; cause?: ToldError };

export function tellError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const told: ToldError = { type: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
  if ('code' in error && typeof error.code === 'string') told.code = error.code.slice(0, LONGEST_TEXT);
  if (error.cause !== undefined && depth < MOST_CAUSES) told.cause = tellError(error.cause, depth + 1);
  return told;
}

/** Keeps the known fields of a log line, and the names of the others so that whoever wrote them sees why they are gone. */
function keepKnownFields(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'err') kept.err = tellError(value);
    else if (!FIELDS.has(name) || (typeof value === 'object' && value !== null)) dropped.push(name);
    else kept[name] = typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value;
  }
  return dropped.length === 0 ? kept : { ...kept, dropped };
}

/** Creates the log: one JSON object a line. The message is a fixed text; what varies goes into the fields. */
export function createLogger(level: string, stream?: pino.DestinationStream): pino.Logger {
  // pino's own handling of `err` would put the message in; it is told before pino sees it.
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (told: unknown) => told },
    hooks: {
      logMethod(args, method) {
        // A bare error would become the message, with everything that it quotes.
        const [first, message] = args as unknown[];
        const told =
          first instanceof Error ? [{ err: first }, typeof message === 'string' ? message : 'an error'] : args;
        return method.apply(this, told as Parameters<typeof method>);
      },
    },
    formatters: { level: (label) => ({ level: label }), log: keepKnownFields },
  };
  return stream === undefined ? pino(options) : pino(options, stream);
}

const { LOG_LEVEL, NODE_ENV } = environment();

/** The process's log. Tests run without one. */
export const logger = createLogger(NODE_ENV === 'test' ? 'silent' : LOG_LEVEL);
