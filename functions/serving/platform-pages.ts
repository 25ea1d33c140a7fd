import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readPath } from '#domain/publishing/page-path.ts';
import {
  findPlatformPage,
  platformNotFound,
  type PlatformPageRef,
} from '#domain/publishing/platform-pages.ts';
import { type Asking, recentAnswers } from './recent.ts';
import { pageHeaders } from './serve-page.ts';

/** A page of the platform as it is sent, before it is packed. */
export type RenderedPage = {
  body: string | Uint8Array;
  contentType: string;
  contentSecurityPolicy: string;
};

export type PlatformPageSource = Asking & {
  render: (ref: PlatformPageRef) => Promise<RenderedPage>;
};

type PackedPage = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string>; etag: string };

const maxPages = 20;
const caching = 'public, max-age=0, must-revalidate';

/** The pages of the platform's own host: the same for everybody, so an isolate keeps them at hand. */
export function createPlatformPages() {
  const packed = recentAnswers<PackedPage>({ maxAnswers: maxPages });

  return async function platformPage(
    request: Request,
    source: PlatformPageSource,
  ): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
    const url = new URL(request.url);
    const reading = readPath(url.pathname);
    if (reading.kind === 'moved') return moved(reading.path + url.search);
    const found = reading.kind === 'page' ? findPlatformPage(reading.path) : null;
    const ref = found ?? platformNotFound;
    const page = await packed.get(ref.path, source, async () => pack(await source.render(ref)));
    return answer(request, page, found ? 200 : 404);
  };
}

function pack({ body, contentType, contentSecurityPolicy }: RenderedPage): PackedPage {
  const digest = createHash('sha256').update(contentSecurityPolicy).update(body).digest('hex');
  const etag = `W/"${digest.slice(0, 32)}"`;
  const headers = {
    ...pageHeaders,
    'Content-Type': contentType,
    'Content-Security-Policy': contentSecurityPolicy,
    'Content-Encoding': 'gzip',
    'Cache-Control': caching,
    'Cloudflare-CDN-Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  return { body: Uint8Array.from(gzipSync(body)), headers, etag };
}

function answer(request: Request, { body, headers, etag }: PackedPage, status: number): Response {
  if (status === 200 && request.headers.get('If-None-Match') === etag) {
    const { 'Content-Encoding': _packed, ...others } = headers;
    return new Response(null, { status: 304, headers: others });
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers,
    encodeBody: 'manual',
  });
}

const moved = (location: string) =>
  new Response(null, {
    status: 301,
    headers: { ...pageHeaders, Location: location, 'Cache-Control': 'no-store' },
  });

const methodNotAllowed = () =>
  new Response('Method not allowed', {
    status: 405,
    headers: {
      ...pageHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Allow: 'GET, HEAD',
    },
  });
