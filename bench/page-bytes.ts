import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { fullRecipes } from '../e2e/sites/demo-pages.ts';
import { startDemoPlatform } from '../e2e/platform/demo-platform.ts';
import type { Report } from './figures.ts';

type Weight = { html: number; css: number; jsFirst: number; jsAll: number };

/** What a phone is sent, compressed, for each demo site's full recipe; the heaviest is reported. */
export async function measurePageBytes(report: Report): Promise<void> {
  const platform = await startDemoPlatform();
  const browser = await launchBrowser();
  const weights: Weight[] = [];
  try {
    for (const { site, path } of fullRecipes) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      weights.push(await weigh(page, `http://${site}.localhost:${platform.port}${path}`));
      await context.close();
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
  const heaviest = (part: keyof Weight) => Math.max(...weights.map((weight) => weight[part]));
  const inParts = 'of which a part stands in the HTML';
  report({ id: 'bytes.html', value: heaviest('html'), unit: 'B', note: 'styles inside included' });
  report({ id: 'bytes.css', value: heaviest('css'), unit: 'B', note: inParts });
  report({ id: 'bytes.js.first', value: heaviest('jsFirst'), unit: 'B' });
  report({ id: 'bytes.js.all', value: heaviest('jsAll'), unit: 'B', note: 'every island awake' });
}

async function weigh(page: Page, address: string): Promise<Weight> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
  );
  const html = await sizeOf(requests, 'document');
  const files = await sizeOf(requests, 'stylesheet');
  const jsFirst = await sizeOf(requests, 'script');
  await wakeEverything(page);
  const jsAll = await sizeOf(requests, 'script');
  return { html, css: gzipSync(inline).length + files, jsFirst, jsAll };
}

/** As a visitor would who reads to the end and touches everything there is. */
async function wakeEverything(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.evaluate((element) => {
      element.firstElementChild?.scrollIntoView();
      element.dispatchEvent(new Event('pointerover'));
    });
  }
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  await page.waitForLoadState('networkidle');
}

/** As the edge sends them, which compresses files; the platform of this machine does not. */
async function sizeOf(requests: Request[], type: string): Promise<number> {
  const sizes = await Promise.all(
    requests
      .filter((request) => request.resourceType() === type)
      .map(async (request) => gzipSync((await (await request.response())?.body()) ?? '').length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
