import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { demoSites } from '#scripts/demo/index.ts';
import { demoPages, fullRecipes } from '../../sites/demo-pages.ts';
import { isLost, walkThrough } from '../../checks/keyboard-walk.ts';
import { addressOf, desktop, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const still = { reducedMotion: 'reduce' } as const;
let page: Page;

const open = async (site: string, path: string, options = {}) => {
  ({ page } = await browser.open(addressOf(site, path), { ...still, ...options }));
};

afterEach(() => page.context().close());

describe.each(demoSites)('The menu of $slug on a phone', ({ slug }) => {
  beforeEach(() => open(slug, '/recipes'));

  test('opens, is walked through and closes by the keyboard', async () => {
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => menu.getByRole('link').first().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(() => button.evaluate(isFocused)).toBe(true);
  });

  test('closes by its own button and by a press beside it', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.mouse.click(355, 700);
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  test('leads on by Enter', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1).press('Enter');
    await page.waitForURL('**/collections');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toContain('Collections');
  });
});

describe.each(demoPages)('Walking through $site $path by Tab', ({ site, path }) => {
  test('begins with a link to the content and shows every stop', async () => {
    await open(site, path, { viewport: desktop });
    const stops = await walkThrough(page);
    expect(stops[0]?.name).toBe('Skip to content');
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.filter(isLost)).toEqual([]);
  });
});

describe.each(fullRecipes)('$site $path by the keyboard', ({ site, path }) => {
  beforeEach(() => open(site, path));

  test('jumps over the header to the content', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('main').evaluate(isFocused)).toBe(true);
  });

  test('ticks an ingredient off, which then steps back', async () => {
    const line = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
    const box = line.getByRole('checkbox');
    await box.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => box.isChecked()).toBe(true);
    const decoration = () => line.evaluate((element) => getComputedStyle(element).textDecoration);
    await expect.poll(decoration).toContain('line-through');
  });

  test('folds and unfolds what can be folded', async () => {
    const folds = page.locator('main details');
    const states = () => folds.evaluateAll((all) => all.map((fold) => fold.hasAttribute('open')));
    const before = await states();
    for (const summary of await page.locator('main summary').all()) await summary.press('Enter');
    await expect.poll(states).toEqual(before.map((isOpen) => !isOpen));
  });
});

describe('Motion', () => {
  const moving = () =>
    [...document.querySelectorAll('*')].filter(
      (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0,
    ).length;

  test('is there, but not for those who want none', async () => {
    await open('hearth', '/', { reducedMotion: 'no-preference' });
    await expect.poll(() => page.evaluate(moving)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(moving)).toBe(0);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
      .toBe('auto');
  });
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
