import { astroRenderer } from '#functions/adapters/astro-renderer.ts';
import { r2PageStore } from '#functions/adapters/page-store.ts';
import { backgroundLog } from '#functions/http/log.ts';
import { type PublisherHost, runPublisher } from '#functions/publisher/run-publisher.ts';
import { databaseOf } from './database.ts';
import type { Environment } from './environment.ts';
import { platformOrigin, siteOrigins } from './origins.ts';
import { cachedPages, pageCache } from './site-pages.ts';

/** How long one call may render before it hands on, well inside what the platform allows. */
export const publishBudgetMs = 15_000;
/** By then no isolate serves from its memory what it kept before a build went live. */
const purgeDelaySeconds = 4;
/** A second wake-up in case the first one dies with its isolate. */
const safetyDelaySeconds = 10;

export function publisherHost(env: Environment, ctx: ExecutionContext): PublisherHost {
  return {
    database: databaseOf(env),
    pageRenderer: astroRenderer,
    storePack: r2PageStore(env.PAGES).put,
    async purge(siteId, paths, shown) {
      if (shown) pageCache.show(siteId, shown, Date.now());
      else pageCache.forget(siteId);
      if (env.EDGE_CACHE === 'on') await cachedPages(ctx, siteId).purge(siteId, paths);
    },
    async purgeLater(siteId, paths) {
      if (env.EDGE_CACHE !== 'on') return;
      const delaySeconds = purgeDelaySeconds;
      await env.CHANGES.send({ kind: 'purge', siteId, paths }, { delaySeconds });
    },
    originOf: siteOrigins(env),
    platformOrigin: platformOrigin(env),
    renderer: import.meta.env.RENDERER,
    now: Date.now,
    pause: () => scheduler.wait(0),
    newId: () => crypto.randomUUID(),
    log: backgroundLog(),
    enqueue: async (siteId, delaySeconds) => {
      await env.CHANGES.send({ kind: 'publish', siteId }, { delaySeconds });
    },
  };
}

/** Publishes a site now, with a delayed message as the safety net. */
export async function wakePublisher(host: PublisherHost, siteId: string): Promise<void> {
  await Promise.all([
    host.enqueue(siteId, safetyDelaySeconds),
    runPublisher(host, siteId, Date.now() + publishBudgetMs),
  ]);
}
