import lighthouse from 'lighthouse';
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

/** Lighthouse with its phone profile, slow 4G included, on the home and a recipe of a demo site. */
export async function measureLighthouse(report: Report): Promise<void> {
  const [recipe] = fullRecipes;
  if (!recipe) throw new Error('No demo site features a recipe');
  const platform = await startDemoPlatform();
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);
  const origin = `http://${recipe.site}.localhost:${platform.port}`;
  try {
    reportPage(report, 'home', await lookAt(`${origin}/`));
    reportPage(report, 'recipe', await lookAt(`${origin}${recipe.path}`));
  } finally {
    await browser.close();
    await platform.stop();
  }
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
