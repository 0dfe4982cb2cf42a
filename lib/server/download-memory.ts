import 'server-only';
import { logger } from '../log';
import { getApp } from './composition';
import { ownerOf } from './current-owner';
import { failureCode } from './failure';
import { exportMemory } from './memory-export';

const PRIVATE = { 'cache-control': 'no-store, private', 'x-content-type-options': 'nosniff' };

/** Answers with the file of everything that is kept of whoever asks; 401 for someone who hasn't begun. */
export async function downloadMemory(request: Request): Promise<Response> {
  try {
    const owner = await ownerOf(request.headers);
    if (owner === null) return Response.json({ error: 'signed_out' }, { status: 401, headers: PRIVATE });
    const day = (await getApp()).clock.now().toISOString().slice(0, 10);
    return new Response(await exportMemory(owner), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="shoppingx-memory-${day}.json"`,
      },
    });
  } catch (error) {
    logger.error({ err: error }, 'an export failed');
    return Response.json({ error: failureCode(error) }, { status: 503, headers: PRIVATE });
  }
}
