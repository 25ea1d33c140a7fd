import { type BenchPlatform, startBenchPlatform } from './bench-platform.ts';
import { median, percentile, type Report } from './figures.ts';
import { corpusQueries, randomFrom } from './search-corpus.ts';
import { fillSearchedSite } from './search-sites.ts';
import { textOf } from './site-client.ts';

const port = 8936;
const largeSite = { slug: 'search-large', recipeCount: 10_000, isSlim: false };
const smallSites = Array.from({ length: 100 }, (_, index) => ({
  slug: `search-${index}`,
  recipeCount: 1000,
  isSlim: true,
}));
const warmUps = 40;
const samples = 400;

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
    const note = '10,000 recipes among 110,000; HTTP included';
    report({ id: 'search.p50', value: median(large), unit: 'ms', note });
    report({ id: 'search.p95', value: percentile(large, 95), unit: 'ms', note });
    report({ id: 'search.sites.p50', value: median(small), unit: 'ms', note: '100 sites x 1,000' });
    report({ id: 'search.sites.p95', value: percentile(small, 95), unit: 'ms' });
    report({ id: 'search.floor.p50', value: median(floor), unit: 'ms', note: 'GET filters' });
  } finally {
    await bench.stop();
  }
}

async function timesOf(
  bench: BenchPlatform,
  slugOf: () => string,
  call = '/recipes',
): Promise<number[]> {
  const times: number[] = [];
  for (const query of corpusQueries(warmUps + samples)) {
    const asked = { ...query, ...(query['query'] !== '' && { orderBy: 'relevance' }) };
    const parameters = call === '/recipes' ? `?${new URLSearchParams(asked)}` : '';
    const path = `/api/v1/site/${slugOf()}${call}${parameters}`;
    const started = performance.now();
    const answer = await bench.client.ask({ host: `localhost`, path });
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${path} answered ${textOf(answer)}`);
  }
  return times.slice(warmUps);
}
