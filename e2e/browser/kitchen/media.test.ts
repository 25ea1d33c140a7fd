import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { focusNotice } from '../../cooks/notices.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `media-${crypto.randomUUID().slice(0, 8)}`;
const library = `/kitchen/${slug}/media`;
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
});
afterEach(() => page.context().close());

const open = async (path: string, viewport: { width: number; height: number }) => {
  const options = { reducedMotion: 'reduce' as const, viewport, ...platformBrowserOf(cook) };
  ({ page, troubles } = await browser.open(onPlatform(path), options));
};

async function aPhoto(name: string, background: string) {
  const create = { width: 400, height: 300, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}
const tile = (name: string) => page.getByRole('button', { name: `${name}, details` });
const addPictures = () => page.getByLabel('Add pictures').first();
const details = () =>
  page.getByRole('complementary', { name: 'Details' }).or(page.getByRole('dialog'));
const press = (name: string) => details().getByRole('button', { name, exact: true }).click();

const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('The library on %s', (_, viewport) => {
  test('takes photos, tells where they show, replaces and deletes them, and takes it back', async () => {
    const [plum, spare] = [`plum ${viewport.width}`, `spare ${viewport.width}`];
    await open(library, viewport);
    await page.getByRole('heading', { name: 'Media' }).waitFor();
    await addPictures().setInputFiles([await aPhoto(plum, 'purple'), await aPhoto(spare, 'tan')]);
    await tile(plum).waitFor();
    await tile(spare).waitFor();
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await expect.poll(() => findBarriers(page)).toEqual([]);

    await page.goto(onPlatform(`/kitchen/${slug}/recipes`));
    await page.getByRole('button', { name: 'New recipe' }).first().click();
    await page.getByLabel('Title', { exact: true }).fill(`Cake ${viewport.width}`);
    await page.getByRole('button', { name: 'Choose from the library' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: plum }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add 1 picture' }).click();
    await page.getByRole('button', { name: /^Edit picture 1 of 1/ }).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.goto(onPlatform(library));
    await tile(plum).click();
    await details()
      .getByRole('link', { name: `Cake ${viewport.width}` })
      .waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    const before = await details().getByRole('link', { name: 'Download' }).getAttribute('href');
    await details()
      .getByLabel('Replace')
      .setInputFiles(await aPhoto('other', 'green'));
    await page.getByText('Replaced everywhere', { exact: true }).waitFor();
    const address = () => details().getByRole('link', { name: 'Download' }).getAttribute('href');
    await expect.poll(address).not.toBe(before);
    await press('Delete');
    await page.getByRole('button', { name: 'Remove everywhere and delete' }).click();
    await page.getByText('Deleted', { exact: true }).waitFor();
    await tile(plum).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await tile(plum).waitFor();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('is worked with keys alone', async () => {
    const [one, two] = [`one ${viewport.width}`, `two ${viewport.width}`];
    await open(library, viewport);
    await addPictures().setInputFiles([await aPhoto(one, 'red')]);
    await tile(one).waitFor();
    await addPictures().setInputFiles([await aPhoto(two, 'blue')]);
    await tile(two).waitFor();
    await tile(two).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('2 picked').first().waitFor();
    await page.keyboard.press('Delete');
    await tile(one).waitFor({ state: 'detached' });
    await focusNotice(page);
    await page.keyboard.press('Enter');
    await tile(one).waitFor();
    await page.keyboard.press('Escape');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
