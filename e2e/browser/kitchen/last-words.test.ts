import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `words-${crypto.randomUUID().slice(0, 8)}`;
let cook: Person;
let page: Page;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
});
afterEach(() => page.context().close());

const title = () => page.getByLabel('Title', { exact: true });
const description = () => page.getByRole('textbox', { name: 'Description', exact: true });
const saved = () => page.getByText('Saved', { exact: true });

async function openRecipe(): Promise<void> {
  const options = { viewport: desktop, ...platformBrowserOf(cook) };
  ({ page } = await browser.open(onPlatform(`/kitchen/${slug}/recipes`), options));
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  await title().fill('Rye bread');
  await saved().waitFor();
}

/** By the clock of the page, which is nearer to the last key than one of ours. */
async function reloadIn(milliseconds: number): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate((wait) => {
    // oxlint-disable-next-line no-restricted-globals -- how soon it is loaded anew is what is tried
    setTimeout(() => globalThis.location.reload(), wait);
  }, milliseconds);
  await loaded;
}

describe('A page that is loaded anew, decision 124', () => {
  test.each([0, 50, 150])('has the words that were typed %i ms before', async (milliseconds) => {
    await openRecipe();
    await title().press('End');
    await page.keyboard.type(' with caraway and the last of the honey');
    await description().click();
    await page.keyboard.type('Dark and sour.');
    await reloadIn(milliseconds);
    await expect
      .poll(() => title().inputValue())
      .toBe('Rye bread with caraway and the last of the honey');
    await expect.poll(() => description().textContent()).toBe('Dark and sour.');
    await saved().waitFor();
  });

  test('has what was typed though the network has gone', async () => {
    await openRecipe();
    await title().press('End');
    await page.route('**/api/v1/manage/**', (route) => route.abort());
    await page.keyboard.type(' with caraway');
    await reloadIn(0);
    await page.unroute('**/api/v1/manage/**');
    await page.reload();
    await expect.poll(() => title().inputValue()).toBe('Rye bread with caraway');
  });
});
