import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { linesOf } from '#scripts/demo/read-demo.ts';
import { demoSites } from '#scripts/demo/index.ts';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
let page: Page;

const open = async (site: string, path: string) => {
  ({ page } = await browser.open(addressOf(site, path), {
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  }));
};

afterEach(() => page.context().close());

describe.each(fullRecipes)('$site $path without scripts', ({ site, path, recipe }) => {
  const region = (name: string) => page.getByRole('region', { name, exact: true });

  test('can be read whole', async () => {
    await open(site, path);
    const steps = recipe.instructions.flatMap((group) => group.steps);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(recipe.title);
    await expect
      .poll(() => region('Ingredients').getByRole('listitem').count())
      .toBe(linesOf(recipe).length);
    await expect.poll(() => region('Method').getByRole('listitem').count()).toBe(steps.length);
  });

  test('jumps to the method', async () => {
    await open(site, path);
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Method').click();
    await expect.poll(() => page.url()).toMatch(/#method$/);
    const box = await page.getByRole('heading', { name: 'Method', level: 2 }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(300);
  });

  test('keeps a checklist', async () => {
    await open(site, path);
    const line = region('Ingredients').getByRole('listitem').last();
    await line.click();
    await expect.poll(() => line.getByRole('checkbox').isChecked()).toBe(true);
  });

  test('offers no button that needs them', async () => {
    await open(site, path);
    const share = page.getByRole('group', { name: 'Share' });
    await expect.poll(() => share.getByRole('button').count()).toBe(0);
    await expect.poll(() => region('Method').getByRole('button').count()).toBe(0);
  });

  test('opens and closes its folds', async () => {
    await open(site, path);
    const folds = page.locator('main details');
    const states = () => folds.evaluateAll((all) => all.map((fold) => fold.hasAttribute('open')));
    const before = await states();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await expect.poll(states).toEqual(before.map((isOpen) => !isOpen));
  });

  test('prints without its navigation', async () => {
    await open(site, path);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => region('Ingredients').isVisible()).toBe(true);
  });
});

describe.each(demoSites)('The site $slug without scripts', (demo) => {
  test('leads from the menu to the list and from there to a recipe', async () => {
    await open(demo.slug, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('All recipes').click();
    const published = demo.recipes.filter(({ publishedAt }) => publishedAt);
    await expect.poll(() => page.locator('main .recipe-grid a').count()).toBe(published.length);
    await page.locator('main .recipe-grid a').first().click();
    await expect.poll(() => page.url()).toMatch(/\/recipes\/[a-z-]+$/);
  });

  test('shows all of its collections on its home page', async () => {
    await open(demo.slug, '/');
    for (const more of await page.getByText('Show more', { exact: true }).all()) await more.click();
    const cards = page.locator('main a.collection').filter({ visible: true });
    await expect.poll(() => cards.count()).toBe(demo.collections.length);
  });
});

describe('The page of the book without scripts', () => {
  test('shows the shops of the region that is chosen', async () => {
    await open('atelier', '/book');
    const shops = page.getByRole('group', { name: 'Where do you live?' }).getByRole('link');
    const shown = () => shops.filter({ visible: true }).allInnerTexts();
    await page.getByText('Order for UK').click();
    const british = await shown();
    await page.getByText('Pre-order for US').click();
    const american = await shown();
    expect(british.length).toBeGreaterThan(0);
    expect(american.length).toBeGreaterThan(0);
    expect(british).not.toEqual(american);
  });
});
