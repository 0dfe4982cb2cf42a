import 'server-only';
import { environment } from '../env';
import { logger } from '../log';
import { appAuth } from './auth';
import { beginStep, PROBE_COOKIE } from './begin';
import { beginNotice } from './begin-notice';
import { ownerOf } from './current-owner';

/** Answers GET ?to=/path: makes a person of a visitor who is nobody yet and leads back to the page that sent them. */
export async function beginVisit(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const secure = environment().APP_URL?.startsWith('https:') ?? false;
  try {
    const visit = {
      to: query.get('to'),
      probed: query.has('probed'),
      hasProbeCookie: (request.headers.get('cookie') ?? '').includes(`${PROBE_COOKIE}=`),
      isKnown: (await ownerOf(request.headers)) !== null,
      isPrefetch: /prefetch/.test(`${request.headers.get('sec-purpose')} ${request.headers.get('purpose')}`),
    };
    const next = beginStep(visit, secure);
    if (next.step === 'wait') return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
    if (next.step === 'refused') return beginNotice('cookies', next.location);
    // Addresses stay relative: behind a proxy this server doesn't know by which name it was asked.
    const headers = new Headers({ location: next.location, 'cache-control': 'no-store' });
    if ('cookie' in next) headers.append('set-cookie', next.cookie);
    if (next.step === 'create') {
      const { headers: made } = await appAuth().api.signInAnonymous({ headers: request.headers, returnHeaders: true });
      for (const cookie of made.getSetCookie()) headers.append('set-cookie', cookie);
    }
    return new Response(null, { status: 303, headers });
  } catch (error) {
    logger.error({ err: error }, 'a visitor could not begin');
    return beginNotice('unavailable', query.get('to'));
  }
}
