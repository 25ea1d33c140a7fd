import { createHash } from 'node:crypto';
import type { HotPage, PageCache, PageSource } from './page-cache.ts';
import { readPath } from '#domain/page-path.ts';

const browserCaching = 'public, max-age=0, must-revalidate';
/** The edge keeps pages until they are purged, and what is not there for a minute. */
const edgeCaching = 'public, max-age=31536000';
const edgeCachingOfMissing = 'public, max-age=60';

/** Headers that every answer with a page carries. */
const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const;

type Asked = { cache: PageCache; source: PageSource; siteId: string };

/** Answers with a stored page of the site; the body stays compressed as it was stored. */
export async function servePage(request: Request, asked: Asked): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  const reading = readPath(new URL(request.url).pathname);
  if (reading.kind === 'moved') return moved(reading.path);
  const path = reading.kind === 'page' ? reading.path : '/404';
  const hot = await find(asked, path);
  if (hot?.page.location) return moved(hot.page.location, cacheTags(asked.siteId, path));
  if (hot && hot.page.status === 200) return answer(request, hot, cacheTags(asked.siteId, path));
  const missing = path === '/404' ? hot : await find(asked, '/404');
  return missing
    ? answer(request, missing, cacheTags(asked.siteId, path))
    : new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

const find = ({ cache, source, siteId }: Asked, path: string) => cache.find(source, siteId, path);

function answer(request: Request, { page, body }: HotPage, tags: string): Response {
  const isFound = page.status === 200;
  const etag = `W/"${page.hash.slice(0, 32)}"`;
  const headers = new Headers({
    ...pageHeaders,
    'Content-Type': page.contentType,
    'Content-Security-Policy': page.contentSecurityPolicy,
    'Cache-Control': browserCaching,
    'Cloudflare-CDN-Cache-Control': isFound ? edgeCaching : edgeCachingOfMissing,
    'Cache-Tag': tags,
    ETag: etag,
    'Last-Modified': new Date(page.modifiedAt).toUTCString(),
    Vary: 'Accept-Encoding',
  });
  if (isFound && matches(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Encoding', 'gzip');
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), {
    status: page.status,
    headers,
    encodeBody: 'manual',
  });
}

/** Weak comparison, as a conditional GET asks for. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function moved(location: string, tags?: string): Response {
  return new Response(null, {
    status: 301,
    headers: {
      ...pageHeaders,
      Location: location,
      'Cache-Control': browserCaching,
      'Cloudflare-CDN-Cache-Control': tags ? edgeCaching : 'no-store',
      ...(tags && { 'Cache-Tag': tags }),
    },
  });
}

function methodNotAllowed(): Response {
  return new Response('Method not allowed', {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
  });
}

const cacheTags = (siteId: string, path: string) => `${siteTag(siteId)},${pageTag(siteId, path)}`;

export const siteTag = (siteId: string) => `site-${siteId}`;

export function pageTag(siteId: string, path: string): string {
  return `page-${createHash('sha256').update(`${siteId} ${path}`).digest('hex').slice(0, 32)}`;
}
