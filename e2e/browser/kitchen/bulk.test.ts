import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askSite } from '../../ask-site.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { expectGood } from '../../cooks/writing.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const names = ['Rye bread', 'Oat bar', 'Plum cake'];
let slug: string;
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Rosa');
});
afterEach(() => page.context().close());

async function aSite(): Promise<void> {
  slug = `bulk-${crypto.randomUUID().slice(0, 8)}`;
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Many at Once', slug });
  for (const title of names) {
    const recipe = { title, slug: title.toLowerCase().replace(' ', '-') };
    await callAs(cook, `POST /api/v1/manage/${slug}/recipes`, recipe);
  }
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('link', { name: new RegExp(name) });
const box = (name: string) => page.getByRole('checkbox', { name: `Pick ${name}` });
const notice = (text: RegExp) => page.getByRole('region', { name: 'Notices' }).getByText(text);
const undo = () =>
  page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).last();

async function pickAll(): Promise<void> {
  for (const name of names) await box(name).click();
  await page.getByRole('toolbar').getByText('3 recipes picked').waitFor();
}

describe.each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('Many recipes at once on %s', (_, viewport) => {
  test('are published, made premium and deleted, and each is taken back', async () => {
    await aSite();
    const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
    const path = onPlatform(`/kitchen/${slug}/recipes`);
    ({ page, troubles } = await browser.open(path, options));
    await pickAll();
    await expectGood(page, troubles);
    await button('Publish').click();
    await row('Oat bar Published').waitFor();
    await expect
      .poll(async () => (await askSite(addressOf(slug, '/recipes/oat-bar'))).status)
      .toBe(200);
    await undo().click();
    await row('Oat bar Draft').waitFor();
    await pickAll();
    await button('Make premium').click();
    await row('Oat bar .*Premium').waitFor();
    await undo().click();
    await row('Oat bar .*Premium').waitFor({ state: 'detached' });
    await pickAll();
    await button('Delete').click();
    await notice(/^3 recipes deleted/).waitFor();
    await row('Oat bar').waitFor({ state: 'detached' });
    await undo().click();
    await row('Oat bar Draft').waitFor();
    await expectGood(page, troubles);
  });
});
