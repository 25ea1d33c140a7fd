import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKitchenModule } from '#scripts/bundling/client-chunks.ts';
import { clientScripts, type ClientScripts } from '../../facts/client-scripts.ts';
import { mostBytes as most } from '../../facts/most-bytes.ts';
import { type DemoPage, demoPages, fullRecipes, premiumRecipes } from '../../sites/demo-pages.ts';
import { type HttpClient, httpClient } from '../../http.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, desktop, siteBrowser } from '../../site-browser.ts';

/** The islands that reading a recipe and cooking by it hydrates. */
const usedToRead = ['RecipeWork', 'SliderControls'];
const accountPages = ['/', '/bookmarks', '/profile', '/subscriptions', '/create', '/sign-in'];

const browser = siteBrowser();
const { port } = ownPlatform();
let client: HttpClient;
let scripts: ClientScripts;

beforeAll(() => {
  client = httpClient(port);
  scripts = clientScripts();
});
afterAll(() => client.close());

describe('What a visitor is sent', () => {
  it.each(fullRecipes)('of $site $path keeps to its limits', async (page) => {
    const { text, bytes } = await pageOf(page);
    expect(bytes.length).toBeLessThanOrEqual(most.html);
    expect(scripts.sizeOf(scripts.toRead(text, usedToRead))).toBeLessThanOrEqual(most.read);
    expect(scripts.sizeOf(scripts.ofPage(text))).toBeLessThanOrEqual(most.scripts);
  });

  it.each(premiumRecipes)('of $site $path keeps to its limits', async (page) => {
    const { text, bytes } = await pageOf(page);
    expect(bytes.length).toBeLessThanOrEqual(most.html);
    expect(scripts.sizeOf(scripts.ofPage(text))).toBeLessThanOrEqual(most.locked);
  });

  it.each(demoPages)('of $site $path starts with one small script', async (page) => {
    const { text } = await pageOf(page);
    const first = [...text.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(first).toHaveLength(1);
    expect(scripts.sizeOf(scripts.reachedBy(first))).toBeLessThanOrEqual(most.firstScript);
  });

  it('has React in one script', () => {
    const holding = scripts.holding((module) => /\/react-dom-client\./.test(module));
    expect(holding).toHaveLength(1);
  });
});

describe('A visitor who reads a recipe to its end and ticks off an ingredient', () => {
  it.each(fullRecipes)('is sent no more on $site $path', async ({ site, path }) => {
    const { page } = await browser.open('about:blank', { viewport: desktop });
    const sent = scriptsSentTo(page);
    await page.goto(addressOf(site, path));
    await page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first().check();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => [...sent].some((file) => file.includes('recipe-comments'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(scripts.sizeOf(sent)).toBeLessThanOrEqual(most.read);
    await page.context().close();
  });
});

describe('No visitor’s page refers to a script of the kitchen', () => {
  it.each([...demoPages, ...premiumRecipes])('nor does $site $path', async (page) => {
    const { text } = await pageOf(page);
    expect(ofKitchen(text)).toEqual([]);
  });

  it.each(accountPages)('nor does %s of the platform', async (path) => {
    const { text } = await client.ask({ host: `localhost:${port}`, path });
    expect(scripts.ofPage(text).size).toBeGreaterThan(0);
    expect(ofKitchen(text)).toEqual([]);
  });
});

function pageOf({ site, path }: DemoPage) {
  return client.ask({ host: `${site}.localhost:${port}`, path });
}

/** The files of all scripts that a page has been sent, as they come. */
function scriptsSentTo(page: Page): Set<string> {
  const sent = new Set<string>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('.js')) sent.add(pathname.slice(1));
  });
  return sent;
}

function ofKitchen(html: string): string[] {
  const kitchen = new Set(scripts.holding((module) => isKitchenModule(`/${module}`)));
  return [...scripts.ofPage(html)].filter((file) => kitchen.has(file));
}
