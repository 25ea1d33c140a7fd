import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasSubmittedNewsletterFormKey } from '#domain/storage-keys.ts';
import { demoSites } from '#scripts/demo/index.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { browserOf, type Person, somebodyOn } from '../../people.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const site = 'market-garden';
const { path, recipe } = fullRecipes.find((each) => each.site === site)!;
let page: Page;

const open = async (at: string, options = {}, siteSlug = site) => {
  const given = { reducedMotion: 'reduce' as const, ...options };
  ({ page } = await browser.open(addressOf(siteSlug, at), given));
};
const card = (name: RegExp | string) => page.getByRole('button', { name }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const prompt = () => page.getByRole('dialog', { name: 'You need an account for this' });

/** A visitor without the newsletter popup, which would load code of its own. */
const quietOn = (siteSlug: string) => {
  const { origin } = new URL(addressOf(siteSlug, '/'));
  const localStorage = [{ name: hasSubmittedNewsletterFormKey, value: 'true' }];
  return { cookies: [], origins: [{ origin, localStorage }] };
};

afterEach(() => page.context().close());

describe('Saving a recipe, §4', () => {
  let person: Person;

  beforeEach(async () => {
    person = await somebodyOn(site, 'Ada');
  });

  test('shows at once, on its page and its cards, and stays', async () => {
    await open(path, { ...browserOf(person, site), viewport: desktop });
    await button('Save').click();
    await button('Saved').waitFor();
    await page.goto(addressOf(site, '/recipes'));
    await card(`Saved ${recipe.title}`).waitFor();
    await card(`Saved ${recipe.title}`).click();
    await card(`Save ${recipe.title}`).waitFor();
    await page.goto(addressOf(site, path));
    await button('Save').waitFor();
    await expect.poll(() => button('Saved').count()).toBe(0);
  });

  test('is taken back with a word when it fails', async () => {
    await open(path, browserOf(person, site));
    await page.route('**/bookmarks', (route) => route.abort());
    await button('Save').click();
    await page.getByText('This could not be saved. Please try again.').waitFor();
    await button('Save').waitFor();
    await page.unroute('**/bookmarks');
    await button('Save').click();
    await button('Saved').waitFor();
    await expect.poll(() => button('Save').count()).toBe(0);
  });

  test('can be done by the keyboard, and takes no second press while it is under way', async () => {
    await open(path, browserOf(person, site));
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/bookmarks', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await button('Save').focus();
    await page.keyboard.press('Enter');
    await button('Saved').waitFor();
    await expect.poll(() => button('Saved').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    answered.resolve(undefined);
    await page.locator('.bookmark:not([aria-disabled])[data-saved]').first().waitFor();
    await expect.poll(() => button('Saved').isVisible()).toBe(true);
  });

  test('waits for code that is slow, and asks nobody for an account meanwhile', async () => {
    await open('/terms', browserOf(person, site));
    const arrived = Promise.withResolvers<undefined>();
    await page.route(/BookmarkKeeper/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(addressOf(site, path));
    await button('Save').click();
    await expect.poll(() => prompt().isVisible()).toBe(false);
    arrived.resolve(undefined);
    await button('Saved').waitFor();
    await expect.poll(() => prompt().isVisible()).toBe(false);
  });

  test('says when its code cannot be loaded, and then tries again', async () => {
    await open('/terms', browserOf(person, site));
    await page.route(/BookmarkKeeper/, (route) => route.abort());
    await page.goto(addressOf(site, path));
    await button('Save').click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await expect.poll(() => prompt().isVisible()).toBe(false);
    await page.unroute(/BookmarkKeeper/);
    await button('Save').click();
    await button('Saved').waitFor();
  });

  test('asks for an account once the session has ended', async () => {
    await open(path, browserOf(person, site));
    await button('Save').waitFor();
    await page.route('**/bookmarks', (route) => route.fulfill({ status: 401, body: '{}' }));
    await button('Save').click();
    await prompt().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => prompt().isVisible()).toBe(false);
    await expect.poll(() => button('Save').isVisible()).toBe(true);
  });
});

describe.each(demoSites)('Saving on $slug without an account, §4', ({ slug }) => {
  test.each([
    ['a phone', phone, 'light'],
    ['a desktop', desktop, 'dark'],
  ] as const)('asks for one on %s, and loads no code for it', async (_name, viewport, scheme) => {
    const storageState = quietOn(slug);
    await open('/recipes', { viewport, colorScheme: scheme, storageState }, slug);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await card(/^Save /).click();
    await prompt().waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    const signUp = prompt().getByRole('link', { name: 'Create Account' });
    await expect.poll(() => signUp.getAttribute('href')).toBe('/sign-up?next=%2Frecipes');
    await page.keyboard.press('Escape');
    await expect.poll(() => prompt().isVisible()).toBe(false);
    expect(asked.filter((url) => /BookmarkKeeper|client\./.test(url))).toEqual([]);
  });
});
