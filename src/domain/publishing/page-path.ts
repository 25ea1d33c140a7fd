/** What a requested path means: a page, a redirect to its plain spelling, or nothing. */
export type PathReading =
  | { kind: 'page'; path: string }
  | { kind: 'moved'; path: string }
  | { kind: 'none' };

/** The page that tells of a checkout, whichever it was. */
export const checkoutSuccessPath = '/subscribe/success/checkout';

const checkoutPattern = /^\/subscribe\/success\/[^/]+$/;
const pathPattern = /^(?:\/[A-Za-z0-9._~-]+)+$/;
const maxPathLength = 512;

/**
 * The one reading of every path: no encodings, no doubled slashes, no dot segments. A trailing
 * slash moves to the path without it, and never to another host.
 */
export function readPath(pathname: string): PathReading {
  if (pathname === '/') return { kind: 'page', path: '/' };
  if (pathname.length > maxPathLength) return { kind: 'none' };
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const hasDotSegment = path.split('/').some((segment) => segment === '.' || segment === '..');
  if (!pathPattern.test(path) || hasDotSegment) return { kind: 'none' };
  return { kind: path === pathname ? 'page' : 'moved', path };
}

/** Where the page is stored that answers an address. */
export function storedPathOf(path: string): string {
  return checkoutPattern.test(path) ? checkoutSuccessPath : path;
}
