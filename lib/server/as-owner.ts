import 'server-only';
import { type ErrorCode, fail } from '@/lib/errors';
import { logger } from '@/lib/log';
import type { Owner } from '@/lib/owner';
import { currentOwner } from './current-owner';
import { failureCode } from './failure';

/**
 * Runs an action for whoever is asking. `signed_out` for someone who hasn't begun; what throws becomes a code, so that
 * the browser is told of a database that is down in words and not by a broken request.
 */
export async function asOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T | { ok: false; error: ErrorCode }> {
  try {
    const owner = await currentOwner();
    return owner === null ? fail('signed_out') : await work(owner);
  } catch (error) {
    logger.error({ err: error }, 'an action failed');
    return fail(failureCode(error));
  }
}
