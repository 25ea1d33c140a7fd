import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `faults-${crypto.randomUUID().slice(0, 8)}`;
let cook: Person;
let page: Page;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
});
afterEach(() => page.context().close());

const title = () => page.getByLabel('Title', { exact: true });
const saved = () => page.getByText('Saved', { exact: true });
const outOfReach = () => page.getByText('This part could not be fetched');

async function openRecipe(name: string): Promise<void> {
  const options = { viewport: desktop, ...platformBrowserOf(cook) };
  ({ page } = await browser.open(onPlatform(`/kitchen/${slug}/recipes`), options));
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  await title().fill(name);
  await saved().waitFor();
}

describe('Without a network', () => {
  test('a part that was not shown before says so, and the text around it stays and can be written', async () => {
    await openRecipe('Barley broth');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Search and sharing' }).click();
    await outOfReach().waitFor();
    await title().fill('Barley broth with leeks');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => title().inputValue()).toBe('Barley broth');
    await page.context().setOffline(false);
    await outOfReach().waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('heading', { name: /search/i }).count()).not.toBe(0);
  });

  test('the keys of the screen say so, and take nothing else down', async () => {
    await openRecipe('Leek tart');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Keys' }).click();
    await outOfReach().waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.context().setOffline(false);
    await title().fill('Leek tart, warm');
    await saved().waitFor();
    await expect.poll(() => title().inputValue()).toBe('Leek tart, warm');
  });
});

describe('A browser that keeps nothing', () => {
  test('promises nothing, and holds who would leave with an unsaved text', async () => {
    await openRecipe('Rye bread');
    const address = page.url();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No', 'SecurityError');
      };
    });
    await page.goto(address);
    await title().click();
    await page.context().setOffline(true);
    await page.keyboard.type('Dark ');
    await page.getByText('You are offline, and this device keeps nothing').waitFor();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await page.context().setOffline(false);
    await saved().waitFor();
    await expect.poll(() => title().inputValue()).toContain('Dark');
  });
});
