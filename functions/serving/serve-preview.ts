import { previewTokenIn } from '#domain/publishing/preview-links.ts';
import { siteOrigin } from '#domain/site/hosts.ts';
import type { RenderedPreview } from '#functions/adapters/publisher-port.ts';
import type { SiteEntry } from '#functions/repositories/platform/site-by-host.ts';
import { onlyRead } from './file-answers.ts';
import { pageHeaders } from './serve-page.ts';

type Answered = Pick<RenderedPreview, 'body' | 'contentType' | 'contentSecurityPolicy'>;

/** In a frame, as the kitchen shows it anew with each look that is tried on, or by itself. */
type PreviewView = { address: string | undefined; isFramed: boolean };

export type PreviewSource = {
  platform: { scheme: string; host: string };
  /** Counts a view of a client by its address; null when it is allowed, else the seconds to wait. */
  consume: (view: PreviewView) => Promise<number | null>;
  pageOf: (asked: {
    siteId: string;
    token: string;
    reader: string | null;
    /** The path of a page, where the link opens many. */
    page: string | null;
  }) => Promise<RenderedPreview | null>;
  /** For every token that opens nothing. */
  ended: () => Answered;
};

/** Kept by nobody, found by no search engine, and its address told to nobody. */
const headers = {
  ...pageHeaders,
  'Cache-Control': 'no-store',
  'Cloudflare-CDN-Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** The working copy of a recipe for whoever has a link to it, on the site's host below the platform. */
export async function servePreview(
  request: Request,
  site: SiteEntry,
  source: PreviewSource,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return onlyRead();
  const seconds = await source.consume({
    address: request.headers.get('cf-connecting-ip') ?? undefined,
    isFramed: request.headers.get('Sec-Fetch-Dest') === 'iframe',
  });
  if (seconds !== null) return tooOften(seconds);
  const page = await pageAt(new URL(request.url), site, source);
  return page ? answer(request, page, 200) : answer(request, source.ended(), 404);
}

/** A domain of the site's own shows none: whoever serves it would read the token. */
async function pageAt(
  url: URL,
  { siteId, slug }: SiteEntry,
  { platform, pageOf }: PreviewSource,
): Promise<RenderedPreview | null> {
  const token = previewTokenIn(url.pathname);
  const isHere = url.origin === siteOrigin({ slug, primaryHost: null }, platform);
  if (token === null || !isHere) return null;
  const [reader, page] = [url.searchParams.get('reader'), url.searchParams.get('page')];
  return await pageOf({ siteId, token, reader, page });
}

function answer({ method }: Request, page: Answered, status: number): Response {
  const { body, contentType, contentSecurityPolicy } = page;
  const bytes = typeof body === 'string' ? body : Uint8Array.from(body);
  return new Response(method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...headers,
      'Content-Type': contentType,
      'Content-Security-Policy': contentSecurityPolicy,
    },
  });
}

const tooOften = (seconds: number) =>
  new Response('Too many requests', {
    status: 429,
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(seconds),
    },
  });
