import type { Page } from 'playwright-core';
import { buildsPath, mediaPath, recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { addSite, startBenchPlatform } from '../bench-platform.ts';
import { median, percentile, type Report } from '../figures.ts';

const port = 8963;
const slug = 'going';
const recipeCount = 100;
const rounds = 12;
/** How long a pointer rests on a link before it is pressed. */
const aimingMs = 300;
const screens = [mediaPath(slug), buildsPath(slug), recipesPath(slug)];
const plain = '/terms';

type Going = { ms: number; isAhead: boolean };

/**
 * From the press on a link of the navigation to the frame that shows the next screen, and by turns
 * the same to a page of the platform without a script, which is what the browser takes itself.
 */
export async function measureGoing(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port, { rateLimitFactor: 10_000 });
  const browser = await launchBrowser();
  try {
    const { token } = await addSite(bench, slug, recipeCount);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      bypassCSP: true,
    });
    await context.addInitScript(noteGoing, { key: authTokenKey, token });
    const page = await context.newPage();
    const goings: Going[] = [];
    const floor: Going[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await page.goto(at(recipesPath(slug)), { waitUntil: 'networkidle' });
      const own: Going[] = [];
      for (const path of screens) own.push(await goTo(page, path));
      await page.evaluate(addPlainLink, plain);
      const onPlain = await goTo(page, plain);
      // The first round fills the caches of the platform and of the browser.
      if (round > 0) goings.push(...own);
      if (round > 0) floor.push(onPlain);
    }
    reportGoings(report, 'kitchen.go', goings);
    reportGoings(report, 'kitchen.go.floor', floor);
  } finally {
    await browser.close();
    await bench.stop();
  }
}

const at = (path: string): string => `http://localhost:${port}${path}`;

function reportGoings(report: Report, id: string, goings: Going[]): void {
  const times = goings.map(({ ms }) => ms);
  const ahead = goings.filter(({ isAhead }) => isAhead).length;
  const note = `median ${median(times).toFixed(0)} ms; ${ahead} of ${times.length} rendered ahead`;
  report({ id: `${id}.p95`, value: percentile(times, 95), unit: 'ms', note });
}

async function goTo(page: Page, path: string): Promise<Going> {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.hover();
  await page.waitForTimeout(aimingMs);
  await link.click();
  await page.waitForURL(at(path));
  const shown = await page.waitForFunction(
    () => {
      const [pressed, seen, isAhead] = ['pressed', 'shown', 'ahead'].map((key) =>
        localStorage.getItem(key),
      );
      return seen ? { ms: Number(seen) - Number(pressed), isAhead: isAhead === 'true' } : null;
    },
    undefined,
    { polling: 50 },
  );
  const going = await shown.jsonValue();
  if (!going) throw new Error(`${path} was not shown`);
  await page.evaluate(() => {
    for (const key of ['pressed', 'shown', 'ahead']) localStorage.removeItem(key);
  });
  await page.waitForLoadState('networkidle');
  return going;
}

/** Runs in each document: notes the press before it is left, and the frame that shows its heading. */
function noteGoing({ key, token }: { key: string; token: string }): void {
  if (location.hostname !== 'localhost') return;
  localStorage.setItem(key, token);
  const now = () => String(performance.timeOrigin + performance.now());
  addEventListener(
    'click',
    () => {
      localStorage.setItem('pressed', now());
      // The page that is left has noted itself.
      localStorage.removeItem('shown');
    },
    { capture: true },
  );
  const look = () => {
    if (!document.querySelector('h1') || document.querySelector('.kitchen-loading')) {
      requestAnimationFrame(look);
      return;
    }
    // A frame is shown after its callbacks and what follows them.
    setTimeout(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const start: unknown = navigation && Reflect.get(navigation, 'activationStart');
      localStorage.setItem('ahead', String(typeof start === 'number' && start > 0));
      localStorage.setItem('shown', now());
    });
  };
  // A page that is rendered ahead has no frames until it is looked at.
  requestAnimationFrame(look);
}

/** A link to a page that is as plain as any, rendered ahead like those of the kitchen. */
function addPlainLink(path: string): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({
    prerender: [{ where: { href_matches: path }, eagerness: 'moderate' }],
  });
  document.head.insertAdjacentElement('beforeend', rules);
  const link = document.createElement('a');
  link.href = path;
  link.textContent = 'Plain';
  document.querySelector('h1')?.insertAdjacentElement('beforeend', link);
}
