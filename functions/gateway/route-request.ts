import { serveClientAsset } from '#functions/gateways/client-assets.ts';
import type { Hosting } from './site-directory.ts';

export type Routes = {
  hostingOf: (host: string) => Promise<Hosting>;
  pageOf: (request: Request, siteId: string) => Promise<Response>;
  /** A stored body as a client reads it that takes no compressed answers. */
  unpack: (body: ReadableStream) => ReadableStream;
  api: (request: Request) => Response | Promise<Response>;
  media: (request: Request) => Promise<Response>;
  assets: Fetcher;
  keptAssets: R2Bucket;
};

/** Leads a request by its host and path to the part that answers it; nothing else chooses. */
export async function routeRequest(request: Request, routes: Routes): Promise<Response> {
  const url = new URL(request.url);
  const hosting = await routes.hostingOf(url.host);
  if (hosting.kind === 'unknown') return notFound('There is no site at this address.');
  if (url.pathname.startsWith('/api/')) return await routes.api(request);
  if (url.pathname.startsWith('/media/')) return await routes.media(request);
  if (url.pathname.startsWith('/_astro/')) {
    return await serveClientAsset(request, routes.assets, routes.keptAssets);
  }
  if (hosting.kind === 'platform') return notFound('Nothing here.');
  const { primaryHost, siteId } = hosting;
  if (primaryHost !== null && url.hostname !== primaryHost) return toPrimary(url, primaryHost);
  const answer = await routes.pageOf(request, siteId);
  return acceptsGzip(request) ? answer : unpacked(answer, routes);
}

const acceptsGzip = (request: Request) =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i.test(
    request.headers.get('Accept-Encoding') ?? '',
  );

/** For the rare client that takes no compressed answers. */
function unpacked(answer: Response, { unpack }: Routes): Response {
  if (answer.headers.get('Content-Encoding') !== 'gzip') return answer;
  const headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  const body = answer.body && unpack(answer.body);
  return new Response(body, { status: answer.status, headers });
}

function toPrimary(url: URL, host: string): Response {
  return new Response(null, {
    status: 301,
    headers: {
      Location: `https://${host}${url.pathname}${url.search}`,
      'Cache-Control': 'no-store',
    },
  });
}

function notFound(text: string): Response {
  return new Response(text, {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
