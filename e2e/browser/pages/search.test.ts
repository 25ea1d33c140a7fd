import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';
import { layoutShiftOf, watchLayout } from '../../slow-load.ts';

const browser = siteBrowser();
const site = 'market-garden';
const searches = '**/api/v1/site/*/recipes?*';
let page: Page;

const open = async (
  path: string,
  { slug = site, ...options }: BrowserContextOptions & { slug?: string } = {},
) => {
  ({ page } = await browser.open(addressOf(slug, path), { reducedMotion: 'reduce', ...options }));
};
const box = () => page.getByRole('searchbox', { name: 'Search recipes' });
const results = () => page.getByRole('region', { name: 'Recipes found' });
const cards = () => page.locator('.recipe-grid .card-title').filter({ visible: true });
const titles = () => cards().allInnerTexts();
const link = (name: RegExp | string) => page.getByRole('link', { name }).first();
const button = (name: RegExp | string) => page.getByRole('button', { name });
const told = (text: RegExp | string) => page.getByRole('status').filter({ hasText: text }).first();
const found = () => page.locator('.result-count').waitFor();
const search = async (text: string) => {
  await box().fill(text);
  await found();
};
const seenAt = () => new URL(page.url()).search;

afterEach(() => page.context().close());

const devices = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

describe.each(devices)('Finding a recipe on %s, §2', (_name, viewport) => {
  test('by words that the address keeps, and back again', async () => {
    await open('/recipes', { viewport });
    await page.getByRole('heading', { level: 1, name: 'All recipes' }).waitFor();
    await search('tart');
    await expect.poll(titles).toEqual(expect.arrayContaining(['Leek and Cheddar Tart']));
    await expect.poll(seenAt).toBe('?search=tart');
    await expect
      .poll(() => page.getByRole('heading', { name: 'All recipes' }).isVisible())
      .toBe(false);
    await expect
      .poll(() => page.getByRole('region', { name: 'Collections' }).isVisible())
      .toBe(false);
    await link('Leek and Cheddar Tart').click();
    await page.getByRole('heading', { level: 1, name: 'Leek and Cheddar Tart' }).waitFor();
    await page.goBack();
    await found();
    await expect.poll(() => box().inputValue()).toBe('tart');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'All recipes' }).waitFor();
    await expect.poll(() => box().inputValue()).toBe('');
  });

  test('by a chip, which can be taken off again', async () => {
    await open('/recipes', { viewport });
    await link(/^Vegetarian \d+$/).click();
    await found();
    await expect.poll(seenAt).toBe('?diets=vegetarian');
    await button('Remove filter Vegetarian').click();
    await page.getByRole('heading', { name: 'All recipes' }).waitFor();
    await expect.poll(seenAt).toBe('');
  });

  test('by filters that say what each leads to', async () => {
    await open('/recipes', { viewport });
    await button('Filters').click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /^Snacks & Sides/ }).check();
    await dialog
      .getByRole('status')
      .filter({ hasText: /^\d+ recipes$/ })
      .waitFor();
    await dialog.getByRole('checkbox', { name: /^Levantine/ }).check();
    await dialog
      .getByRole('status')
      .filter({ hasText: /^4 recipes$/ })
      .waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(titles).toHaveLength(4);
    await button(/^Filters 2/).click();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'All recipes' }).waitFor();
  });

  test('says when there is none', async () => {
    await open('/recipes?search=zeppelin', { viewport });
    await told('No recipes found for this search').waitFor({ state: 'attached' });
    await expect
      .poll(() => page.locator('.empty-text').filter({ visible: true }).innerText())
      .toBe('No recipes found for this search');
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});

describe('A search that is under way, §4', () => {
  test('shows what was there at half opacity, and says what came', async () => {
    await open('/recipes?search=tart');
    await found();
    const held = Promise.withResolvers<undefined>();
    await page.route(searches, async (route) => {
      await held.promise;
      await route.continue();
    });
    await box().fill('soup');
    const grid = results().locator('.recipe-grid');
    await expect.poll(() => grid.evaluate((each) => getComputedStyle(each).opacity)).toBe('0.5');
    held.resolve(undefined);
    await told(/recipes? for “soup”/).waitFor({ state: 'attached' });
    await expect.poll(() => grid.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
  });

  test('counts by the newest call, in whatever order answers come', async () => {
    await open('/recipes');
    const waiting: Route[] = [];
    await page.route(searches, (route) => void waiting.push(route));
    await box().fill('soup');
    await expect.poll(() => waiting.length).toBe(1);
    await box().fill('tart');
    await expect.poll(() => waiting.length).toBe(2);
    await waiting[1]?.continue();
    await found();
    await waiting[0]?.continue().catch(() => undefined);
    await expect.poll(titles).toContain('Leek and Cheddar Tart');
    await expect.poll(() => page.locator('.result-count').innerText()).toContain('“tart”');
  });

  test('leaves what stands when it failed, without a message, and can be tried again', async () => {
    await open('/recipes', { viewport: desktop });
    const before = await titles();
    await page.route(searches, (route) => route.abort());
    await box().fill('tart');
    await button('Try again').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(titles).toEqual(before);
    await expect.poll(() => page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await expect.poll(() => box().inputValue()).toBe('tart');
    await page.unroute(searches);
    await button('Try again').click();
    await found();
    await expect.poll(titles).toContain('Leek and Cheddar Tart');
  });
});

describe('All recipes', () => {
  test('load no code for searching before anybody searches', async () => {
    await open('/about');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const scripts = () => asked.filter((url) => /RecipeSearch|RecipeResults/.test(url));
    await page.goto(addressOf(site, '/recipes'), { waitUntil: 'networkidle' });
    expect(scripts()).toEqual([]);
    await box().focus();
    await expect.poll(scripts).not.toEqual([]);
  });

  test('do not move while a search of the address arrives', async () => {
    await open('/about', { viewport: phone });
    await watchLayout(page);
    await page.goto(addressOf(site, '/recipes?search=tart'));
    await found();
    await expect.poll(() => layoutShiftOf(page)).toBeLessThanOrEqual(0.1);
  });

  test('can be read without scripts, with a word about searching', async () => {
    await open('/recipes?search=tart', { javaScriptEnabled: false });
    await expect.poll(() => cards().count()).toBeGreaterThan(10);
    await page.getByText('Searching and filtering need JavaScript').waitFor();
    await expect.poll(() => box().isVisible()).toBe(false);
    await link('Leek and Cheddar Tart').click();
    await page.getByRole('heading', { level: 1, name: 'Leek and Cheddar Tart' }).waitFor();
  });
});

describe('By keyboard alone', () => {
  test('a recipe is searched, filtered and opened', async () => {
    await open('/recipes', { viewport: desktop });
    await box().focus();
    await page.keyboard.type('tart');
    await page.keyboard.press('Enter');
    await found();
    await button('Filters').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await dialog.getByRole('status').filter({ hasText: 'recipe' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Filters/);
    await link('Leek and Cheddar Tart').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Leek and Cheddar Tart' }).waitFor();
  });

  test('filters come and go, and the focus is never lost', async () => {
    const isFocused = (place: Locator) => page.locator(':focus').and(place).waitFor();
    await open('/recipes?search=tart', { viewport: desktop });
    await found();
    await link(/^Vegetarian \d+$/).press('Enter');
    await isFocused(button('Remove filter Vegetarian'));
    await page.keyboard.press('Enter');
    await isFocused(link(/^Vegetarian \d+$/));
    await page.keyboard.press('Enter');
    await button(/^Filters 1/).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('button', { name: 'Clear' }).press('Enter');
    await isFocused(dialog.getByRole('group').first());
    await page.keyboard.press('Tab');
    await isFocused(dialog.getByRole('checkbox').first());
    await expect.poll(seenAt).toBe('?search=tart');
  });
});

describe('The recipes of the demo sites', () => {
  test.each([
    { slug: 'hearth', viewport: phone, colorScheme: 'light' },
    { slug: 'market-garden', viewport: desktop, colorScheme: 'dark' },
    { slug: 'atelier', viewport: phone, colorScheme: 'dark' },
  ] as const)('can be searched: $slug in $colorScheme', async ({ slug, ...how }) => {
    await open('/recipes', { slug, ...how });
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await link(/ \d+$/).click();
    await found();
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});
