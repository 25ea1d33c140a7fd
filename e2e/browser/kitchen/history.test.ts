import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findBarriers } from '../../checks/accessibility.ts';
import { focusNotice } from '../../cooks/notices.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';
import { findOverflow } from '../../checks/page-checks.ts';

const browser = siteBrowser();
const site = `history-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${site}`;
let cook: Person;
let page: Page;
let troubles: string[];

const answered = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug: site });
});
afterEach(() => page.context().close());

const open = async (path: string, options: BrowserContextOptions = {}) => {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), ...options };
  ({ page, troubles } = await browser.open(onPlatform(path), given));
};

/** A recipe with a first version under a name and another one since; answers its path. */
async function aRecipe(name: string): Promise<string> {
  // A test that is tried again makes another one.
  const slug = `${name}-${crypto.randomUUID().slice(0, 8)}`;
  const write = { title: 'Rye bread', slug, prepTimeMinutes: 20 };
  const { recipe } = answered.parse(await callAs(cook, `POST ${manage}/recipes`, write));
  const api = `${manage}/recipes/${recipe.id}`;
  await callAs(cook, `POST ${api}/revisions`, { name: 'The first' });
  await callAs(cook, `PUT ${api}`, { title: 'Brown bread', slug, prepTimeMinutes: 75 });
  return `/kitchen/${site}/recipes/${recipe.id}`;
}
/** What this device keeps in a place of one of its databases, which the kitchen has made by then. */
function keptIn([database, store]: readonly [string, string]): Promise<string> {
  const request = indexedDB.open(database);
  return new Promise((resolve) => {
    request.addEventListener('success', () => {
      const { result } = request;
      const entries = result.transaction(store).objectStore(store).getAll();
      entries.addEventListener('success', () => {
        result.close();
        resolve(JSON.stringify(entries.result));
      });
    });
  });
}
const journal = ['kitchen-journal', 'entries'] as const;
const copies = ['kitchen-copies', 'recipes'] as const;
const idIn = (path: string) => path.split('/').at(-1) ?? '';

const title = () => page.getByLabel('Title', { exact: true });
const saved = () => page.getByText('Saved', { exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Focus follows in the next frame; a key pressed before it goes elsewhere. */
const focused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('The history of a recipe on %s', (_, viewport) => {
  test('is reached from the editor, read in words, and restored and back', async () => {
    const path = await aRecipe(`restored-${viewport.width}`);
    await open(path, { viewport });
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    await page.waitForURL((url) => url.pathname === `${path}/history`);
    await page.getByRole('link', { name: /The first/ }).click();
    await heading('The first').waitFor();
    await button('Now').click();
    await page.getByText('1 hour 15 minutes').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await button('Bring back: Preparation').click();
    await page.getByText('Brought back: Preparation').waitFor();
    await button('Restore this version').click();
    await page.getByText('Restored: The first').waitFor();
    await heading('Now').waitFor();
    await page.goto(onPlatform(path));
    await expect.poll(() => title().inputValue()).toBe('Rye bread');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('opens a recipe that this device knows while the server is away, and saves it after', async () => {
    const path = await aRecipe(`away-${viewport.width}`);
    await open(path, { viewport });
    await saved().waitFor();
    // It is shown as saved before the device has its copy.
    await expect.poll(() => page.evaluate(keptIn, copies)).toContain('Brown bread');
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.getByText('Offline, kept on this device').waitFor();
    await title().fill('Written at sea');
    await expect.poll(() => page.evaluate(keptIn, journal)).toContain('Written at sea');
    await page.reload();
    await expect.poll(() => title().inputValue()).toBe('Written at sea');
    await page.unroute('**/api/**');
    await saved().waitFor({ timeout: 40_000 });
    const answer = await callAs(cook, `GET ${manage}/recipes/${idIn(path)}`);
    expect(answer).toMatchObject({ recipe: { title: 'Written at sea' } });
  });
});

describe('The history of a recipe', () => {
  test('is gone through by keys, named and taken back', async () => {
    const path = await aRecipe('keys');
    await open(`${path}/history`, { viewport: desktop });
    await page.getByRole('link', { name: /The first/ }).waitFor();
    await page.getByRole('link', { name: /^Now/ }).focus();
    await page.keyboard.press('End');
    await heading('The first').waitFor();
    await page.keyboard.press('Enter');
    await focused(heading('The first'));
    await expect.poll(() => button('Restore this version').isEnabled()).toBe(true);
    await page.keyboard.press('Tab');
    await focused(button('Restore this version'));
    await page.keyboard.press('Enter');
    await page.getByText('Restored: The first').waitFor();
    await focusNotice(page);
    await page.keyboard.press('Enter');
    await page.getByText('Taken back').waitFor();
    await button('Name this version').click();
    await page.keyboard.type('As it stands');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /As it stands/ }).waitFor();
    const answer = await callAs(cook, `GET ${manage}/recipes/${idIn(path)}`);
    expect(answer).toMatchObject({ recipe: { title: 'Brown bread' } });
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('shows the page of a version', async () => {
    const path = await aRecipe('page');
    await open(`${path}/history`, { viewport: desktop });
    await page.getByRole('link', { name: /The first/ }).click();
    await button('Page').click();
    const frame = page.frameLocator('iframe:not([data-behind])');
    await expect.poll(() => frame.getByRole('heading', { level: 1 }).innerText()).toBe('Rye bread');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('holds what a conflict would have lost', async () => {
    const path = await aRecipe('conflict');
    await open(path, { viewport: desktop });
    await saved().waitFor();
    const theirs = { title: 'Their bread', slug: 'conflict', prepTimeMinutes: 75 };
    await callAs(cook, `PUT ${manage}/recipes/${idIn(path)}`, theirs);
    await title().fill('My bread');
    await button('Save it so').click();
    await page.getByText(/is in the history/).waitFor();
    await saved().waitFor();
    await page.goto(onPlatform(`${path}/history`));
    await page.getByRole('link', { name: /Before merging/ }).click();
    await button('Now').click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Title and description' }).innerText())
      .toMatch(/Their[^]*My/);
  });
});
