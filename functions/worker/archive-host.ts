import { r2MediaStore } from '#functions/adapters/media-store.ts';
import { serveClientAsset } from '#functions/adapters/client-assets.ts';
import { r2PageStore } from '#functions/adapters/page-store.ts';
import type { PlainSiteHost } from '#functions/archive/plain-site.ts';
import { serveMedia } from '#functions/http/media.ts';
import { focusRepository } from '#functions/repositories/media/crop.ts';
import type { PublisherHost } from '#functions/publisher/run-publisher.ts';
import type { Environment } from './environment.ts';
import { imagesOf } from './images.ts';

/** Files are asked for as a visitor's browser asks, without a way through the network. */
const nowhere = 'http://archive.invalid';

export function archiveHost(
  env: Environment,
  { database, originOf, platformOrigin }: PublisherHost,
): PlainSiteHost {
  const store = r2MediaStore(env.MEDIA);
  const media = { store, images: imagesOf(env), focusesOf: focusRepository(database).listOf };
  return {
    database,
    originOf,
    platformOrigin,
    media: store,
    now: Date.now,
    files: {
      readPage: r2PageStore(env.PAGES).read,
      fetchMedia: (path, accept) =>
        serveMedia(new Request(nowhere + path, { headers: { Accept: accept } }), media),
      fetchAsset: (path) => serveClientAsset(new Request(nowhere + path), env.ASSETS, env.PAGES),
    },
  };
}
