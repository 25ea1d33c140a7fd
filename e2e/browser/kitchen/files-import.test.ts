import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPhoto, expectGood } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { askSite } from '../../ask-site.ts';
import { paprikaFile, wordpressFile, type WrittenRecipe } from '../../cooks/recipe-files.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const screens = { 'a phone': phone, 'a wide screen': desktop };
let cook: Person;
let page: Page;
let troubles: string[];
let slug: string;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ines');
});
afterEach(() => page.context().close());

async function openImport(viewport: typeof phone): Promise<void> {
  slug = `files-${crypto.randomUUID().slice(0, 8)}`;
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Moved In', slug });
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/import`), options));
  await page.getByRole('heading', { name: 'Files of another program' }).waitFor();
}

const recipe = (name: string): WrittenRecipe => ({
  name,
  ingredients: `225 g butter, softened\n2 eggs\na pinch of ${name.toLowerCase()}`,
  directions: 'Cream the butter.\n\nBake for 40 minutes at 180 °C.',
});
const many = (count: number) => Array.from({ length: count }, (_, at) => recipe(`Pie ${at + 1}`));

const choose = async (file: string) => page.getByLabel('Choose files').setInputFiles(file);
const recipesThere = async () => {
  const answer = (await callAs(cook, `GET /api/v1/manage/${slug}/recipes?limit=100`)) as {
    recipes: { id: string; title: string; image: object | null }[];
  };
  return answer.recipes;
};
const titles = async () => (await recipesThere()).map(({ title }) => title).toSorted();
const pictured = async () =>
  (await recipesThere()).flatMap(({ title, image }) => (image ? [title] : []));

describe.each(Object.entries(screens))('A file of Paprika on %s', (_, viewport) => {
  test('becomes drafts with their pictures, a report, and is taken back', async () => {
    await openImport(viewport);
    const { buffer } = await aPhoto('tart.jpg');
    const tart = { ...recipe('Plum tart'), photo: buffer.toString('base64') };
    const broken: [string, Uint8Array] = [
      'Broken.paprikarecipe',
      gzipSync('{"name": "A pie that was saved to its half"}').subarray(0, 30),
    ];
    await choose(await paprikaFile([tart, recipe('Seed cake'), recipe('Seed cake')], [broken]));
    await page.getByRole('heading', { name: /was read to its end/ }).waitFor();
    await expectGood(page, troubles);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'There already 1' }).click();
    await page.getByText('Like an earlier one of the same files').waitFor();
    await page.getByRole('button', { name: 'Not read 1' }).click();
    await page.getByText('This file is damaged').waitFor();
    await expect.poll(titles).toEqual(['Plum tart', 'Seed cake']);
    await expect.poll(pictured).toEqual(['Plum tart']);
    await expectGood(page, troubles);
    await page.getByRole('button', { name: 'Drafts 2' }).click();
    await page.getByRole('link', { name: 'Plum tart' }).click();
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toBe('Plum tart');
    await page.goBack();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await page.getByText('The import was taken back').waitFor();
    await expect.poll(titles).toEqual([]);
  });
});

describe('A blog of WordPress', () => {
  test('moves with its stories, and its old addresses lead to the new pages', async () => {
    await openImport(desktop);
    await choose(wordpressFile(['Plum tart', 'Seed cake', 'Apple pie']));
    await page.getByRole('heading', { name: /was read to its end/ }).waitFor();
    await page.getByRole('link', { name: 'Plum tart' }).waitFor();
    await expectGood(page, troubles);
    const recipeIds = (await recipesThere()).map(({ id }) => id);
    await callAs(cook, `POST /api/v1/manage/${slug}/publications`, { recipeIds });
    const old = addressOf(slug, '/2019/04/plum-tart/?utm_source=pin');
    await expect
      .poll(async () => (await askSite(old)).headers.location, { timeout: 60_000 })
      .toBe('/recipes/plum-tart?utm_source=pin');
    const answer = await askSite(old);
    expect(answer.status).toBe(301);
    const story = await askSite(addressOf(slug, '/recipes/plum-tart'));
    expect(story.body).toContain('My aunt made this plum tart');
  });
});

/** Answers so many calls of an address and loses all others. */
async function losing(address: string, answered: number): Promise<void> {
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    await (calls <= answered ? route.continue() : route.abort());
  });
}

describe('An import that is interrupted', () => {
  test('goes on after the page was loaded anew, and brings nothing twice', async () => {
    await openImport(desktop);
    await losing('**/recipe-imports/*/items', 2);
    await choose(await paprikaFile(many(60)));
    await expect.poll(() => page.locator('.import-run output').innerText()).toBe('40 things read');
    await page.unroute('**/recipe-imports/*/items');
    await page.reload();
    await page.getByText('not read to its end').waitFor();
    await page.getByRole('button', { name: 'Go on reading' }).click();
    await page.getByRole('heading', { name: /was read to its end/ }).waitFor();
    await expect.poll(async () => (await titles()).length).toBe(60);
    await expect.poll(async () => new Set(await titles()).size).toBe(60);
  });

  test('is paused and goes on', async () => {
    await openImport(phone);
    await choose(await paprikaFile(many(90)));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('heading', { name: /is paused/ }).waitFor();
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await page.getByRole('heading', { name: /was read to its end/ }).waitFor();
    await expect.poll(async () => (await titles()).length).toBe(90);
  });

  test('waits for the one before, and neither tells of the other', async () => {
    await openImport(desktop);
    await losing('**/recipe-imports/*/items', 1);
    await choose(await paprikaFile(many(60)));
    await expect.poll(() => page.locator('.import-run output').innerText()).toBe('20 things read');
    await choose(await paprikaFile([recipe('Seed cake'), recipe('Plum tart')]));
    await page.getByText('1 more is read after this').waitFor();
    await page.unroute('**/recipe-imports/*/items');
    await expect.poll(async () => (await titles()).length, { timeout: 60_000 }).toBe(62);
    await page.getByRole('heading', { name: /was read to its end/ }).waitFor();
    await expect.poll(() => page.locator('.import-run output').innerText()).toBe('2 things read');
  });
});
