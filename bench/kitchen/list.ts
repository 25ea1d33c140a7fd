import type { Browser, Page } from 'playwright-core';
import { authTokenKey } from '#domain/storage-keys.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { addSite, type BenchPlatform, startBenchPlatform } from '../bench-platform.ts';
import { median, percentile, type Report } from '../figures.ts';

const port = 8961;
const large = { slug: 'kitchen-large', recipeCount: 10_000 };
const small = { slug: 'kitchen-small', recipeCount: 100 };
const rounds = 12;
const words = ['r', 're', 'recipe', 'recipe 1', 'recipe 12', 'recipe 123', 'recipe', ''];
const states = ['draft', 'published', 'all'];
const keys = ['j', 'ArrowDown', 'End', 'x', 'Home', 'k', 'PageDown', 'Escape'];

/** From a key or press to the frame that shows what it did, in lists of two lengths by turns. */
type Times = { filter: number[]; key: number[]; scroll: number[] };

export async function measureRecipeList(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port, { rateLimitFactor: 10_000 });
  const browser = await launchBrowser();
  try {
    const pages = [];
    for (const site of [large, small]) {
      pages.push({ site, page: await openList(browser, bench, site), times: noTimes() });
    }
    for (let round = 0; round <= rounds; round += 1) {
      for (const { page, times } of pages) {
        // The first round compiles.
        await measureRound(page, round === 0 ? noTimes() : times);
      }
    }
    for (const { site, times } of pages) {
      reportTimes(report, site === large ? 'kitchen.list' : 'kitchen.list.floor', times);
    }
  } finally {
    await browser.close();
    await bench.stop();
  }
}

const noTimes = (): Times => ({ filter: [], key: [], scroll: [] });

function reportTimes(report: Report, id: string, { filter, key, scroll }: Times): void {
  const note = `filter to paint, ${filter.length} times; median ${median(filter).toFixed(1)} ms`;
  report({ id: `${id}.p95`, value: percentile(filter, 95), unit: 'ms', note });
  report({ id: `${id}.key.p95`, value: percentile(key, 95), unit: 'ms', note: 'key to paint' });
  const longest = `to the frame after a jump, ${scroll.length} times`;
  report({ id: `${id}.scroll.p95`, value: percentile(scroll, 95), unit: 'ms', note: longest });
}

async function openList(
  browser: Browser,
  bench: BenchPlatform,
  { slug, recipeCount }: typeof large,
): Promise<Page> {
  const { token } = await addSite(bench, slug, recipeCount);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [authTokenKey, token],
  );
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/kitchen/${slug}/recipes`);
  await page.locator(`li[aria-setsize="${recipeCount}"]`).first().waitFor();
  return page;
}

async function measureRound(page: Page, times: Times): Promise<void> {
  for (const text of words) times.filter.push(await page.evaluate(timeTyping, text));
  for (const state of states) times.filter.push(await page.evaluate(timeState, state));
  await page.locator('.recipe-line').first().focus();
  for (const key of keys) times.key.push(await page.evaluate(timeKey, key));
  for (const part of [0.3, 0.9, 0]) times.scroll.push(await page.evaluate(timeScroll, part));
}

/** A frame is shown after its callbacks and what follows them: the next task begins after that. */
function timeTyping(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('#recipe-search');
  const { promise, resolve } = Promise.withResolvers<number>();
  const started = performance.now();
  // React follows the setter of the element's class.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  return promise;
}

function timeState(state: string): Promise<number> {
  const places = ['all', 'draft', 'published', 'changed', 'scheduled'];
  const { promise, resolve } = Promise.withResolvers<number>();
  const started = performance.now();
  document.querySelectorAll<HTMLElement>('.list-states input')[places.indexOf(state)]?.click();
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  return promise;
}

function timeKey(key: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const started = performance.now();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  return promise;
}

function timeScroll(part: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const started = performance.now();
  globalThis.scrollTo(0, part * document.documentElement.scrollHeight);
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  return promise;
}
