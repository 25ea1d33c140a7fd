import type { Page } from 'playwright-core';
import { addressOf } from './site-browser.ts';

const lateMs = { font: 500, image: 250 };

declare global {
  // What the observer of the page under test has seen.
  var layoutShift: number;
}

/** Opens a page whose fonts and pictures are delayed behind its text; returns how many. */
export async function loadSlowly(
  page: Page,
  { site, path }: { site: string; path: string },
): Promise<{ fonts: number; images: number }> {
  const late = { fonts: 0, images: 0 };
  await watchLayout(page);
  await page.route(/\.woff2$/, async (route) => {
    late.fonts += 1;
    await afterPaint(lateMs.font);
    await route.continue();
  });
  await page.route(/\/media\//, async (route) => {
    late.images += 1;
    await afterPaint(lateMs.image);
    await route.continue();
  });
  await page.goto(addressOf(site, path));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return late;
}

/** Adds up, from the next page on, how much what is seen moves. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.layoutShift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts, also of those that came in bursts apart. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.layoutShift);

function afterPaint(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
