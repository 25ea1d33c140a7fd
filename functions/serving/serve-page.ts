import { createHash } from 'node:crypto';
import { readPath, storedPathOf } from '#domain/publishing/page-path.ts';
import type { StoredPage } from '#functions/repositories/publishing/stored-pages.ts';
import type { HotPage, PageCache, PageHeaders, PageSource } from './page-cache.ts';

const browserCaching = 'public, max-age=0, must-revalidate';
/** The edge keeps pages until they are purged, and what is not there for a minute. */
const edgeCaching = 'public, max-age=31536000';
const edgeCachingOfMissing = 'public, max-age=60';
/** Seconds after which a fallback page is looked up again. */
const fallbackSeconds = 60;

/** Headers that every answer with a page carries. */
export const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const;

type Place = { siteId: string; path: string };
type Asked = { cache: PageCache; source: PageSource; siteId: string };

/** Answers with a stored page of the site; the body stays compressed as it was stored. */
export async function servePage(
  request: Request,
  asked: Asked,
  pathname = new URL(request.url).pathname,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  const reading = readPath(pathname);
  if (reading.kind === 'moved') return moved(reading.path, null);
  const path = reading.kind === 'page' ? storedPathOf(reading.path) : '/404';
  const place = { siteId: asked.siteId, path };
  const hot = await find(asked, path);
  if (hot?.page.location) return moved(hot.page.location, place);
  if (hot && hot.page.status === 200) {
    hot.prepared ??= headersOf(hot.page, cacheTags(place));
    return answer(request, hot, hot.prepared);
  }
  if (hot?.page.status === 503) return fallback(request, hot);
  const missing = path === '/404' ? hot : await find(asked, '/404');
  // Tagged by the requested path, so that the edge drops it once there is a page.
  const isPage = missing !== null && missing.page.status !== 503;
  return isPage ? answer(request, missing, headersOf(missing.page, cacheTags(place))) : noPage();
}

/** Not cacheable, so that the page itself is seen as soon as it can be rendered. */
function fallback({ method }: Request, { page, body }: HotPage): Response {
  return new Response(method === 'HEAD' ? null : body, {
    status: page.status,
    headers: {
      ...pageHeaders,
      'Content-Type': page.contentType,
      'Content-Security-Policy': page.contentSecurityPolicy,
      'Content-Encoding': 'gzip',
      'Cache-Control': 'no-store',
      'Cloudflare-CDN-Cache-Control': 'no-store',
      'Retry-After': String(fallbackSeconds),
      Vary: 'Accept-Encoding',
    },
    encodeBody: 'manual',
  });
}

const find = ({ cache, source, siteId }: Asked, path: string) => cache.find(source, siteId, path);

function answer(request: Request, { page, body }: HotPage, prepared: PageHeaders): Response {
  const { etag, headers } = prepared;
  if (page.status === 200 && matches(request.headers.get('If-None-Match'), etag)) {
    return unchanged(headers);
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    status: page.status,
    headers,
    encodeBody: 'manual',
  });
}

function unchanged(whole: Headers): Response {
  const headers = new Headers(whole);
  headers.delete('Content-Encoding');
  return new Response(null, { status: 304, headers });
}

/** One object for every answer: a record of strings would be read and checked for each. */
function headersOf(page: StoredPage, tags: string): PageHeaders {
  const etag = `W/"${page.hash.slice(0, 32)}"`;
  const headers = new Headers({
    ...pageHeaders,
    'Content-Type': page.contentType,
    'Content-Encoding': 'gzip',
    'Content-Security-Policy': page.contentSecurityPolicy,
    'Cache-Control': browserCaching,
    'Cloudflare-CDN-Cache-Control': page.status === 200 ? edgeCaching : edgeCachingOfMissing,
    'Cache-Tag': tags,
    ETag: etag,
    'Last-Modified': new Date(page.modifiedAt).toUTCString(),
    Vary: 'Accept-Encoding',
  });
  return { etag, headers };
}

/** Weak comparison, as a conditional GET asks for. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
  );
}

function moved(location: string, place: Place | null): Response {
  return new Response(null, {
    status: 301,
    headers: {
      ...pageHeaders,
      Location: location,
      'Cache-Control': browserCaching,
      'Cloudflare-CDN-Cache-Control': place ? edgeCaching : 'no-store',
      ...(place && { 'Cache-Tag': cacheTags(place) }),
    },
  });
}

const noPage = () => plain('Not found', 404);

const methodNotAllowed = () => plain('Method not allowed', 405, { Allow: 'GET, HEAD' });

const plain = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      ...pageHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

const cacheTags = ({ siteId, path }: Place) => `${siteTag(siteId)},${pageTag(siteId, path)}`;

export const siteTag = (siteId: string) => `site-${siteId}`;

export function pageTag(siteId: string, path: string): string {
  return `page-${createHash('sha256').update(`${siteId} ${path}`).digest('hex').slice(0, 32)}`;
}
