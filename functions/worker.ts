import { createClient } from '@libsql/client/web';
import { connect } from 'cloudflare:sockets';
import { WorkerEntrypoint } from 'cloudflare:workers';
import { siteOrigin } from '#domain/site/hosts.ts';
import { createApp } from './app.ts';
import { type Database, d1Database, libsqlDatabase } from './db/database.ts';
import type { ChangeMessage, Environment, MailMessage } from './environment.ts';
import { fromClient } from './serving/client-address.ts';
import { createPageCache } from './serving/page-cache.ts';
import { createPlatformPages, type PlatformPageSource } from './serving/platform-pages.ts';
import { pageTag, servePage, siteTag } from './serving/serve-page.ts';
import { createSiteDirectory } from './serving/site-directory.ts';
import { routeRequest, type Routes } from './serving/route-request.ts';
import { astroPrinter } from './adapters/astro-printer.ts';
import { keepClientAssets } from './adapters/client-assets.ts';
import { removeForgottenUploads } from './adapters/forgotten-uploads.ts';
import { cloudflareImages } from './adapters/images/cloudflare-images.ts';
import { variantsCodedBy } from './adapters/images/coded-variants.ts';
import type { ImageService } from './adapters/images/image-service.ts';
import { r2MediaStore } from './adapters/media-store.ts';
import { r2PageStore } from './adapters/page-store.ts';
import { signInCodes } from './adapters/sign-in-codes.ts';
import { unsubscribeSigner } from './adapters/unsubscribe-signature.ts';
import { uploadSigner } from './adapters/upload-signature.ts';
import { hostProofOf, sweepHostnames } from './host-proof.ts';
import { noSite, unavailable } from './http/answers/plain-refusal.ts';
import { logToConsole, runLog } from './http/log.ts';
import { serveMedia } from './http/media.ts';
import { devMail } from './mail/dev-mail.ts';
import { keepsMailLocally, mailHost, sweepMail, wakeMailer } from './mail/mail-host.ts';
import { outboxRepository } from './repositories/mail/outbox.ts';
import { deliverMessage } from './mail/delivery/deliver.ts';
import { forgetExpired } from './upkeep.ts';
import { scaledRateLimits } from './http/limits/rate-limits.ts';
import { printPlatformPage } from './publisher/rendering/print-platform-page.ts';
import {
  publisherOf,
  prune,
  type PublisherHost,
  refreshSite,
  runPublisher,
  sweep,
} from './publisher/publisher.ts';

/** How long one call may render before it hands on, well inside what the platform allows. */
const publishBudgetMs = 15_000;
/** By then no isolate answers any more with what it remembered before a build went live. */
const purgeDelaySeconds = 4;
/** A second wake-up in case the first one dies with its isolate. */
const safetyDelaySeconds = 10;
const retryDelaySeconds = 5;
/** The minute of each hour in which history is pruned. */
const pruneMinute = 17;
const dayMs = 24 * 60 * 60 * 1000;

const siteDirectory = createSiteDirectory();
const pageCache = createPageCache();
const platformPages = createPlatformPages();
const databases = new WeakMap<Environment, Database>();

type Cacheable = { cache?: { purge: (options: { tags: string[] }) => Promise<unknown> } };
type Loopback = {
  exports: { SitePages: (options: { props: { siteId: string } }) => PageEntrypoint };
};
type PageEntrypoint = Fetcher & {
  purge: (siteId: string, paths: string[] | 'all') => Promise<void>;
};

/** Stored pages of one site; the platform's cache stands in front of this entrypoint alone. */
export class SitePages extends WorkerEntrypoint<Environment, { siteId: string }> {
  override async fetch(request: Request): Promise<Response> {
    return await servePage(request, pagesAsked(this.env, this.ctx, this.ctx.props.siteId));
  }

  /** A purge reaches only the entrypoint that asks for it. */
  async purge(siteId: string, paths: string[] | 'all'): Promise<void> {
    const tags = paths === 'all' ? [siteTag(siteId)] : paths.map((path) => pageTag(siteId, path));
    await (this.ctx as Cacheable).cache?.purge({ tags });
  }
}

export default {
  async fetch(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response> {
    // Whatever fails below, a visitor gets a sentence and nothing of how things are made.
    try {
      return await routeRequest(request, routesOf(env, ctx));
    } catch (error) {
      logFailure('request_failed', null, error);
      return unavailable(request);
    }
  },

  async queue(
    batch: MessageBatch<ChangeMessage | MailMessage>,
    env: Environment,
    ctx: ExecutionContext,
  ) {
    const host = publisherHost(env, ctx);
    const deadline = Date.now() + publishBudgetMs;
    for (const message of batch.messages) {
      const { body } = message;
      // One site, or one mail, that fails must not hold up the others.
      try {
        const retryAt =
          'messageId' in body
            ? await deliverMessage(mailHost(host.database, env, connect), body.messageId)
            : await attend(host, body, deadline);
        if (retryAt === null) message.ack();
        else message.retry({ delaySeconds: secondsUntil(retryAt) });
      } catch (error) {
        const siteId = 'siteId' in body ? body.siteId : null;
        logFailure(siteId ? 'publish_failed' : 'mail_failed', siteId, error);
        message.retry({ delaySeconds: retryDelaySeconds });
      }
    }
  },

  async scheduled(event: ScheduledController, env: Environment, ctx: ExecutionContext) {
    const host = publisherHost(env, ctx);
    await sweepMail(host.database, env.MAIL);
    const { refresh } = await sweep(host);
    await sweepHostnames(host.database, env);
    if (new Date(event.scheduledTime).getUTCMinutes() === pruneMinute) {
      await prune(host, r2PageStore(env.PAGES));
      await forgetExpired(host.database, event.scheduledTime);
      await removeForgottenUploads(env.MEDIA, event.scheduledTime - dayMs);
    }
    if (refresh.length === 0) return;
    await keepClientAssets(env.ASSETS, env.PAGES, import.meta.env.RENDERER);
    for (const siteId of refresh) await env.CHANGES.send({ siteId, refresh: true });
  },
};

function routesOf(env: Environment, ctx: ExecutionContext): Routes {
  const database = databaseOf(env);
  return {
    hostingOf: (host) =>
      siteDirectory({ ...clockOf(ctx), database, platformHost: env.PLATFORM_HOST }, host),
    noSite,
    // Where no cache stands in front of the entrypoint, the way through it would only cost time.
    pageOf: (asked, siteId) =>
      env.EDGE_CACHE === 'on'
        ? pagesOf(ctx, siteId).fetch(asked)
        : servePage(asked, pagesAsked(env, ctx, siteId)),
    // What came through another entrypoint is unpacked by the runtime as soon as it is read.
    unpack: env.EDGE_CACHE === 'on' ? (body) => body : unzipped,
    api: (asked) => apiOf(env, ctx).fetch(fromClient(asked, env.CLIENT_ADDRESS), env, ctx),
    media: (asked) =>
      serveMedia(env.AVIF === 'on' ? asked : withoutAvif(asked), {
        store: r2MediaStore(env.MEDIA),
        images: imagesOf(env),
      }),
    platformPage: (asked) => {
      const origin = platformOrigin(env);
      const printing = { database, printer: astroPrinter, origin, originOf: siteOrigins(env) };
      const print: PlatformPageSource['print'] = (ref) => printPlatformPage(printing, ref);
      return platformPages(asked, { ...clockOf(ctx), print });
    },
    devMail: keepsMailLocally(env) ? (asked) => devMail(asked, outboxRepository(database)) : null,
    assets: env.ASSETS,
    keptAssets: env.PAGES,
  };
}

function imagesOf({ IMAGES, PICTURE_CODER }: Environment): ImageService {
  const images = cloudflareImages(IMAGES);
  return PICTURE_CODER ? { ...images, variant: variantsCodedBy(PICTURE_CODER) } : images;
}

const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000));

async function attend(host: PublisherHost, message: ChangeMessage, deadline: number) {
  const { siteId, refresh, purge } = message;
  if (purge) {
    await host.purge(siteId, purge);
    return null;
  }
  const { outcome } = await runPublisher(host, siteId, deadline);
  if (refresh && outcome !== 'busy' && outcome !== 'unfinished') {
    await refreshSite(host, siteId, deadline);
  }
  return null;
}

function logFailure(event: string, site: string | null, error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown';
  runLog()({ level: 'error', event, site, reason });
}

function apiOf(env: Environment, ctx: ExecutionContext) {
  const host = publisherHost(env, ctx);
  return createApp({
    database: host.database,
    adapters: {
      hostProof: hostProofOf(env),
      publisher: publisherOf(host),
      images: imagesOf(env),
      media: r2MediaStore(env.MEDIA),
      signer: uploadSigner(env.UPLOAD_SECRET),
      signInCodes: signInCodes(env.MAIL_SECRET),
      unsubscribes: unsubscribeSigner(env.MAIL_SECRET),
    },
    wakePublisher: async (siteId) => {
      await Promise.all([
        host.enqueue(siteId, safetyDelaySeconds),
        runPublisher(host, siteId, Date.now() + publishBudgetMs),
      ]);
    },
    wakeMailer: (messageIds) => wakeMailer(env.MAIL, messageIds),
    config: {
      platformHost: env.PLATFORM_HOST,
      scheme: schemeOf(env),
      rateLimits: scaledRateLimits(Number(env.RATE_LIMIT_FACTOR ?? 1)),
    },
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log: logToConsole,
  });
}

function publisherHost(env: Environment, ctx: ExecutionContext): PublisherHost {
  const database = databaseOf(env);
  return {
    database,
    printer: astroPrinter,
    storePack: r2PageStore(env.PAGES).put,
    async purge(siteId, paths, shown) {
      if (shown) pageCache.show(siteId, shown, Date.now());
      else pageCache.forget(siteId);
      if (env.EDGE_CACHE === 'on') await pagesOf(ctx, siteId).purge(siteId, paths);
    },
    async purgeLater(siteId, paths) {
      if (env.EDGE_CACHE !== 'on') return;
      await env.CHANGES.send({ siteId, purge: paths }, { delaySeconds: purgeDelaySeconds });
    },
    originOf: siteOrigins(env),
    platformOrigin: platformOrigin(env),
    renderer: import.meta.env.RENDERER,
    now: Date.now,
    pause: () => scheduler.wait(0),
    newId: () => crypto.randomUUID(),
    log: runLog(),
    enqueue: async (siteId, delaySeconds) => {
      await env.CHANGES.send({ siteId }, { delaySeconds });
    },
  };
}

const schemeOf = ({ SITE_SCHEME }: Environment) => (SITE_SCHEME === 'http' ? 'http' : 'https');

const platformOrigin = (env: Environment) => `${schemeOf(env)}://${env.PLATFORM_HOST}`;

const siteOrigins = (env: Environment) => (slug: string, primaryHost: string | null) =>
  siteOrigin({ slug, primaryHost }, { scheme: schemeOf(env), host: env.PLATFORM_HOST });

const pagesOf = (ctx: ExecutionContext, siteId: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know no entrypoint of this Worker
  (ctx as unknown as Loopback).exports.SitePages({ props: { siteId } });

const pagesAsked = (env: Environment, ctx: ExecutionContext, siteId: string) => ({
  cache: pageCache,
  siteId,
  source: {
    ...clockOf(ctx),
    database: databaseOf(env),
    readBody: r2PageStore(env.PAGES).read,
  },
});

const unzipped = (body: ReadableStream) => body.pipeThrough(new DecompressionStream('gzip'));

function withoutAvif(asked: Request): Request {
  const headers = new Headers(asked.headers);
  headers.set('Accept', (headers.get('Accept') ?? '').replaceAll('image/avif', ''));
  return new Request(asked, { headers });
}

const clockOf = (ctx: ExecutionContext) => ({
  now: Date.now,
  waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work),
});

/** Made once for each isolate: building the query builders costs more than serving a page. */
function databaseOf(env: Environment): Database {
  const known = databases.get(env);
  if (known) return known;
  const authToken = env.LIBSQL_AUTH_TOKEN;
  const database = env.LIBSQL_URL
    ? libsqlDatabase(createClient({ url: env.LIBSQL_URL, ...(authToken && { authToken }) }))
    : d1Database(env.DB);
  databases.set(env, database);
  return database;
}
