import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offerMessages } from '#contract/kitchen/site/offer-messages.ts';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { sitesMessages } from '#contract/kitchen/shell/sites-messages.ts';
import { peopleMessages } from '#contract/kitchen/site/people-messages.ts';
import { linkIn, newestMailTo } from '../../mailbox.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { paprikaFile } from '../../cooks/recipe-files.ts';
import { desktop, onPlatform, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const title = 'Salt & Straw';
let cook: Person;
let slug: string;
let page: Page;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Cleo');
});
beforeEach(async () => {
  slug = `focus-${crypto.randomUUID().slice(0, 8)}`;
  await callAs(cook, 'POST /api/v1/manage/sites', { title, slug });
});
afterEach(() => page.context().close());

const ask = (call: string, body?: object) => {
  const [method, path] = call.split(' ');
  return callAs(cook, `${method} /api/v1/manage/${slug}/${path}`, body);
};
async function open(path: string): Promise<void> {
  const options = { reducedMotion: 'reduce' as const, viewport: desktop };
  ({ page } = await browser.open(onPlatform(path), { ...options, ...platformBrowserOf(cook) }));
}
const inKitchen = (path: string) => open(`/kitchen/${slug}/${path}`);
/** Somebody else works on the site. */
async function aHelper(): Promise<Person> {
  const ada = await somebodyOn('hearth', 'Ada');
  await ask('POST invitations', { email: ada.email, role: 'editor' });
  const link = new URL(linkIn(await newestMailTo(ada.email), '/invitation'));
  const token = link.searchParams.get('token');
  await callAs(ada, `POST /api/v1/manage/invitations/${token}/accept`);
  return ada;
}
async function aPantry(): Promise<void> {
  for (const name of ['leek', 'onion', 'scallion', 'thyme'])
    await ask('POST ingredients', { title: name });
  await inKitchen('ingredients');
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** What the next key is for: the words of what has the focus, and nothing where it is nowhere. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) return '';
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    return name?.trim() || activeElement.tagName;
  });
const expectFocus = (on: RegExp) => expect.poll(focused).toMatch(on);
const vanish = (name: string | RegExp) => button(name).waitFor({ state: 'detached' });

describe('Whoever works by keys alone keeps their place', () => {
  test('where a safer colour was taken', async () => {
    await inKitchen('settings/look');
    const { names, mendOne, hex } = lookMessages.colors;
    await button(new RegExp(`^${names.colorSubdued}`)).press('Enter');
    await page.getByRole('textbox', { name: hex }).fill('BBBBBB');
    await page.keyboard.press('Enter');
    await button(mendOne(names.colorSubdued)).press('Enter');
    await vanish(mendOne(names.colorSubdued));
    const row = page.getByRole('listitem').filter({ has: page.locator('*:focus') });
    await expect.poll(() => row.textContent()).toContain(names.colorSubdued);
  });

  test('where somebody was removed', async () => {
    await aHelper();
    await inKitchen('people');
    await button(peopleMessages.removeOf('Ada')).press('Enter');
    await vanish(peopleMessages.removeOf('Ada'));
    await expectFocus(new RegExp(`^${peopleMessages.handOver}$`));
  });

  test('where a name was merged in its panel', async () => {
    await aPantry();
    await page.getByRole('button', { name: /^scallion/ }).press('Enter');
    await button('Merge into…').press('Enter');
    await page.keyboard.type('onion');
    await page.getByRole('option', { name: 'onion' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^scallion/ }).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.entry-panel :focus').count()).toBe(1);
    await page.getByRole('heading', { name: 'onion' }).waitFor();
  });

  test('where names that were picked were merged', async () => {
    await aPantry();
    for (const name of ['onion', 'scallion'])
      await page.getByRole('checkbox', { name: `Pick ${name}` }).press('Space');
    await button('Merge into one…').press('Enter');
    await page.getByRole('radio', { name: /^onion/ }).press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^scallion/ }).waitFor({ state: 'detached' });
    await expectFocus(/^onion/);
  });

  test('where the site was offered to somebody, and not any more', async () => {
    const ada = await somebodyOn('hearth', 'Ada');
    await inKitchen('settings/leaving');
    await button(offerMessages.open).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(offerMessages.email).fill(ada.email);
    await dialog.getByLabel(offerMessages.name(title)).fill(title);
    await page.keyboard.press('Enter');
    await button(offerMessages.withdraw).waitFor();
    await expectFocus(new RegExp(`^${offerMessages.withdraw}$`));
    await page.keyboard.press('Enter');
    await vanish(offerMessages.withdraw);
    await expectFocus(new RegExp(`^${offerMessages.open}$`));
  });

  test('where a deleted site could not be restored', async () => {
    await ask('POST site-deletion', { title });
    await open('/kitchen');
    await page.route('**/restore', (route) => route.abort());
    const restore = page.getByRole('button', { name: sitesMessages.deleted.restoreNamed(title) });
    await restore.press('Enter');
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    await expectFocus(new RegExp(`^${sitesMessages.deleted.restoreNamed(title)}$`));
  });

  test('where a list has no row left', async () => {
    await ask('POST recipes', { title: 'Rye bread', slug: 'rye-bread' });
    await inKitchen('recipes');
    await page.getByRole('checkbox', { name: 'Pick Rye bread' }).press('Space');
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('heading', { name: recipeListMessages.empty.heading }).waitFor();
    await expectFocus(new RegExp(`^${recipeListMessages.empty.heading}$`));
  });

  test('where an import came to its end', async () => {
    await inKitchen('import');
    const all = Array.from({ length: 25 }, (_, at) => `Pie ${at + 1}`);
    const files = await paprikaFile(
      all.map((name) => ({ name, ingredients: '2 eggs', directions: 'Bake.' })),
    );
    await page.getByLabel('Choose files').setInputFiles(files);
    await button(recipeImportMessages.run.pause).focus();
    let goOn = () => {};
    const isAsked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // Later than the focus was led to what stood nearest.
    await page.route(/\/recipe-imports$/, async (route) => {
      await isAsked;
      await route.continue();
    });
    await vanish(recipeImportMessages.run.pause);
    await expectFocus(/^Close$/);
    goOn();
    await expectFocus(new RegExp(`^${recipeImportMessages.report.heading}$`));
  });
});
