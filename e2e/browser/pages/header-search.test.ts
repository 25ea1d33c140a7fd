import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { demoSites } from '#scripts/demo/index.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';

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
const found = () => page.locator('.result-count').waitFor();

afterEach(() => page.context().close());

const combobox = () => page.getByRole('combobox', { name: 'Search recipes' });
const options = () => page.getByRole('option');
const openHeader = {
  phone: async () => {
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog', { name: 'Search recipes' }).waitFor();
  },
  desktop: () => combobox().click(),
};

describe.each([
  ['phone', phone, openHeader.phone],
  ['desktop', desktop, openHeader.desktop],
] as const)('Searching in the header on a %s, §2', (_name, viewport, start) => {
  test('begins with what the cook puts forward, then finds ten and leads to more', async () => {
    await open('/about', { viewport });
    await start();
    await options().first().waitFor();
    await expect
      .poll(() => page.getByRole('listbox').getAttribute('aria-label'))
      .toBe('Featured recipes');
    await expect.poll(() => options().count()).toBeLessThanOrEqual(10);
    await combobox().fill('a');
    await page.getByRole('listbox', { name: 'Recipes found' }).waitFor();
    await expect.poll(() => options().count()).toBe(11);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await options().filter({ hasText: 'See more' }).click();
    await page.waitForURL('**/recipes?search=a');
    await found();
  });

  test('says what was not found, and forgets it when it is closed', async () => {
    await open('/about', { viewport });
    await start();
    await combobox().fill('zeppelin');
    await page.getByText('No recipes found for "zeppelin"').first().waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await combobox().press('Escape');
    await expect.poll(() => page.locator('.search-panel').count()).toBe(0);
    await start();
    await expect.poll(() => combobox().inputValue()).toBe('');
  });

  test('is walked by arrow keys, from the text through the list and round', async () => {
    await open('/about', { viewport });
    await start();
    await combobox().fill('tart');
    await page.getByRole('listbox', { name: 'Recipes found' }).waitFor();
    await combobox().press('ArrowDown');
    const first = options().first();
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() => combobox().getAttribute('aria-activedescendant'))
      .toBe(await first.getAttribute('id'));
    await combobox().press('ArrowUp');
    await expect.poll(() => combobox().getAttribute('aria-activedescendant')).toBeNull();
    await combobox().press('ArrowDown');
    await combobox().press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Leek and Cheddar Tart' }).waitFor();
  });

  test('leads to all results by Enter', async () => {
    await open('/about', { viewport });
    await start();
    await combobox().fill('soup');
    await combobox().press('Enter');
    await page.waitForURL('**/recipes?search=soup');
    await found();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('soup');
  });

  test('can be tried again when it failed', async () => {
    await open('/about', { viewport });
    await start();
    await page.route(searches, (route) => route.abort());
    await combobox().fill('tart');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expect.poll(() => page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await page.unroute(searches);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('listbox', { name: 'Recipes found' }).waitFor();
    await expect.poll(() => combobox().inputValue()).toBe('tart');
  });
});

describe('The box in the header, §2', () => {
  test('closes by a press elsewhere', async () => {
    await open('/about', { viewport: desktop });
    await combobox().click();
    await options().first().waitFor();
    await page.mouse.click(100, 700);
    await expect.poll(() => options().count()).toBe(0);
  });

  test.each(['/recipes', '/subscribe', '/sign-in'])('is not on %s', async (path) => {
    await open(path, { viewport: desktop });
    await expect.poll(() => combobox().count()).toBe(0);
  });

  test('keeps what was typed before its code came', async () => {
    await open('/about', { viewport: desktop });
    const held = Promise.withResolvers<undefined>();
    await page.route(/HeaderSearch/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await combobox().click();
    await page.keyboard.type('tart');
    held.resolve(undefined);
    await page.getByRole('listbox', { name: 'Recipes found' }).waitFor();
    await expect.poll(() => combobox().inputValue()).toBe('tart');
  });
});

describe.each(demoSites)('The header of $slug', ({ slug }) => {
  test.each([
    [{ viewport: phone, colorScheme: 'light' }, openHeader.phone],
    [{ viewport: desktop, colorScheme: 'dark' }, openHeader.desktop],
  ] as const)('can be searched by anybody, as %o', async (given, start) => {
    await open('/about', { slug, ...given });
    await start();
    await options().first().waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});
