import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { newestMailTo } from '../../mailbox.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const publishing = { ...publishingMessages, ...publishSheetMessages };
const browser = siteBrowser();
const card = [
  'For the dough',
  '2 ½ cups flour, sifted',
  '1 tsp salt',
  '225 g cold butter, diced',
  '4–6 tbsp iced water',
  'For the filling',
  '1 lb 4 oz leeks, sliced',
  '3 eggs',
  '200 ml double cream',
  'a pinch of nutmeg',
];
let page: Page;
let troubles: string[];

afterEach(() => page.context().close());

async function aPhoto() {
  const create = { width: 1600, height: 1200, channels: 3, background: '#7a8f55' } as const;
  return {
    name: 'tart.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg().toBuffer(),
  };
}

async function signUp(email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Code from the email').waitFor();
  const code = /\b\d{6}\b/.exec((await newestMailTo(email)).text)?.[0];
  await page.getByLabel('Code from the email').fill(String(code));
  await page.getByRole('button', { name: 'Use code' }).click();
}

async function createSite(name: string, slug: string): Promise<void> {
  await page.getByRole('link', { name: 'Create your site' }).click();
  await page.getByLabel('Name of the site').fill(name);
  await page.getByLabel('Address', { exact: false }).first().fill(slug);
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.locator(`a[href="/kitchen/${slug}/overview"]`).click();
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  await page.getByRole('link', { name: /^Publish a first recipe/ }).click();
}

async function paste(text: string): Promise<void> {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

const saved = () => page.getByText('Saved', { exact: true });

describe.each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('A new cook on %s', (_, viewport) => {
  test('comes from signing up to a first recipe with a photo on the own site', async () => {
    const slug = `first-${crypto.randomUUID().slice(0, 8)}`;
    ({ page, troubles } = await browser.open(onPlatform('/kitchen'), {
      viewport,
      reducedMotion: 'reduce',
    }));
    await signUp(`${slug}@example.com`);
    await createSite('Leek & Thyme', slug);
    await page.getByRole('button', { name: 'New recipe' }).first().click();
    await page.getByLabel('Title', { exact: true }).fill('Leek tart');
    await page.getByLabel('Choose pictures').setInputFiles(await aPhoto());
    await page.getByLabel('Preparation').fill('1h 20');
    await page.getByRole('combobox', { name: 'Ingredient 1', exact: true }).click();
    await paste(card.join('\n'));
    await page.getByRole('textbox', { name: 'Step 1', exact: true }).click();
    await page.keyboard.type('Rub half the butter into the flour.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bake for 45 minutes.');
    await page.getByRole('button', { name: 'Edit picture 1 of 1' }).waitFor();
    await saved().waitFor();
    await page.getByRole('button', { name: publishing.buttons.publish, exact: true }).click();
    await page.getByRole('button', { name: publishing.sheet.publishNow, exact: true }).click();
    await page.getByText(publishing.steps.liveText).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    expect(kitchenTroubles(troubles)).toEqual([]);
    await page.goto(addressOf(slug, '/recipes/leek-tart'));
    const text = await page.locator('main').innerText();
    for (const part of ['For the filling', 'leeks', 'sifted', 'Bake for', 'Leek tart']) {
      expect(text).toContain(part);
    }
    await expect.poll(() => page.locator('main img').first().isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  });
});
