import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { newestMailTo } from '../../mailbox.ts';
import { aPhoto, expectGood, typeLines } from '../../cooks/writing.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const publishing = { ...publishingMessages, ...publishSheetMessages };
const browser = siteBrowser();
/** More would be no way that anybody goes. */
const mostTabs = 40;
let page: Page;
let troubles: string[];

afterEach(() => page.context().close());

/** What has the focus is called so by whoever hears the page. */
const nameOfFocus = () =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
    const name = focused?.getAttribute('aria-label') ?? label?.textContent ?? focused?.textContent;
    return name?.trim() ?? '';
  });

/** Presses Tab until the focus is where it is wanted, and never a pointer. */
async function tabTo(name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < mostTabs && !name.test(await nameOfFocus()); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect.poll(nameOfFocus).toMatch(name);
}

async function signUp(email: string): Promise<void> {
  await page.waitForURL(/sign-in/);
  await page.getByLabel('Email').waitFor();
  await tabTo(/^Email$/);
  await typeLines(page, [email]);
  await page.getByLabel('Code from the email').waitFor();
  const code = /\b\d{6}\b/.exec((await newestMailTo(email)).text)?.[0];
  await tabTo(/^Code from the email$/);
  await typeLines(page, [String(code)]);
}

async function createSite(name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create your site' }).waitFor();
  await tabTo(/^Create your site$/);
  await page.keyboard.press('Enter');
  await page.getByLabel('Name of the site').waitFor();
  await tabTo(/^Name of the site$/);
  await page.keyboard.type(name);
  await page.getByText('This address is free.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open your kitchen' }).waitFor();
  await tabTo(/^Open your kitchen$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  await tabTo(/^Publish a first recipe/);
  await page.keyboard.press('Enter');
}

/** The window that a system opens for files is no part of the page. */
async function chooseCover(): Promise<void> {
  await tabTo(/^Choose pictures$/);
  await page.locator('input[type="file"]:focus').setInputFiles(await aPhoto('tart.jpg'));
  await page.getByRole('button', { name: 'Edit picture 1 of 1' }).waitFor();
}

async function writeRecipe(): Promise<void> {
  await page.getByRole('button', { name: 'New recipe' }).first().waitFor();
  await tabTo(/^New recipe$/);
  await page.keyboard.press('Enter');
  await page.getByLabel('Title', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await typeLines(page, ['Leek tart']);
  await page.keyboard.type('For a Sunday.');
  await chooseCover();
  await tabTo(/^Preparation$/);
  await page.keyboard.type('1h 20');
  await tabTo(/^Makes$/);
  await page.keyboard.type('1 tart');
  await tabTo(/^Ingredient 1$/);
  await typeLines(page, ['For the dough', '2 ½ cups flour, sifted', '8 oz butter', 'Filling:']);
  await page.keyboard.type('3 eggs');
  await tabTo(/^Step 1$/);
  await page.keyboard.type('Melt @butt');
  await page.getByRole('option', { name: 'butter' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'half the butter' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and bake for 45 minutes');
  await page.getByText('Tab sets a timer of 45 min').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('.');
}

describe.each([
  ['a phone with keys', phone],
  ['a wide screen', desktop],
])('By keys alone on %s', (_, viewport) => {
  test('a new cook comes from signing up to a first recipe that readers see', async () => {
    const slug = `keys-${crypto.randomUUID().slice(0, 8)}`;
    const options = { viewport, reducedMotion: 'reduce' as const };
    ({ page, troubles } = await browser.open(onPlatform('/kitchen'), options));
    await signUp(`${slug}@example.com`);
    await createSite(slug);
    await writeRecipe();
    await page.getByText('Saved', { exact: true }).waitFor();
    await expectGood(page, troubles);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: publishing.sheet.publishNow, exact: true }).waitFor();
    await expect.poll(nameOfFocus).toBe(publishing.sheet.publishNow);
    await page.keyboard.press('Enter');
    await page.getByText(publishing.steps.liveText).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(nameOfFocus).not.toMatch(/^Skip to content/);
    await page.goto(addressOf(slug, '/recipes/leek-tart'));
    const text = await page.locator('main').innerText();
    for (const shown of ['For the dough', 'Filling', 'half the butter', '45 minutes']) {
      expect(text).toContain(shown);
    }
  });
});
