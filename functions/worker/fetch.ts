import { astroRenderer } from '#functions/adapters/astro-renderer.ts';
import { r2MediaStore } from '#functions/adapters/media-store.ts';
import { goneSite, noSite, unavailable } from '#functions/http/answers/plain-refusal.ts';
import { backgroundLog, reasonOf } from '#functions/http/log.ts';
import { serveMedia } from '#functions/http/media.ts';
import { devMail } from '#functions/mail/dev-mail.ts';
import { renderPlatformPage } from '#functions/publisher/rendering/render-platform-page.ts';
import { focusRepository } from '#functions/repositories/media/crop.ts';
import { outboxRepository } from '#functions/repositories/mail/outbox.ts';
import { fromClient } from '#functions/serving/client-address.ts';
import { createOldAddresses } from '#functions/serving/old-addresses.ts';
import { createPlatformPages, type PlatformPageSource } from '#functions/serving/platform-pages.ts';
import { routeRequest, type Routes } from '#functions/serving/route-request.ts';
import { servePage } from '#functions/serving/serve-page.ts';
import { servePreview } from '#functions/serving/serve-preview.ts';
import { createSiteDirectory } from '#functions/serving/site-directory.ts';
import { apiOf } from './api.ts';
import { databaseOf } from './database.ts';
import type { Environment } from './environment.ts';
import { clockOf } from './execution.ts';
import { imagesOf } from './images.ts';
import { keepsMailLocally } from './mail.ts';
import { platformOrigin, siteOrigins } from './origins.ts';
import { previewSource } from './previews.ts';
import { cachedPages, storedPages } from './site-pages.ts';

// In the memory of the isolate.
const siteDirectory = createSiteDirectory();
const platformPages = createPlatformPages();
const oldAddresses = createOldAddresses();

export async function handleFetch(
  request: Request,
  env: Environment,
  ctx: ExecutionContext,
): Promise<Response> {
  // An error that nothing below answers becomes one sentence, without its details.
  try {
    return await routeRequest(request, routesOf(env, ctx));
  } catch (error) {
    const reason = reasonOf(error);
    backgroundLog()({ level: 'error', event: 'request_failed', site: null, reason });
    return unavailable(request);
  }
}

function routesOf(env: Environment, ctx: ExecutionContext): Routes {
  const database = databaseOf(env);
  const visited = { ...clockOf(ctx), database, newId: () => crypto.randomUUID() };
  return {
    hostingOf: (host) =>
      siteDirectory({ ...clockOf(ctx), database, platformHost: env.PLATFORM_HOST }, host),
    noSite,
    goneSite,
    // Without a cache in front of it, going through the entrypoint would only cost time.
    pageOf: (asked, siteId, path) =>
      env.EDGE_CACHE === 'on'
        ? cachedPages(ctx, siteId).fetch(asked)
        : servePage(asked, storedPages(env, ctx, siteId), path),
    leadOn: (visit) => oldAddresses.leadOn(visited, visit),
    miss: (visit) => oldAddresses.miss(visited, visit),
    preview: (asked, site) =>
      servePreview(fromClient(asked, env.CLIENT_ADDRESS), site, previewSource(env)),
    // The runtime decompresses what came through another entrypoint as soon as it is read.
    unpack: env.EDGE_CACHE === 'on' ? (body) => body : unzipped,
    api: (asked) => apiOf(env, ctx).fetch(fromClient(asked, env.CLIENT_ADDRESS), env, ctx),
    media: (asked) =>
      serveMedia(env.AVIF === 'on' ? asked : withoutAvif(asked), {
        store: r2MediaStore(env.MEDIA),
        images: imagesOf(env),
        focusesOf: focusRepository(database).listOf,
      }),
    platformPage: (asked) => {
      const origin = platformOrigin(env);
      const rendering = {
        database,
        pageRenderer: astroRenderer,
        origin,
        originOf: siteOrigins(env),
      };
      const render: PlatformPageSource['render'] = (ref) => renderPlatformPage(rendering, ref);
      return platformPages(asked, { ...clockOf(ctx), render });
    },
    devMail: keepsMailLocally(env) ? (asked) => devMail(asked, outboxRepository(database)) : null,
    assets: env.ASSETS,
    keptAssets: env.PAGES,
  };
}

const unzipped = (body: ReadableStream) => body.pipeThrough(new DecompressionStream('gzip'));

function withoutAvif(asked: Request): Request {
  const headers = new Headers(asked.headers);
  headers.set('Accept', (headers.get('Accept') ?? '').replaceAll('image/avif', ''));
  return new Request(asked, { headers });
}
