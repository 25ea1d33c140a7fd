import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findBarriers } from '../../checks/accessibility.ts';
import { bread, everything } from '../../cooks/full-recipe.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `limits-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const answered = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ida');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Nine Pans', slug });
});
afterEach(() => page.context().close());

const own = () => crypto.randomUUID();

async function open(recipe: object, options: BrowserContextOptions = {}): Promise<void> {
  const body = { ...recipe, slug: `bread-${own()}` };
  const { id } = answered.parse(await callAs(cook, `POST ${manage}/recipes`, body)).recipe;
  const given = { ...platformBrowserOf(cook), reducedMotion: 'reduce' as const, ...options };
  const path = `/kitchen/${slug}/recipes/${id}`;
  ({ page, troubles } = await browser.open(onPlatform(path), given));
  await page.getByRole('combobox', { name: 'Ingredient 1', exact: true }).first().waitFor();
}

const stored = z.looseObject({
  recipe: z.looseObject({ servingDescription: z.string().nullable() }),
});
async function storedWord(): Promise<string | null> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await callAs(cook, `GET ${manage}/recipes/${id}`);
  return stored.parse(answer).recipe.servingDescription;
}

const title = () => page.getByLabel('Title', { exact: true });
/** Without the time at which it was saved. */
const status = async () => (await page.locator('[data-saving]').innerText()).split('\n')[0];
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inPane = (name: string | RegExp) =>
  page
    .getByRole('region', { name: 'What is still missing' })
    .getByRole('button', { name, exact: true })
    .first();
const pane = (name: string) =>
  page.getByRole('group', { name: 'Beside the recipe' }).getByRole('button', { name, exact: true });
async function show(name: string): Promise<void> {
  if ((await pane(name).getAttribute('aria-pressed')) !== 'true') await pane(name).click();
}
const focused = () =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.innerText);

const fieldInFocus = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));

/** As the clipboard hands it over. */
const paste = (text: string) =>
  page.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

describe.each(Object.entries({ 'a phone': phone, 'a wide screen': desktop }))(
  'What a recipe lacks on %s',
  (_, viewport) => {
    test('leads to the very place, can be left, and shows how it is found', async () => {
      await open(bread, { viewport });
      await show('Still missing');
      await button('Not said how much it makes').click();
      await page.keyboard.type('6');
      await button('Not said how much it makes').waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'What is still missing' }).waitFor();
      await inPane('salt').click();
      await expect.poll(focused).toMatch(/salt/);
      await inPane(/^Bake the flour at 180/).click();
      await expect.poll(focused).toMatch(/Bake the flour at 180/);
      await button('Leave it: No picture').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByText('No picture').count()).toBe(0);
      await expect.poll(() => findBarriers(page)).toEqual([]);
      await show('Search and sharing');
      const look = page.getByRole('region', { name: 'Search and sharing' });
      await look.getByText('Rye bread · Nine Pans').first().waitFor();
      await title().fill('Rye bread with caraway');
      await look.getByText('Rye bread with caraway · Nine Pans').first().waitFor();
      await expect.poll(() => findBarriers(page)).toEqual([]);
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      expect(kitchenTroubles(troubles)).toEqual([]);
    });
  },
);

describe('A field beyond its limit', () => {
  test('says so beside itself, is led to from the status, and holds nothing else', async () => {
    await open(bread, { viewport: desktop });
    await page.getByLabel('Address', { exact: true }).fill('Not an address');
    await page.getByText('An address is made of small letters').waitFor();
    await page.getByLabel('of what').fill('loaves');
    await expect.poll(status).toContain('Saved, except “Address”: kept on this device.');
    await expect.poll(storedWord).toBe('loaves');
    await page.reload();
    await page.getByText('Restored what was not saved yet').waitFor();
    await expect
      .poll(() => page.getByLabel('Address', { exact: true }).inputValue())
      .toBe('Not an address');
    await button('Publish').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Address', exact: true }).waitFor();
    await sheet.getByRole('button', { name: /^Publish/ }).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await button('Show it').click();
    await expect.poll(fieldInFocus).toBe('slug');
    await page.getByLabel('Address', { exact: true }).fill(`address-${own()}`);
    await expect.poll(status).toBe('Saved');
    await page.reload();
    await expect.poll(() => page.getByLabel('of what').inputValue()).toBe('loaves');
  });
});

describe('Whatever is pasted', () => {
  test('is kept within what fits, and told', async () => {
    await open(bread, { viewport: desktop });
    await page.getByRole('combobox', { name: 'Ingredient 3', exact: true }).click();
    await paste('2 cups flour\n'.repeat(10_000));
    await page.getByText('9,502 lines were left out').waitFor();
    await page.getByRole('textbox', { name: 'Description' }).click();
    await paste('plum\n'.repeat(10_000));
    await page.getByText('its end was left out').waitFor();
    await title().fill('plum '.repeat(200_000));
    await page.getByText('Only 255 characters fit here').waitFor();
    await expect.poll(status).toBe('Saved');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});

describe('A recipe with as much of everything as one can have', () => {
  test('opens, is written in and is saved', async () => {
    await open(everything(), { viewport: desktop });
    await page.getByRole('combobox', { name: 'Ingredient 100', exact: true }).last().click();
    await page.keyboard.type(' of the garden');
    await expect.poll(status).toBe('Saved');
    await page.locator('.step').last().scrollIntoViewIfNeeded();
    await page.locator('.step').last().getByRole('textbox').click();
    await page.keyboard.type('Serve warm. ');
    await expect.poll(status).toBe('Saved');
    await show('Still missing');
    await page.getByText('Ingredients that no step uses').waitFor();
  });

  test('keeps a step too many on the device, and saves what is written besides', async () => {
    await open(everything(), { viewport: desktop });
    await page.locator('.step').last().scrollIntoViewIfNeeded();
    await page.locator('.step').last().getByRole('textbox').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.getByText('At most 200 steps fit; these are 201.').waitFor();
    await page.getByLabel('of what').fill('loaves');
    await expect.poll(status).toContain('Saved, except “Steps”');
    await expect.poll(storedWord).toBe('loaves');
  });

  test('says which part is longest once it is too large, and keeps it', async () => {
    await open(everything(), { viewport: desktop });
    for (const _ of [1, 2, 3]) {
      await page.getByRole('textbox', { name: 'The rest of the story' }).click();
      await paste('plum '.repeat(20_000));
    }
    await page.getByText('and 1 MB fit. This is its longest part.').waitFor();
    await expect.poll(status).toContain('Saved, except “The rest of the story”');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(status).toBe('Saved');
  });
});

describe('A server that is slow, and one that dies', () => {
  const saves = (act: (route: Route) => Promise<void>) =>
    page.route('**/api/v1/manage/*/recipes/*', (route) =>
      route.request().method() === 'PUT' ? act(route) : route.continue(),
    );

  test('is told of as it is, all the time', async () => {
    await open(bread, { viewport: desktop });
    const late = Promise.withResolvers<null>();
    await saves(async (route) => {
      await late.promise;
      await route.continue();
    });
    await title().fill('Rye');
    await expect.poll(status).toBe('Saving…');
    await title().fill('Rye bread, later');
    await expect.poll(status).toBe('Saving…');
    late.resolve(null);
    await expect.poll(status).toBe('Saved');
    await page.unrouteAll();
    await saves((route) => route.abort('connectionreset'));
    await title().fill('Rye bread in the end');
    await expect.poll(status).toContain('Offline, kept on this device');
    await page.unrouteAll();
    await expect.poll(status).toBe('Saved');
    await page.reload();
    await expect.poll(() => title().inputValue()).toBe('Rye bread in the end');
  });
});
