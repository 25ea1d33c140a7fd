import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { focusNotice } from '../../cooks/notices.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { newestMailTo } from '../../mailbox.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `kitchen-${crypto.randomUUID().slice(0, 8)}`;
const home = `/kitchen/${slug}/recipes`;
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
});
afterEach(() => page.context().close());

const open = async (path: string, options: BrowserContextOptions = {}) => {
  const given = { reducedMotion: 'reduce' as const, ...options };
  ({ page, troubles } = await browser.open(onPlatform(path), given));
};
const asCook = (options: BrowserContextOptions = {}) => ({
  ...platformBrowserOf(cook),
  ...options,
});
const title = () => page.getByLabel('Title', { exact: true });
const saved = () => page.getByText('Saved', { exact: true });
const row = (name: string) => page.getByRole('link', { name: new RegExp(name) });

/** What a visitor reads at an address. */
async function textOf(address: string): Promise<string> {
  const visit = await page.context().newPage();
  await visit.goto(address);
  const text = await visit.locator('body').innerText();
  await visit.close();
  return text;
}

async function writeRecipe(name: string): Promise<void> {
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  await title().fill(name);
  await saved().waitFor();
}

describe('The bar of a wide screen, while a recipe is written', () => {
  test('holds every other screen in its menu', async () => {
    await open(home, asCook({ viewport: desktop }));
    await writeRecipe('Rye');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const menu = page.getByRole('menu', { name: 'More', exact: true });
    const beyond = () =>
      menu.evaluate((list) => {
        const { right, bottom } = list.getBoundingClientRect();
        const items = [...list.querySelectorAll('a')].map((item) => item.getBoundingClientRect());
        return items.filter((item) => Math.max(item.right - right, item.bottom - bottom) > 0)
          .length;
      });
    await expect.poll(() => menu.getByRole('menuitem').count()).toBeGreaterThan(8);
    await expect.poll(beyond).toBe(0);
  });
});

describe.each(Object.entries({ 'a phone': phone, 'a wide screen': desktop }))(
  'The menu of sites on %s',
  (_, viewport) => {
    test('opens within the screen, above what the screen shows', async () => {
      await open(home, asCook({ viewport }));
      await page.getByRole('button', { name: 'Site: Salt & Straw' }).click();
      const menu = page.getByRole('menu');
      await menu.waitFor();
      const { x, width } = (await menu.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      // A press reaches it: nothing stands on it.
      await menu.getByRole('menuitem', { name: 'Sign out' }).click({ trial: true });
      await expect.poll(() => findBarriers(page)).toEqual([]);
    });
  },
);

describe('The editor on a phone', () => {
  test('leads to the page and what it lacks from any line, and back to it', async () => {
    await open(home, asCook({ viewport: phone }));
    await writeRecipe('Bean soup');
    await page.evaluate(() => globalThis.scrollTo({ top: 300 }));
    const scrolled = () => page.evaluate(() => Math.round(globalThis.scrollY));
    await expect.poll(scrolled).toBe(300);
    await title().blur();
    const missing = page.getByRole('button', { name: 'Still missing', exact: true });
    await missing.click();
    const heading = page.getByRole('heading', { name: 'What is still missing' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(phone.height / 2);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await missing.click();
    await expect.poll(scrolled).toBe(300);
  });

  test('shows the whole head where changes for paid subscribers wait', async () => {
    await open(home, asCook({ viewport: phone }));
    await writeRecipe('Pea soup');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Paid subscribers').check();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Readers see it now.').waitFor();
    await page.keyboard.press('Escape');
    await title().fill('Pea soup with mint');
    await page.getByText('Unpublished changes').waitFor();
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});

describe('Who is signed out', () => {
  test('signs in first and comes back to the very screen', async () => {
    await open(`${home}?state=draft`);
    await page.getByLabel('Email').fill(cook.email);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByLabel('Code from the email').waitFor();
    const code = /\b\d{6}\b/.exec((await newestMailTo(cook.email)).text)?.[0];
    await page.getByLabel('Code from the email').fill(String(code));
    await page.getByRole('button', { name: 'Use code' }).click();
    await page.waitForURL((url) => url.pathname + url.search === `${home}?state=draft`);
    await expect.poll(() => page.getByRole('heading', { name: 'Recipes' }).count()).toBe(1);
  });
});

const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('The kitchen on %s', (_, viewport) => {
  test('leads a cook from a new recipe to its live page', async () => {
    const name = `Leek tart ${viewport.width}`;
    const address = addressOf(slug, `/recipes/leek-tart-${viewport.width}`);
    await open('/kitchen', asCook({ viewport }));
    await page.waitForURL((url) => url.pathname === `/kitchen/${slug}/overview`);
    await page.getByRole('link', { name: 'Recipes', exact: true }).click();
    await writeRecipe(name);
    await page.getByLabel('Preparation').fill('1h 20');
    await page.getByRole('combobox', { name: 'Ingredient 1' }).click();
    await page.keyboard.type('2 ½ cups flour, sifted');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3 leeks');
    await page.getByRole('textbox', { name: 'Step 1' }).click();
    await page.keyboard.type('Rub the butter into the flour.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bake for 45 minutes.');
    await saved().waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Readers see it now.').waitFor();
    await expect
      .poll(() => textOf(address))
      .toMatch(/sifted[^]*leeks[^]*Rub the butter into the flour\.\s/);
    await expect.poll(() => textOf(address)).toMatch(/\sBake for 45 minutes\./);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('keeps what was typed without a network until there is one again', async () => {
    await open(home, asCook({ viewport }));
    await writeRecipe(`Barley ${viewport.width}`);
    await page.context().setOffline(true);
    await title().fill(`Barley broth ${viewport.width}`);
    await page.getByText('Offline, kept on this device').waitFor();
    await page.context().setOffline(false);
    await saved().waitFor();
    await page.reload();
    await expect.poll(() => title().inputValue()).toBe(`Barley broth ${viewport.width}`);
  });

  test('deletes by keys, and takes it back', async () => {
    const name = `Short rib ${viewport.width}`;
    await open(home, asCook({ viewport }));
    await writeRecipe(name);
    await page.getByRole('link', { name: 'Recipes' }).first().click();
    await row(name).focus();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Delete' }).click();
    await row(name).waitFor({ state: 'detached' });
    await focusNotice(page);
    await page.keyboard.press('Enter');
    await row(name).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});

describe('A recipe in two tabs', () => {
  test('is written in one, and the other follows and can take over', async () => {
    await open(home, asCook({ viewport: desktop }));
    await writeRecipe('Two tabs');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('Open in another tab').waitFor();
    await title().fill('Two tabs, one text');
    const followed = other.getByLabel('Title', { exact: true });
    await expect.poll(() => followed.inputValue()).toBe('Two tabs, one text');
    await other.getByRole('button', { name: 'Write here' }).click();
    await followed.fill('Written in the other');
    await expect.poll(() => title().inputValue()).toBe('Written in the other');
  });
});

describe('A site of somebody else', () => {
  test('is not found', async () => {
    await open('/kitchen/hearth/recipes', asCook());
    await page.getByText('There is no such site').waitFor();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
