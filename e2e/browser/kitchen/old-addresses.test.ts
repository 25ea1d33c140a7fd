import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectGood } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const screens = { 'a phone': phone, 'a wide screen': desktop };
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Nell');
});
afterEach(() => page.context().close());

async function openAddresses(viewport: typeof phone): Promise<void> {
  const slug = `moved-${crypto.randomUUID().slice(0, 8)}`;
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Moved', slug });
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/builds`), options));
  await page.getByRole('link', { name: 'Old addresses' }).click();
  await address().waitFor();
}
const address = () => page.getByLabel('Address on your old site');

describe.each(Object.entries(screens))('Old addresses on %s', (_, viewport) => {
  test('are added by the keyboard alone, deleted, and brought back', async () => {
    await openAddresses(viewport);
    await expectGood(page, troubles);
    await address().fill('https://old.example/2012/Plum-Tart.html?utm_source=pin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('all rec');
    await page.getByRole('button', { name: /All recipes/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('/2012/Plum-Tart.html', { exact: true }).waitFor();
    await expectGood(page, troubles);
    await page.getByRole('button', { name: 'Delete /2012/Plum-Tart.html' }).click();
    await page.getByRole('heading', { name: 'No old addresses yet' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect
      .poll(() => page.getByRole('link', { name: 'All recipes' }).getAttribute('href'))
      .toMatch(/\/recipes$/);
  });
});
