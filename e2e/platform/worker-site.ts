import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { commit, d1Database } from '#functions/db/database.ts';
import { aRecipe, aSite } from '#functions/testing/random/builders.ts';
import { type PlatformOptions, startPlatform } from '#scripts/local-platform.ts';
import { migrate } from '#scripts/migrate.ts';
import { type Answered, type Asked, httpClient } from '../http.ts';
import { patience } from '#scripts/patience.ts';

export type WorkerPlatform = Awaited<ReturnType<typeof startWorker>>;
export type WorkerSite = Awaited<ReturnType<typeof aWorkerSite>>;

/** The built Worker in workerd with an empty database, reached over HTTP like any visitor does. */
export async function startWorker(port: number, options: Omit<PlatformOptions, 'port'> = {}) {
  const platform = await startPlatform({ ...options, port, prepare: migrate });
  const client = httpClient(port);
  return {
    ...platform,
    host: `localhost:${port}`,
    ask: client.ask,
    stop: async () => {
      client.close();
      await platform.stop();
    },
  };
}

/** A site with its cook signed in, whose first pages are live. */
export async function aWorkerSite(platform: WorkerPlatform, slug: string) {
  const database = d1Database(platform.database);
  const site = await aSite(database, { slug });
  await commit(database, [
    sql`UPDATE sessions SET expires_at = ${Date.now() + 1e9} WHERE user_id = ${site.ownerId}`,
    sql`INSERT INTO changes (site_id, "key", created_at) VALUES (${site.id}, 'site', ${Date.now()})`,
  ]);
  const host = `${slug}.${platform.host}`;
  const get: Get = (path, asked = {}) => platform.ask({ host, path, ...asked });
  const send = sender(platform, site);
  await platform.runCron();
  await until(async () => (await get('/')).status === 200);
  return {
    ...site,
    host,
    get,
    send,
    /** Publishes a recipe and waits until its page shows it. */
    publish: async (recipe: RecipeInput = aRecipe()) => {
      const { body } = await send<{ recipe: { id: string } }>('POST', '/recipes', recipe);
      await send('POST', `/recipes/${body.recipe.id}/publish`, {});
      await until(async () => (await get(`/recipes/${recipe.slug}`)).status === 200);
      return { ...recipe, id: body.recipe.id };
    },
    /** Every address that the site's sitemaps name, and those that machines ask for. */
    crawl: () => crawl(get),
  };
}

type Get = (path: string, asked?: Partial<Asked>) => Promise<Answered>;

function sender({ ask, host }: WorkerPlatform, { base, token }: { base: string; token: string }) {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what a test reads
  return async <Body = unknown>(method: string, path: string, body?: unknown) => {
    const answer = await ask({
      host,
      path: `${base}${path}`,
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return { status: answer.status, body: (answer.text ? JSON.parse(answer.text) : null) as Body };
  };
}

const machinePaths = ['/feed.xml', '/robots.txt', '/manifest.webmanifest', '/terms', '/privacy'];

async function crawl(get: Get) {
  const locations = async (path: string) =>
    [...(await get(path)).text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, location = '']) => location,
    );
  const parts = await locations('/sitemap.xml');
  const listed = (await Promise.all(parts.map(locations))).flat();
  const paths = [...new Set([...machinePaths, '/sitemap.xml', ...parts, ...listed])];
  return await Promise.all(paths.map(async (path) => ({ path, answer: await get(path) })));
}

/** Waits until something is so, with the one patience of all tests. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(isSo, patience);
}

/** How long work takes: to choose moments by, never to assert. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
