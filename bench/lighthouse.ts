import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { fullRecipes } from '../e2e/demo-pages.ts';
import { startDemoPlatform } from '../e2e/demo-platform.ts';
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

/**
 * Lighthouse with its phone profile, slow 4G included, on the home and a recipe of a demo site, with
 * pictures as production sends them.
 */
export async function measureLighthouse(report: Report): Promise<void> {
  const [recipe] = fullRecipes;
  if (!recipe) throw new Error('No demo site features a recipe');
  const platform = await startDemoPlatform({ makesAvif: true });
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);
  const origin = `http://${recipe.site}.localhost:${platform.port}`;
  try {
    for (const [name, path] of [
      ['home', '/'],
      ['recipe', recipe.path],
    ] as const) {
      await makePictures(browser, `${origin}${path}`);
      reportPage(report, name, await lookAt(`${origin}${path}`));
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

function reportPage(report: Report, page: string, results: Result[]): void {
  for (const name of categories) {
    const scores = results.map((result) => (result.categories[name]?.score ?? 0) * 100);
    report({
      id: `lighthouse.${page}.${name}`,
      value: Math.round(median(scores)),
      unit: 'of 100',
      note: shortcomings(results[0], name).join(', '),
    });
  }
  for (const { name, audit, unit } of timings) {
    const values = results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN);
    report({ id: `lighthouse.${page}.${name}`, value: median(values), unit });
  }
}

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
