import { WorkerEntrypoint } from 'cloudflare:workers';
import { r2PageStore } from '#functions/adapters/page-store.ts';
import { createPageCache } from '#functions/serving/page-cache.ts';
import { pageTag, servePage, siteTag } from '#functions/serving/serve-page.ts';
import { databaseOf } from './database.ts';
import type { Environment } from './environment.ts';
import { clockOf } from './execution.ts';

/** In the memory of the isolate. */
export const pageCache = createPageCache();

type Cacheable = { cache?: { purge: (options: { tags: string[] }) => Promise<unknown> } };
type Loopback = {
  exports: { SitePages: (options: { props: { siteId: string } }) => PageEntrypoint };
};
type PageEntrypoint = Fetcher & {
  purge: (siteId: string, paths: string[] | 'all') => Promise<void>;
};

/** Stored pages of one site; this is the only entrypoint behind Workers Cache. */
export class SitePages extends WorkerEntrypoint<Environment, { siteId: string }> {
  override async fetch(request: Request): Promise<Response> {
    return await servePage(request, storedPages(this.env, this.ctx, this.ctx.props.siteId));
  }

  /** A purge reaches only the entrypoint that asks for it. */
  async purge(siteId: string, paths: string[] | 'all'): Promise<void> {
    const tags = paths === 'all' ? [siteTag(siteId)] : paths.map((path) => pageTag(siteId, path));
    await (this.ctx as Cacheable).cache?.purge({ tags });
  }
}

/** The entrypoint behind Workers Cache. */
export const cachedPages = (ctx: ExecutionContext, siteId: string): PageEntrypoint =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know no entrypoint of this Worker
  (ctx as unknown as Loopback).exports.SitePages({ props: { siteId } });

/** What `servePage` reads the pages of a site from. */
export const storedPages = (env: Environment, ctx: ExecutionContext, siteId: string) => ({
  cache: pageCache,
  siteId,
  source: {
    ...clockOf(ctx),
    database: databaseOf(env),
    readBody: r2PageStore(env.PAGES).read,
  },
});
