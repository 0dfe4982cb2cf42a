/** Longer addresses aren't pictures'. */
const MOST_CHARACTERS = 2_000;

/**
 * A shop's picture with the drawing that stands in for it, in one text: the drawing's path is the address's fragment,
 * which no browser sends. Without a usable https address it is the drawing alone.
 */
export function pictureWithFallback(address: string | null, drawing: string): string {
  const url = address === null ? null : readAddress(address);
  if (url === null) return drawing;
  url.hash = drawing;
  return url.href;
}

/** What to show, and what to show when that doesn't load; null when it is the app's own and always there. */
export function pictureSources(picture: string): { src: string; fallback: string | null } {
  if (picture.startsWith('/pictures/')) return { src: picture, fallback: null };
  const url = readAddress(picture);
  const drawing = url?.hash.slice(1) ?? '';
  const fallback = /^\/pictures\/[a-z]+-[a-z]+\.svg$/.test(drawing) ? drawing : '/pictures/box-grey.svg';
  if (!url) return { src: fallback, fallback: null };
  url.hash = '';
  return { src: url.href, fallback };
}

/** Only https, to a name (no number of a machine in the house), without a password and on the usual port. */
function readAddress(text: string): URL | null {
  if (text.length > MOST_CHARACTERS || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isNumber = /^[\d.]+$|^\[/.test(url.hostname);
  const isPublic = url.hostname.includes('.') && !isNumber && !/\.(?:local|localhost|internal)$/.test(url.hostname);
  return url.protocol === 'https:' && url.username === '' && url.port === '' && isPublic ? url : null;
}
