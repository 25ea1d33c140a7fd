import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectGood, pasteText } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `shelf-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const list = `/kitchen/${slug}/collections`;
const titles = ['Barley broth', 'Leek pie', 'Plum crumble'];
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'The Long Shelf', slug });
  for (const title of titles) {
    const recipe = { title, slug: title.toLowerCase().replace(' ', '-') };
    const made = (await callAs(cook, `POST ${manage}/recipes`, recipe)) as {
      recipe: { id: string };
    };
    await callAs(cook, `POST ${manage}/recipes/${made.recipe.id}/publish`, {});
  }
});
afterEach(() => page.context().close());

const open = async (path: string, viewport: { width: number; height: number }) => {
  const options = { reducedMotion: 'reduce' as const, viewport, ...platformBrowserOf(cook) };
  ({ page, troubles } = await browser.open(onPlatform(path), options));
};
const cards = () => page.locator('.collection-title').allInnerTexts();
const members = () => page.locator('.member .member-title').allInnerTexts();
const isLive = () => page.locator('.editor-saving[data-saving="saved"]').waitFor();

const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('A collection on %s', (_, viewport) => {
  test('is named, filled, described and found by visitors', async () => {
    const title = `Suppers ${viewport.width}`;
    await open(list, viewport);
    await page.getByRole('button', { name: 'New collection' }).first().click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.keyboard.press('Enter');
    await page.keyboard.type('For late evenings.');
    const find = page.getByRole('combobox', { name: 'Add recipes' });
    await find.fill('leek');
    await page.getByRole('option', { name: /Leek pie/ }).click();
    await find.fill('');
    await find.focus();
    await pasteText(page, '1. Plum crumble\n2. Barley broth\n3. Roast goose');
    await page.getByText('Not found: 3. Roast goose').waitFor();
    await expect.poll(members).toEqual(['Leek pie', 'Plum crumble', 'Barley broth']);
    await isLive();
    await expectGood(page, troubles);
    const address = addressOf(slug, `/collections/suppers-${viewport.width}`);
    await expect
      .poll(async () => {
        await page.goto(address);
        return page.locator('main').innerText();
      })
      .toMatch(/For late evenings[\s\S]*Leek pie[\s\S]*Plum crumble[\s\S]*Barley broth/);
  });
});

describe('Collections by keys', () => {
  test('are moved, deleted and brought back', async () => {
    for (const title of ['Alpha', 'Beta']) {
      await callAs(cook, `POST ${manage}/collections`, { title, slug: title.toLowerCase() });
    }
    await open(`${list}?view=list`, desktop);
    await page.locator('.collection-title', { hasText: 'Alpha' }).waitFor();
    const before = await cards();
    const [first = '', second = ''] = before;
    await page.locator('[data-collection]').first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(cards).toEqual([second, first, ...before.slice(2)]);
    await page.keyboard.press('Delete');
    await expect.poll(cards).not.toContain(first);
    await page.keyboard.press('Control+z');
    await expect.poll(cards).toContain(first);
    await page.keyboard.press('Control+z');
    await expect.poll(cards).toEqual(before);
    await expectGood(page, troubles);
    await page.reload();
    await expect.poll(cards).toEqual(before);
  });

  test('show the page as it is written, and keep words through a closed tab', async () => {
    const { collection } = (await callAs(cook, `POST ${manage}/collections`, {
      title: 'Gamma',
      slug: 'gamma',
    })) as { collection: { id: string } };
    await open(`${list}/${collection.id}`, desktop);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Gamma rays');
    const frame = page.locator('iframe').contentFrame();
    await expect.poll(() => frame.locator('h1').innerText()).toBe('Gamma rays');
    await isLive();
    const api = `**/api/v1/manage/${slug}/collections/*`;
    await page.route(api, (route) => route.abort());
    await title.fill('Gamma rays at noon');
    await page.getByText('Offline, kept on this device').waitFor();
    await page.unroute(api);
    await page.reload();
    await page.getByText(/Restored what was not saved yet/).waitFor();
    await expect.poll(() => title.inputValue()).toBe('Gamma rays at noon');
    await isLive();
  });
});
