/** Set before a person is made, so that one who refuses cookies (a robot, mostly) isn't made anew with every visit. */
export const PROBE_COOKIE = 'shoppingx.begin';
const PROBE_SECONDS = 120;

export type BeginVisit = {
  /** Where to go afterwards, as the query says. */
  to: string | null;
  /** The second of the two rounds. */
  probed: boolean;
  hasProbeCookie: boolean;
  isKnown: boolean;
  /** The browser is only guessing that the person will come here. */
  isPrefetch: boolean;
};

export type BeginStep =
  | { step: 'wait' }
  | { step: 'go'; location: string }
  | { step: 'probe'; location: string; cookie: string }
  | { step: 'create'; location: string; cookie: string }
  | { step: 'refused'; location: string };

/**
 * What to do with someone who comes to begin: first a cookie is tried, then, when it came back, a person is made.
 */
export function beginStep(visit: BeginVisit, secure: boolean): BeginStep {
  const location = safePath(visit.to);
  const flags = `; Path=/api/auth; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  if (visit.isPrefetch) return { step: 'wait' };
  if (visit.isKnown) return { step: 'go', location };
  if (visit.hasProbeCookie) return { step: 'create', location, cookie: `${PROBE_COOKIE}=; Max-Age=0${flags}` };
  if (visit.probed) return { step: 'refused', location };
  const cookie = `${PROBE_COOKIE}=1; Max-Age=${PROBE_SECONDS}${flags}`;
  return { step: 'probe', location: `${beginPath(location)}&probed=1`, cookie };
}

/** The address that makes a person and then leads to `path`. */
export function beginPath(path: string): string {
  return `/api/auth/begin?to=${encodeURIComponent(path)}`;
}

/** A path of this site: anything else, and what would lead here again, becomes the first page. */
export function safePath(to: string | null): string {
  if (to === null || to.length > 2_000 || !to.startsWith('/')) return '/';
  const here = 'http://here.invalid';
  const url = URL.canParse(to, here) ? new URL(to, here) : null;
  if (url === null || url.origin !== here || url.pathname.startsWith('/api/')) return '/';
  return `${url.pathname}${url.search}`;
}
