import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type LocalPlatform,
  type PlatformOptions,
  startPlatform,
} from '#scripts/local-platform.ts';
import { migrate } from '#scripts/migrate.ts';
import { build, needsBuild } from '#scripts/running/build.ts';
import { type SiteClient, siteClient } from './sites/site-client.ts';
import { createSyntheticSite, type SyntheticSite } from './sites/synthetic-site.ts';

export type BenchSite = SyntheticSite & { host: string; token: string; recipeCount: number };

export type BenchPlatform = {
  platform: LocalPlatform;
  client: SiteClient;
  stop: () => Promise<void>;
};

const dayMs = 24 * 60 * 60 * 1000;
const buildTimeoutMs = 300_000;

/** Runs what the sources say now: the Worker is built first when the built one is another. */
export async function buildWorker(): Promise<void> {
  if (needsBuild()) await build();
}

/** The product as `npm start` runs it, with a database of its own: in memory without a `statePath`. */
export async function startBenchPlatform(
  port: number,
  options: Pick<PlatformOptions, 'statePath' | 'rateLimitFactor' | 'isInspected'> = {},
): Promise<BenchPlatform> {
  const platform = await startPlatform({ ...options, port, prepare: migrate });
  const client = siteClient(port);
  return {
    platform,
    client,
    stop: async () => {
      client.close();
      await platform.stop();
    },
  };
}

/** Fills a site and signs its owner in; `buildSites` makes its pages. */
export async function addSite(
  { platform }: BenchPlatform,
  slug: string,
  recipeCount: number,
): Promise<BenchSite> {
  const { database } = platform;
  const site = await createSyntheticSite(database, { slug, recipeCount });
  const token = randomBytes(24).toString('hex');
  const now = Date.now();
  await database
    .prepare(
      'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
    )
    .bind(createHash('sha256').update(token).digest('hex'), site.ownerId, now, now + dayMs)
    .run();
  return { ...site, token, recipeCount, host: `${slug}.localhost` };
}

export type BuildRecord = {
  revision: number;
  pages_rendered: number;
  pages_changed: number;
  started_at: number;
  finished_at: number | null;
};

export async function newestBuild(
  { platform }: BenchPlatform,
  { siteId }: SyntheticSite,
): Promise<BuildRecord | null> {
  return await platform.database
    .prepare('SELECT * FROM builds WHERE site_id = ? ORDER BY revision DESC LIMIT 1')
    .bind(siteId)
    .first<BuildRecord>();
}

/** Lets the cron find what changed and waits until the last page of every site is live. */
export async function buildSites(bench: BenchPlatform): Promise<void> {
  const { platform } = bench;
  const started = performance.now();
  await platform.runCron();
  while (performance.now() - started < buildTimeoutMs) {
    await sleep(50);
    const left = await platform.database
      .prepare(
        "SELECT (SELECT count(*) FROM changes) + (SELECT count(*) FROM builds WHERE status = 'running') AS n",
      )
      .first<number>('n');
    if (left === 0) return;
  }
  throw new Error('The sites were not built in time');
}
