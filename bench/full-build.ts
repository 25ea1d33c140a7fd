import { setTimeout as sleep } from 'node:timers/promises';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import { d1Database, type Database, nothing } from '#functions/db/database.ts';
import { loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import { listVariablePages } from '#functions/repositories/publishing/plan-facts.ts';
import {
  type AstroProject,
  createAstroProject,
  type IslandRendering,
  type PageBatch,
} from './astro-build.ts';
import {
  addSite,
  type BenchPlatform,
  type BenchSite,
  buildSites,
  newestBuild,
  startBenchPlatform,
} from './bench-platform.ts';
import { median, type Report } from './figures.ts';

const port = 8936;
const recipeCount = 10_000;
const astroPages = 2000;
const pagesPerBatch = 100;
const rounds = 2;

/** Builds a whole site and, in turns with it, the same pages with `astro build`. */
export async function measureBuilding(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port);
  let astro: AstroProject | null = null;
  try {
    const site = await addSite(bench, 'build', recipeCount);
    astro = await createAstroProject(await loadBatches(bench, site));
    const own: Own[] = [];
    const others: Record<IslandRendering, Other[]> = { stock: [], own: [] };
    for (let round = 0; round < rounds; round += 1) {
      own.push(await buildWhole(bench, site, round));
      others.stock.push(await buildWithAstro(astro, 'stock'));
      others.own.push(await buildWithAstro(astro, 'own'));
    }
    reportBuilds(report, own, others.stock);
    const tuned = median(ratiosOf(own, others.own));
    const note = 'the same with islands rendered as the product has it';
    report({ id: 'build.vs-astro-tuned', value: tuned, unit: 'x', note });
  } finally {
    astro?.remove();
    await bench.stop();
  }
}

type Own = { pages: number; seconds: number; wallSeconds: number };
type Other = { bare: number; whole: number };

async function buildWithAstro(astro: AstroProject, islands: IslandRendering): Promise<Other> {
  const bare = await astro.build(1, islands);
  return { bare, whole: await astro.build(astroPages, islands) };
}

/** A new title shows on every page, so that no page stays as it is. */
async function buildWhole(bench: BenchPlatform, site: BenchSite, round: number): Promise<Own> {
  const { database } = bench.platform;
  await database.batch([
    database.prepare('UPDATE sites SET title = ? WHERE id = ?').bind(`Title ${round}`, site.siteId),
    database
      .prepare("INSERT INTO changes (site_id, key, created_at) VALUES (?, 'site', 0)")
      .bind(site.siteId),
  ]);
  await sleep(100);
  const started = performance.now();
  await buildSites(bench);
  const wallSeconds = (performance.now() - started) / 1000;
  const build = await newestBuild(bench, site);
  if (!build?.finished_at || build.pages_changed < recipeCount) {
    throw new Error('The build did not render every page anew');
  }
  const seconds = (build.finished_at - build.started_at) / 1000;
  return { pages: build.pages_rendered, seconds, wallSeconds };
}

async function loadBatches({ platform }: BenchPlatform, site: BenchSite): Promise<PageBatch[]> {
  const database: Database = d1Database(platform.database);
  const variable = await listVariablePages(database, site.siteId);
  const refs = variable.filter(({ kind }) => kind === 'recipe').slice(0, astroPages);
  const batches: PageBatch[] = [];
  for (let start = 0; start < refs.length; start += pagesPerBatch) {
    const batch = refs.slice(start, start + pagesPerBatch);
    const originOf = () => `http://${site.host}:${port}`;
    const platformOrigin = `http://localhost:${port}`;
    const loaded = await loadPageFacts(
      { database, originOf, platformOrigin },
      { siteId: site.siteId, refs: batch, reader: anonymous },
      nothing,
    );
    if (loaded) batches.push({ refs: batch, facts: loaded.facts });
  }
  return batches;
}

const rateOf = ({ bare, whole }: Other) => (astroPages - 1) / (whole - bare);

/** Pages a second over those of `astro build` in the same round. */
const ratiosOf = (own: Own[], other: Other[]) =>
  other.map((each, round) => {
    const { pages = 0, seconds = 1 } = own[round] ?? {};
    return pages / seconds / rateOf(each);
  });

function reportBuilds(report: Report, own: Own[], other: Other[]): void {
  const ownRate = median(own.map(({ pages, seconds }) => pages / seconds));
  const ratios = ratiosOf(own, other);
  const note = `astro build of ${astroPages} of the pages, less a build of one`;
  report({ id: 'build.vs-astro', value: median(ratios), unit: 'x', note });
  report({ id: 'build.pages-per-second', value: ownRate, unit: '1/s', note: 'stored, compressed' });
  report({
    id: 'build.seconds',
    value: median(own.map((each) => each.seconds)),
    unit: 's',
    note: `${own[0]?.pages} pages`,
  });
  report({
    id: 'build.wall-seconds',
    value: median(own.map((each) => each.wallSeconds)),
    unit: 's',
  });
  report({ id: 'build.astro.pages-per-second', value: median(other.map(rateOf)), unit: '1/s' });
  report({
    id: 'build.astro.seconds',
    value: median(other.map(({ whole }) => whole)),
    unit: 's',
    note: `${astroPages} pages`,
  });
  report({
    id: 'build.astro.one-page-seconds',
    value: median(other.map(({ bare }) => bare)),
    unit: 's',
  });
}
