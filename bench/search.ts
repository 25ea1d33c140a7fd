import { type BenchPlatform, startBenchPlatform } from './bench-platform.ts';
import { median, percentile, type Report } from './figures.ts';
import { corpusQueries, randomFrom } from './sites/search-corpus.ts';
import { fillSearchedSite } from './sites/search-sites.ts';
import { textOf } from './sites/site-client.ts';

const port = 8936;
const largeSite = { slug: 'search-large', recipeCount: 10_000, isSlim: false };
const smallSites = Array.from({ length: 100 }, (_, index) => ({
  slug: `search-${index}`,
  recipeCount: 1000,
  isSlim: true,
}));
const warmUps = 40;
const samples = 400;

/** Refused by the Worker before it asks the database for anything. */
const refused = '/api/v1/nothing';

/** Times searches one by one over HTTP, in one database that holds all sites. */
export async function measureSearch(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port);
  try {
    for (const site of [largeSite, ...smallSites]) {
      await fillSearchedSite(bench.platform.database, site);
    }
    const random = randomFrom(1);
    const smallSlug = () => smallSites[random(smallSites.length)]?.slug ?? '';
    const large = await timesOf(bench, () => largeSite.slug);
    const small = await timesOf(bench, smallSlug);
    const floor = await timesOf(bench, () => largeSite.slug, '/filters');
    reportTimes(report, 'search', large);
    reportTimes(report, 'search.sites', small);
    const note = 'GET filters';
    report({ id: 'search.floor.p50', value: median(floor.searches), unit: 'ms', note });
  } finally {
    await bench.stop();
  }
}

type Times = { searches: number[]; refusals: number[] };

/** What a call costs that reaches the Worker and nothing behind it is no part of `worker`. */
function reportTimes(report: Report, id: string, { searches, refusals }: Times): void {
  const way = median(refusals);
  const [p50, p95] = [median(searches), percentile(searches, 95)];
  report({ id: `${id}.p50`, value: p50, unit: 'ms', note: 'HTTP included' });
  report({ id: `${id}.p95`, value: p95, unit: 'ms', note: 'HTTP included' });
  const note = `less ${way.toFixed(2)} ms for a call refused at once`;
  report({ id: `${id}.worker.p50`, value: p50 - way, unit: 'ms', note });
  report({ id: `${id}.worker.p95`, value: p95 - way, unit: 'ms', note });
}

/** Searches, and calls that the Worker refuses at once, in turns. */
async function timesOf(
  { client }: BenchPlatform,
  slugOf: () => string,
  call = '/recipes',
): Promise<Times> {
  const times: Times = { searches: [], refusals: [] };
  const timed = async (path: string, expectedStatus: number) => {
    const started = performance.now();
    const answer = await client.ask({ host: 'localhost', path });
    const ms = performance.now() - started;
    if (answer.status !== expectedStatus) throw new Error(`${path} answered ${textOf(answer)}`);
    return ms;
  };
  for (const query of corpusQueries(warmUps + samples)) {
    const asked = { ...query, ...(query['query'] !== '' && { orderBy: 'relevance' }) };
    const parameters = call === '/recipes' ? `?${new URLSearchParams(asked)}` : '';
    const path = `/api/v1/site/${slugOf()}${call}${parameters}`;
    times.refusals.push(await timed(refused, 404));
    times.searches.push(await timed(path, 200));
  }
  return {
    searches: times.searches.slice(warmUps),
    refusals: times.refusals.slice(warmUps),
  };
}
