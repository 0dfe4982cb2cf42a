import { isDatabaseUnavailable } from '@/lib/db/unavailable';
import type { ErrorCode } from '@/lib/errors';

/** The code under which something that threw is told to a person. */
export function failureCode(error: unknown): ErrorCode {
  return isDatabaseUnavailable(error) ? 'database_unavailable' : 'internal';
}
