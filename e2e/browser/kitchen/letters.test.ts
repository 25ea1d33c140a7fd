import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askSite } from '../../ask-site.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { expectGood } from '../../cooks/writing.ts';
import { isLost, walkThrough } from '../../checks/keyboard-walk.ts';
import { browserOf, callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `letters-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  const site = { title: 'Salt & Straw', slug };
  await callAs(cook, 'POST /api/v1/manage/sites', site);
  await callAs(cook, `PUT ${manage}/sites`, { ...site, newslettersEnabled: true });
});
afterEach(() => page.context().close());

const open = async (address: string, options: object) => {
  ({ page, troubles } = await browser.open(address, { reducedMotion: 'reduce', ...options }));
};
const inKitchen = (options: object, path = 'newsletters') =>
  open(onPlatform(`/kitchen/${slug}/${path}`), { ...platformBrowserOf(cook), ...options });
const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click();
/** Opens a newsletter from the list of them in the kitchen. */
async function openSent(subject: string, options: object): Promise<void> {
  await inKitchen(options);
  await page.getByRole('link', { name: subject }).click();
}

/** A letter that left, for the given readers, as another program would send it. */
async function send(subject: string, audience: 'all' | 'paid'): Promise<void> {
  const note = {
    type: 'document',
    children: [{ type: 'paragraph', children: [{ text: 'The plums are in.' }] }],
  };
  const body = { subject, note, audience, previewLine: 'At last', isOnSite: false };
  await callAs(cook, `POST ${manage}/newsletter-sends`, body);
}

/** Waits until the site shows a page, or no longer does. */
const expectStatus = (path: string, status: number) =>
  expect
    .poll(async () => (await askSite(addressOf(slug, path))).status, { timeout: 30_000 })
    .toBe(status);

const screens = { 'a phone, in the dark': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('Past newsletters on %s', (_, viewport) => {
  const mark = String(viewport.width);
  const colorScheme = viewport === phone ? ('dark' as const) : ('light' as const);

  test('are put on the site and taken off it from the kitchen', async () => {
    const subject = `Plums ${mark}`;
    await send(subject, 'all');
    await openSent(subject, { viewport, colorScheme });
    await press('Put it on the site');
    await page.getByRole('link', { name: 'read it there' }).waitFor();
    await expectGood(page, troubles);
    await expectStatus(`/newsletters/plums-${mark}`, 200);
    await page.getByRole('link', { name: 'read it there' }).click();
    await page.getByText('The plums are in.').waitFor();
    await expectGood(page, troubles);
    const lost = (await walkThrough(page)).filter(isLost);
    expect(lost).toEqual([]);
    await page.getByRole('article').getByRole('link', { name: 'Newsletters' }).click();
    await page.getByRole('link', { name: subject }).waitFor();
    await expectGood(page, troubles);
    await page.goBack();
    await page.goBack();
    await press('Take it off the site');
    await page.getByText('It is not on your site.').waitFor();
    await expectStatus(`/newsletters/plums-${mark}`, 404);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('to paying readers are closed to others, and open for their cook', async () => {
    const subject = `Figs ${mark}`;
    await send(subject, 'paid');
    await openSent(subject, { viewport, colorScheme });
    await press('Put it on the site');
    await expectStatus(`/newsletters/figs-${mark}`, 200);
    await page.context().close();
    const address = addressOf(slug, `/newsletters/figs-${mark}`);
    await open(address, { viewport, colorScheme });
    await page.getByText('This letter is for subscribers with full access.').waitFor();
    const { body } = await askSite(address);
    expect(body).not.toContain('The plums are in.');
    await expectGood(page, troubles);
    expect(troubles).toEqual([]);
    await page.context().close();
    await open(address, { ...browserOf(cook, slug), viewport, colorScheme });
    await page.getByText('The plums are in.').waitFor();
    await expectGood(page, troubles);
    expect(troubles).toEqual([]);
  });
});

describe('A letter that is written by keys alone', () => {
  test('is begun, written, and kept through a dead network', async () => {
    await inKitchen({ viewport: desktop });
    await page.getByRole('button', { name: 'New newsletter' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Subject' }).focus();
    await page.keyboard.type('By keys');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A line');
    const line = page.getByRole('textbox', { name: 'Preview line' });
    await expect.poll(() => line.inputValue()).toBe('A line');
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Your note' }).focus();
    await page.keyboard.type('Written in a tunnel.');
    await page
      .getByText(/offline|kept on this device/i)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await page.getByText('Saved').first().waitFor();
    await page.reload();
    await page.getByText('Written in a tunnel.').first().waitFor();
    // What failed without a network is no trouble.
    await expectGood(page, []);
  });
});

describe('The welcome letter', () => {
  test('is written beside how it will look, and turned on', async () => {
    await inKitchen({ viewport: phone, colorScheme: 'dark' });
    await press('Write one');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Come in');
    await page.getByRole('textbox', { name: 'Your note' }).click();
    await page.keyboard.type('The kettle is on.');
    await page.getByRole('checkbox', { name: 'Send it to everybody who subscribes' }).check();
    await page.getByText('Saved').first().waitFor();
    await expectGood(page, troubles);
    await press('Send me a test');
    await page.getByText(`A test is on its way to ${cook.email}`).waitFor();
    await page.goto(onPlatform(`/kitchen/${slug}/newsletters`));
    const welcome = page.getByRole('region', { name: 'Welcome letter' });
    await welcome.getByText('On', { exact: true }).waitFor();
    await welcome.getByRole('link', { name: 'Come in' }).waitFor();
    await expectGood(page, troubles);
  });
});

describe('Who letters are from, and about what', () => {
  test('is said in the settings, and holds after a reload', async () => {
    await inKitchen({ viewport: phone }, 'settings#letters');
    const name = page.getByRole('textbox', { name: 'Who your letters are from' });
    await name.fill('Ada from Salt & Straw');
    await name.press('Enter');
    await page.getByText('Your letters are from this name now').waitFor();
    await page.getByLabel('Letters about comments').selectOption('Never');
    await page.getByText('You hear of no comments by mail').waitFor();
    await expectGood(page, troubles);
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Ada from Salt & Straw');
    const letters = page.getByLabel('Letters about comments');
    await expect.poll(() => letters.inputValue()).toBe('never');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
