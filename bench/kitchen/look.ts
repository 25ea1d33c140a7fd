import type { Frame, Page } from 'playwright-core';
import { lookPath } from '#domain/kitchen/kitchen-paths.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { addSite, buildSites, startBenchPlatform } from '../bench-platform.ts';
import { percentile, type Report } from '../figures.ts';

const port = 8969;
const slug = 'dressing';
const recipeCount = 30;
const steps = 60;
const betweenStepsMs = 120;

/**
 * From a step of the slider of the accent to the frame of the homepage beside it that is drawn in
 * the new colour, with the homepage and a recipe framed at once.
 */
export async function measureLook(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port, { rateLimitFactor: 1000 });
  const browser = await launchBrowser();
  try {
    const { token } = await addSite(bench, slug, recipeCount);
    await buildSites(bench);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(signIn, { key: authTokenKey, token });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${lookPath(slug)}`, { waitUntil: 'networkidle' });
    const frames = await framesOf(page);
    for (const frame of frames) await frame.evaluate(noteColors);
    await page.evaluate(noteSteps);
    const slider = await sliderOf(page);
    const times: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      await slider.focus();
      await page.keyboard.press(step % 20 < 10 ? 'ArrowRight' : 'ArrowLeft');
      await page.waitForTimeout(betweenStepsMs);
      const pressedAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'steppedAt')));
      for (const frame of frames) times.push((await shownSince(frame, pressedAt)) - pressedAt);
    }
    const note = `p50 ${percentile(times, 50).toFixed(0)}, ${times.length} steps of two pages`;
    report({ id: 'look.preview.p95', value: percentile(times, 95), unit: 'ms', note });
  } finally {
    await browser.close();
    await bench.stop();
  }
}

function signIn({ key, token }: { key: string; token: string }): void {
  localStorage.setItem(key, token);
}

async function framesOf(page: Page): Promise<Frame[]> {
  const ofSite = () =>
    page.frames().filter((each) => new URL(each.url()).hostname === `${slug}.localhost`);
  for (const frame of ofSite()) await frame.waitForSelector('h1');
  if (ofSite().length !== 2) throw new Error('A page beside the controls is missing');
  return ofSite();
}

async function sliderOf(page: Page) {
  await page.getByRole('button', { name: /^Accent/ }).click();
  return page.getByRole('slider', { name: 'Accent, Hue' });
}

/** Runs in the kitchen: when a control was moved last. */
function noteSteps(): void {
  addEventListener('keydown', () => Object.assign(globalThis, { steppedAt: Date.now() }), true);
}

/** Runs in a page of the site: when it was last drawn in another accent. */
function noteColors(): void {
  let last = '';
  const look = () => {
    const root = getComputedStyle(document.documentElement);
    const color = root.getPropertyValue('--color-accent');
    if (color !== last) Object.assign(globalThis, { drawnAt: Date.now() });
    last = color;
    requestAnimationFrame(look);
  };
  look();
}

async function shownSince(frame: Frame, pressedAt: number): Promise<number> {
  const shown = await frame.waitForFunction((since) => {
    const drawnAt = Number(Reflect.get(globalThis, 'drawnAt'));
    return drawnAt >= since && drawnAt;
  }, pressedAt);
  return Number(await shown.jsonValue());
}
