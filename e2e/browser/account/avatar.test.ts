import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sharePicture } from '#domain/look/share-picture.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { onPlatform, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
let page: Page;
let person: Person;

const folder = mkdtempSync(join(tmpdir(), 'avatar-'));
const fileOf = (name: string, bytes: Uint8Array | string) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};
const colors = {
  colorPanel: '#f2f0e8',
  colorBackground: '#ffffff',
  colorOutline: '#dad6c9',
  colorAccent: '#2b4c8c',
};
/** 800 by 600 pixels. */
const picture = fileOf('plate.png', sharePicture(colors));

afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  person = await somebodyOn('hearth', 'Ada');
  ({ page } = await browser.open(onPlatform('/profile'), platformBrowserOf(person)));
  await page.getByLabel('Name').waitFor();
});

afterEach(() => page.context().close());

const main = () => page.getByRole('main');
const choose = (file = picture) =>
  main()
    .getByLabel(/^Choose (?:a picture|another)$/)
    .setInputFiles(file);
const slider = (name: string) => main().getByRole('slider', { name });
const save = async () => {
  const answered = page.waitForResponse(/\/manage\/current-user$/);
  await main().getByRole('button', { name: 'Save profile' }).click();
  await answered;
  // The word of an earlier time may still be there.
  await page.getByText('Profile saved').last().waitFor();
};
const square = z.object({ width: z.number(), height: z.number(), x: z.number(), y: z.number() });
const answer = z.object({
  currentUser: z.looseObject({ avatar: z.looseObject({ crop: square }).nullable() }),
});
const cropOf = async () => {
  const { currentUser } = answer.parse(await callAs(person, 'GET /api/v1/manage/current-user'));
  return currentUser.avatar?.crop;
};

describe('The picture of a person, §3', () => {
  test('is uploaded, cut to a square in the middle and kept with the profile', async () => {
    await choose();
    await main().getByText('Not saved yet').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await save();
    await expect.poll(cropOf).toEqual({ width: 600, height: 600, x: 100, y: 0 });
    await page.reload();
    const shown = main().getByRole('img', { name: 'Your picture' });
    await shown.waitFor();
    await expect.poll(() => shown.getAttribute('style')).toContain('left: -16.6667%');
  });

  test('is cut by the keyboard', async () => {
    await choose();
    await slider('Size').focus();
    await page.keyboard.press('Home');
    await slider('Left to right').focus();
    await page.keyboard.press('End');
    await slider('Top to bottom').focus();
    await page.keyboard.press('Home');
    await save();
    await expect.poll(cropOf).toEqual({ width: 150, height: 150, x: 650, y: 0 });
  });

  test('is cut by dragging', async () => {
    await choose();
    const stage = main().locator('.crop-stage');
    await stage.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await save();
    await expect.poll(cropOf).toMatchObject({ width: 600, x: 0 });
  });

  test('can be taken away again', async () => {
    await choose();
    await save();
    await main().getByRole('button', { name: 'Remove' }).click();
    await main().getByText('No picture yet').waitFor();
    await save();
    await expect.poll(cropOf).toBeUndefined();
  });

  test('is refused when it is none, with a word about what can be taken', async () => {
    await choose(fileOf('notes.txt', 'soup'));
    await main().getByText('This is not a picture in JPEG, PNG').waitFor();
    await choose(fileOf('soup.png', 'soup'));
    await main()
      .getByText(/not a picture|not the type|damaged/)
      .waitFor();
    await expect.poll(() => main().getByText('No picture yet').isVisible()).toBe(true);
  });

  test('can be chosen again where its upload got no answer, and nothing typed is lost', async () => {
    await page.getByLabel('Name').fill('Ada Typed This');
    await page.route('**/api/v1/uploads/**', (route) => route.abort());
    await choose();
    await main().getByText('There is no connection at the moment').waitFor();
    await page.unroute('**/api/v1/uploads/**');
    await choose();
    await main().getByText('Not saved yet').waitFor();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada Typed This');
  });
});
