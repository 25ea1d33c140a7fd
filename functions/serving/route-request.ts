import { tokenParameters } from '#domain/accounts/hand-over.ts';
import { letterLinksPath } from '#domain/mail/newsletter/letter-link-path.ts';
import { isPreviewPath } from '#domain/publishing/preview-links.ts';
import { serveClientAsset } from '#functions/adapters/client-assets.ts';
import type { SiteEntry } from '#functions/repositories/platform/site-by-host.ts';
import { noFile, onlyRead } from './file-answers.ts';
import { isPlainPermalink, type Visit } from './old-addresses.ts';
import { serveSound } from './serve-sound.ts';
import type { Hosting } from './site-directory.ts';
import { isUnsubscribePage, leavingPage, toSitePage, unsubscribe } from './unsubscribe-form.ts';

export type Routes = {
  hostingOf: (host: string) => Hosting | Promise<Hosting>;
  /** The host belongs to no site. */
  noSite: (request: Request) => Response;
  /** The host belongs to a site that was deleted. */
  goneSite: (request: Request) => Response;
  /** `path` is that of the request's address, which is parsed once. */
  pageOf: (request: Request, siteId: string, path: string) => Promise<Response>;
  /** From an address of the site that a cook had before; null where it leads nowhere. */
  leadOn: (visit: Visit) => Promise<Response | null>;
  /** Notes an address at which there is nothing. */
  miss: (visit: Visit) => void;
  /** The working copy of a recipe, by a link that its cook made. */
  preview: (request: Request, site: SiteEntry) => Promise<Response>;
  /** A stored body as a client reads it that takes no compressed answers. */
  unpack: (body: ReadableStream) => ReadableStream;
  api: (request: Request) => Response | Promise<Response>;
  media: (request: Request) => Promise<Response>;
  platformPage: (request: Request) => Promise<Response>;
  /** Mail that was kept on this machine; null wherever mail is really sent. */
  devMail: ((request: Request) => Promise<Response>) | null;
  assets: Fetcher;
  keptAssets: R2Bucket;
};

/** Leads a request by its host and path to the part that answers it; nothing else chooses. */
export async function routeRequest(request: Request, routes: Routes): Promise<Response> {
  const url = URL.parse(request.url);
  // A host may be written so that no address can be read from it.
  if (url === null) return routes.noSite(request);
  const { pathname } = url;
  const hosting = await routes.hostingOf(url.host);
  if (hosting.kind === 'unknown') return routes.noSite(request);
  if (hosting.kind === 'gone') return routes.goneSite(request);
  if (pathname.startsWith('/api/')) return await routes.api(request);
  if (pathname.startsWith('/media/')) return await routes.media(request);
  if (isBelowFiles(pathname)) return await clientFile(request, pathname, routes);
  const asked = { request, url };
  const answer = await answerOf(asked, hosting, routes);
  if (carriesToken(url)) return uncached(unpacked(answer, routes));
  return acceptsGzip(request) ? answer : unpacked(answer, routes);
}

const isBelowFiles = (pathname: string) => /^\/(?:_astro|sounds)\//.test(pathname);
/** What the build calls a file; stores refuse names that are longer than any. */
const isFileName = (pathname: string) => /^\/\w+\/[\w.~/-]{1,250}$/.test(pathname);

async function clientFile(
  request: Request,
  pathname: string,
  { assets, keptAssets }: Routes,
): Promise<Response> {
  if (!isReading(request)) return onlyRead();
  if (!isFileName(pathname)) return noFile();
  if (pathname.startsWith('/sounds/')) return await serveSound(request, assets);
  return (await serveClientAsset(request, assets, keptAssets)) ?? noFile();
}

const isUnder = ({ pathname }: URL, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

type Asked = { request: Request; url: URL };

async function platformAnswer({ request, url }: Asked, routes: Routes): Promise<Response> {
  if (routes.devMail && isUnder(url, '/dev/mail')) return await routes.devMail(request);
  if (isUnder(url, letterLinksPath)) return await routes.api(request);
  const page = isUnsubscribePage(url) ? await toSitePage(request, routes.api) : null;
  return page ?? (await routes.platformPage(request));
}

async function answerOf(
  asked: Asked,
  hosting: Exclude<Hosting, { kind: 'unknown' | 'gone' }>,
  routes: Routes,
): Promise<Response> {
  switch (hosting.kind) {
    case 'platform':
      return await platformAnswer(asked, routes);
    case 'former':
      return toCurrent(asked, hosting);
    default:
      return await siteAnswer(asked, hosting, routes);
  }
}

async function siteAnswer(
  { request, url }: Asked,
  site: SiteEntry,
  routes: Routes,
): Promise<Response> {
  const { siteId, primaryHost } = site;
  const { pageOf, preview } = routes;
  if (isPreviewPath(url.pathname)) return await preview(request, site);
  const ending = isUnsubscribePage(url)
    ? await leavingAnswer({ request, url }, site, routes)
    : null;
  if (ending) return ending;
  // Whoever serves an own domain reads its addresses, so a token stays on the platform's host.
  const isElsewhere = primaryHost !== null && url.hostname !== primaryHost;
  if (isElsewhere && !carriesToken(url)) return toPrimary(url, primaryHost);
  const visit = {
    url,
    siteId,
    pageOf: (asked: Request, path: string) => pageOf(asked, siteId, path),
  };
  return await pageOrOldAddress(request, visit, routes);
}

/** Of a page that ends letters; null where it is a page like any other. */
function leavingAnswer({ request, url }: Asked, site: SiteEntry, routes: Routes) {
  const page = async (path: string) =>
    uncached(
      unpacked(await routes.pageOf(new Request(url.origin + path), site.siteId, path), routes),
    );
  const place = { slug: site.slug, api: routes.api, page };
  return request.method === 'POST' ? unsubscribe(request, place) : leavingPage(request, place);
}

/** A page that there is always comes before an address that another page had. */
async function pageOrOldAddress(request: Request, visit: Visit, routes: Routes): Promise<Response> {
  const { url, pageOf } = visit;
  const isRead = isReading(request);
  const led = isRead && isPlainPermalink(url) ? await routes.leadOn(visit) : null;
  if (led) return led;
  const answer = await sitePage(request, url, (asked) => pageOf(asked, url.pathname));
  if (!isRead) return answer;
  if (answer.status === 404) {
    const onwards = await routes.leadOn(visit);
    if (!onwards) routes.miss(visit);
    return onwards ?? answer;
  }
  return (await leadPastSlash(answer, visit, routes)) ?? answer;
}

/** In one step where the page without the slash is none, as most sites end addresses with one. */
async function leadPastSlash(answer: Response, visit: Visit, { leadOn }: Routes) {
  const { origin, pathname } = visit.url;
  if (answer.status !== 301 || pathname.length < 2 || !pathname.endsWith('/')) return null;
  const plain = pathname.slice(0, -1);
  const page = await visit.pageOf(new Request(origin + plain, { method: 'HEAD' }), plain);
  return page.status === 404 ? await leadOn(visit) : null;
}

/** A query changes nothing about a stored page, so it is the same entry of every cache. */
async function sitePage(request: Request, url: URL, pageOf: (asked: Request) => Promise<Response>) {
  if (url.search === '') return await pageOf(request);
  const answer = await pageOf(new Request(url.origin + url.pathname, request));
  const location = answer.headers.get('Location');
  if (location === null) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Location', location + url.search);
  return new Response(null, { status: answer.status, headers });
}

const carriesToken = (url: URL) =>
  url.search !== '' && tokenParameters.some((name) => url.searchParams.has(name));

/** An address with a token in it stays out of caches and referrers. */
function uncached(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of ['ETag', 'Last-Modified', 'Cache-Tag']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  headers.set('Cloudflare-CDN-Cache-Control', 'no-store');
  headers.set('Referrer-Policy', 'same-origin');
  return new Response(answer.body, { status: answer.status, headers });
}

const acceptsGzip = (request: Request) =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i.test(
    request.headers.get('Accept-Encoding') ?? '',
  );

/** For the rare client that takes no compressed answers, and where the headers change. */
function unpacked(answer: Response, { unpack }: Routes): Response {
  if (answer.headers.get('Content-Encoding') !== 'gzip') return answer;
  const headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  const body = answer.body && unpack(answer.body);
  return new Response(body, { status: answer.status, headers });
}

const toPrimary = (url: URL, host: string) => permanently(`https://${host}`, url);

/** From a slug that the site had before; the site may take it again, so nobody remembers the way. */
function toCurrent({ request, url }: Asked, { slug, primaryHost }: SiteEntry): Response {
  const host = url.host.replace(/^[^.]*/, slug);
  const staysHere = primaryHost === null || carriesToken(url) || isPreviewPath(url.pathname);
  const origin = staysHere ? `${url.protocol}//${host}` : `https://${primaryHost}`;
  return permanently(origin, url, isReading(request) ? 301 : 308);
}

const permanently = (origin: string, { pathname, search }: URL, status: 301 | 308 = 301) =>
  new Response(null, {
    status,
    headers: { Location: origin + pathname + search, 'Cache-Control': 'no-store' },
  });

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';
