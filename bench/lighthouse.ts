import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { fullRecipes } from '../e2e/sites/demo-pages.ts';
import { startDemoPlatform } from '../e2e/platform/demo-platform.ts';
import { median, type Report } from './figures.ts';

const debuggingPort = 8935;
const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  { name: 'lcp', audit: 'largest-contentful-paint', unit: 'ms' },
  { name: 'cls', audit: 'cumulative-layout-shift', unit: '' },
  { name: 'tbt', audit: 'total-blocking-time', unit: 'ms' },
] as const;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

type Visited = { site: string; results: Result[] };

/**
 * Lighthouse with its phone profile, slow 4G included, on the home and a recipe of every demo site,
 * with pictures as production sends them. Of each figure the worst of the sites is reported.
 */
export async function measureLighthouse(report: Report): Promise<void> {
  const platform = await startDemoPlatform({ makesAvif: true });
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);
  try {
    for (const page of ['home', 'recipe'] as const) {
      const visited: Visited[] = [];
      for (const { site, path } of fullRecipes) {
        const origin = `http://${site}.localhost:${platform.port}`;
        const address = page === 'home' ? `${origin}/` : `${origin}${path}`;
        await makePictures(browser, address);
        visited.push({ site, results: await lookAt(address) });
      }
      reportPage(report, page, visited);
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
}

/** The first visit of all waits for the sizes of its pictures, which takes long without an edge. */
async function makePictures(browser: Browser, address: string): Promise<void> {
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const page = await browser.newPage(screen);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 300_000 });
  await page.close();
}

async function lookAt(address: string): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const flags = { port: debuggingPort, logLevel: 'error' as const };
    const result = await lighthouse(address, { ...flags, onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse has no result for ${address}`);
    results.push(result.lhr);
  }
  return results;
}

function reportPage(report: Report, page: string, visited: Visited[]): void {
  for (const name of categories) {
    const scores = visited.map(({ site, results }) => {
      const score = median(results.map(({ categories: of }) => (of[name]?.score ?? 0) * 100));
      return { site, value: Math.round(score), short: shortcomings(results[0], name) };
    });
    const [worst] = scores.toSorted((one, other) => one.value - other.value);
    const note = [eachOf(scores), ...(worst?.short ?? [])].join(', ');
    const value = worst?.value ?? Number.NaN;
    report({ id: `lighthouse.${page}.${name}`, value, unit: 'of 100', note });
  }
  for (const { name, audit, unit } of timings) {
    const values = visited.map(({ site, results }) => {
      const measured = results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
      return { site, value: median(measured) };
    });
    const value = Math.max(...values.map((one) => one.value));
    report({ id: `lighthouse.${page}.${name}`, value, unit, note: eachOf(values) });
  }
}

const eachOf = (figures: { site: string; value: number }[]) =>
  figures.map(({ site, value }) => `${site} ${Number(value.toPrecision(4))}`).join(', ');

/** What keeps a page from the full score. */
function shortcomings(result: Result | undefined, category: string): string[] {
  const counted = result?.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted
    .map(({ id }) => id)
    .filter((id) => {
      const score = result?.audits[id]?.score ?? null;
      return score !== null && score < 0.995;
    });
}
