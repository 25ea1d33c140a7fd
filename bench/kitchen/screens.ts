import {
  addSite,
  type BenchPlatform,
  type BenchSite,
  startBenchPlatform,
} from '../bench-platform.ts';
import { recipeIndexAnswer } from '#contract/recipe/recipe-index.ts';
import { indexPieces } from '#domain/recipe/index/index-pieces.ts';
import { percentile, type Report } from '../figures.ts';
import { addIngredients, addReaders } from '../sites/readers.ts';
import { type Answered, textOf } from '../sites/site-client.ts';
import { addComments } from '../sites/visitors.ts';

const port = 8969;
const slug = 'screens';
const recipeCount = 10_000;
const readerCount = 100_000;
const ingredientCount = 10_000;
const commentCount = 2000;
const warmUps = 3;
const rounds = 30;

/** What each screen asks as it opens, beside what the frame of every screen asks. */
const firstPiece = `:site/recipe-index?limit=${indexPieces.first}`;
const frame = ['current-user', ':site/build-status'];
const screens: Record<string, string[]> = {
  overview: [':site/overview?days=365'],
  recipes: [firstPiece],
  recipe: [':site/recipes/:recipe', ':site/globals', ':site/current-site', ':site/collections'],
  history: [':site/recipes/:recipe/revisions', ':site/globals'],
  collections: [':site/collections', ':site/deleted-collections'],
  collection: [':site/collections/:collection', firstPiece],
  pages: [':site/site-working-copy', ':site/current-site'],
  comments: [':site/comment-queue'],
  lists: [':site/globals', ':site/current-site'],
  entry: [':site/uses/:ingredient'],
  media: [':site/media'],
  subscribers: [':site/subscribers'],
  found: [':site/subscribers?search=reader-777'],
  plans: [':site/plans', ':site/current-site'],
  builds: [':site/builds'],
  people: [':site/people'],
  settings: [':site/site-working-copy', ':site/current-site', ':site/hostnames'],
  deleted: [':site/deleted-recipes'],
};

/** The calls that each screen of the kitchen opens with, of a site that has grown for years. */
export async function measureScreens(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port, { rateLimitFactor: 10_000 });
  try {
    const site = await addSite(bench, slug, recipeCount);
    await addReaders(bench, site, readerCount);
    await addIngredients(bench, site.siteId, ingredientCount);
    const [recipeId = ''] = site.recipeIds;
    await addComments(bench, site, { recipeId, count: commentCount });
    const ids = await idsOf(bench, site);
    const worst: { name: string; p95: number }[] = [];
    for (const [name, calls] of Object.entries(screens)) {
      const paths = [...frame, ...calls].map((call) => pathOf(call, ids));
      worst.push({ name, p95: percentile(await timesOf(bench, site, paths), 95) });
    }
    reportAll(report, worst);
    const counts = await timesOf(bench, site, [pathOf(':site/uses', ids)]);
    const counted = 'in how many recipes each ingredient is, which comes after the list stands';
    report({ id: 'kitchen.uses.p95', value: percentile(counts, 95), unit: 'ms', note: counted });
    const pieces = await piecesTimes(bench, site);
    const note = `all ${recipeCount} recipes of the list, behind what fills the screen, one piece after the other`;
    report({ id: 'kitchen.pieces.p95', value: percentile(pieces, 95), unit: 'ms', note });
  } finally {
    await bench.stop();
  }
}

function reportAll(report: Report, all: { name: string; p95: number }[]): void {
  const [slowest] = all.toSorted((one, other) => other.p95 - one.p95);
  const sizes = `${recipeCount} recipes, ${readerCount} subscribers, ${ingredientCount} ingredients`;
  const note = `of ${slowest?.name}, the slowest; ${sizes}; calls at once, body included`;
  report({ id: 'kitchen.screen.p95', value: slowest?.p95 ?? 0, unit: 'ms', note });
  for (const { name, p95 } of all) {
    report({ id: `kitchen.screen.${name}.p95`, value: p95, unit: 'ms' });
  }
}

type Ids = Record<'recipe' | 'collection' | 'ingredient', string>;

async function idsOf({ platform }: BenchPlatform, { siteId, recipeIds }: BenchSite): Promise<Ids> {
  const first = async (table: string) =>
    (await platform.database
      .prepare(`SELECT id FROM ${table} WHERE site_id = ? ORDER BY id LIMIT 1`)
      .bind(siteId)
      .first<string>('id')) ?? '';
  return {
    recipe: recipeIds[0] ?? '',
    collection: await first('collections'),
    ingredient: await first('ingredients'),
  };
}

const pathOf = (call: string, ids: Ids): string =>
  `/api/v1/manage/${call
    .replace(':site', slug)
    .replace(/:(recipe|collection|ingredient)\b/, (_, name: keyof Ids) => ids[name])}`;

/** From the first call on its way to the last answer read. */
async function timesOf(bench: BenchPlatform, { token }: BenchSite, paths: string[]) {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const started = performance.now();
    await Promise.all(paths.map((path) => askFor(bench, token, path)));
    if (round >= warmUps) times.push(performance.now() - started);
  }
  return times;
}

/** Of the whole list of recipes, as it comes after the screen stands. */
async function piecesTimes(bench: BenchPlatform, { token }: BenchSite): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds / 3; round += 1) {
    const started = performance.now();
    let next: string | null = `limit=${indexPieces.first}`;
    while (next !== null) {
      const path = `/api/v1/manage/${slug}/recipe-index?${next}`;
      const body: unknown = JSON.parse(textOf(await askFor(bench, token, path)));
      const place = recipeIndexAnswer.parse(body).next;
      next = place && `limit=${indexPieces.most}&after=${encodeURIComponent(place)}`;
    }
    times.push(performance.now() - started);
  }
  return times;
}

async function askFor({ client }: BenchPlatform, token: string, path: string): Promise<Answered> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await client.ask({ host: 'localhost', path, headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
