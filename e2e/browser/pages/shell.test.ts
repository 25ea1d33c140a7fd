import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { demoSites } from '#scripts/demo/index.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { askSite } from '../../ask-site.ts';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { findHeaderFaults, headerWidths } from '../../checks/header-checks.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
let page: Page;
let troubles: string[];

const open = async (site: string, path: string, options = {}) => {
  ({ page, troubles } = await browser.open(addressOf(site, path), {
    reducedMotion: 'reduce',
    ...options,
  }));
};
const isFocused = (element: Element) => element === document.activeElement;
const recipeOf = (site: string) => String(fullRecipes.find((each) => each.site === site)?.path);

afterEach(() => page.context().close());

describe.each(fullRecipes)('The recipe $path of $site before it is touched', ({ site, path }) => {
  test('loads one small script and no React', async () => {
    await open(site, path);
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(readScripts);
    expect(scripts).toEqual([expect.stringMatching(/^\/_astro\/page\..*\.js$/)]);
    const { body } = await askSite(new URL(addressOf(site, String(scripts[0]))));
    expect(gzipSync(body).length).toBeLessThan(6000);
  });

  test('prints no script of an island into the page', async () => {
    await open('hearth', '/404');
    const { body } = await askSite(new URL(addressOf(site, path)));
    expect(body).toContain('<astro-island');
    expect(body).not.toContain('customElements.define');
  });
});

describe.each(demoSites)('The header of $slug', ({ slug }) => {
  test.each(['/', '/about'])('is one row as high as it is to be, §9, on %s', async (path) => {
    await open(slug, path, { viewport: phone });
    for (const width of headerWidths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => findHeaderFaults(page)).toEqual([]);
    }
  });

  test('leads to /subscribe, but not from there', async () => {
    await open(slug, '/about', { viewport: desktop });
    const link = page.getByRole('banner').getByRole('link', { name: 'Subscribe' });
    await link.click();
    await page.waitForURL('**/subscribe');
    await expect.poll(() => link.count()).toBe(0);
  });

  test('has a menu that closes when the screen becomes wide, §4', async () => {
    await open(slug, '/about', { viewport: phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect
      .poll(() => menu.evaluate((element) => element.matches(':popover-open')))
      .toBe(true);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.setViewportSize(desktop);
    await page.waitForFunction(() => !document.querySelector('#site-menu:popover-open'));
    await expect.poll(() => menu.isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  });
});

describe('On a tablet', () => {
  const tablet = { width: 768, height: 1024 };
  const placeOfLogo = async (place: 'banner' | 'contentinfo') => {
    const box = await page.getByRole(place).locator('a[href="/"]').boundingBox();
    return box ?? { x: 0, width: 0 };
  };
  const widthOfLogo = async (place: 'banner' | 'contentinfo') => (await placeOfLogo(place)).width;
  const distanceFromMiddle = async () => {
    const { x, width } = await placeOfLogo('banner');
    return Math.abs(x + width / 2 - tablet.width / 2);
  };

  test.each(demoSites)('the head and the foot of $slug show its name', async ({ slug }) => {
    await open(slug, '/about', { viewport: tablet });
    await expect.poll(() => widthOfLogo('banner')).toBeGreaterThan(100);
    await expect.poll(() => widthOfLogo('contentinfo')).toBeGreaterThan(100);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  });

  test('a centred name stands in the middle, the search beside it', async () => {
    await open('hearth', '/about', { viewport: tablet });
    await expect.poll(distanceFromMiddle).toBeLessThan(2);
    await page.getByRole('combobox', { name: 'Search recipes' }).fill('rye');
    await page.getByRole('listbox').waitFor();
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});

describe('What the page knows of a visitor', () => {
  test('keeps the invitation to subscribe from who has a plan', async () => {
    await open('atelier', '/404', { viewport: desktop });
    await page.evaluate(() => localStorage.setItem('authToken', 'token-that-is-none-of-ours'));
    await page.goto(addressOf('atelier', '/about'));
    const link = page.getByRole('banner').getByRole('link', { name: 'Subscribe' });
    await link.waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});

describe('The gift dialog of the atelier, §2', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Gift this recipe' });
  const button = () => page.getByRole('button', { name: 'Gift this recipe' });

  test.each([
    ['a sheet from below on a phone', phone, { left: 0, bottom: 740, width: 360 }],
    ['in the middle of a desktop', desktop, { left: 340, width: 600 }],
  ])('is %s, and closes by Escape', async (_name, viewport, box) => {
    await open('atelier', recipeOf('atelier'), { viewport });
    await button().click();
    await dialog().waitFor();
    await expect.poll(() => dialog().evaluate(readBox)).toMatchObject(box);
    await expect.poll(() => dialog().getByLabel('Email').evaluate(isFocused)).toBe(true);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().isVisible()).toBe(false);
    await expect.poll(() => button().evaluate(isFocused)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('closes by a press outside', async () => {
    await open('atelier', recipeOf('atelier'), { viewport: desktop });
    await button().click();
    await dialog().waitFor();
    await page.mouse.click(20, 400);
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(() => button().evaluate(isFocused)).toBe(true);
  });

  test('is no part of other sites', async () => {
    await open('hearth', recipeOf('hearth'));
    await expect.poll(() => button().count()).toBe(0);
  });
});

/** Runs in the browser. */
function readScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((name) => name.endsWith('.js'));
}

/** Runs in the browser. */
function readBox(element: Element): { left: number; bottom: number; width: number } {
  const { left, bottom, width } = element.getBoundingClientRect();
  return { left, bottom, width };
}
