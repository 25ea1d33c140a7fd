import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingsMessages as settings } from '#contract/kitchen/site/settings-messages.ts';
import { sitePagesMessages as texts } from '#contract/kitchen/site/site-pages-messages.ts';
import { sitePartsMessages as partTexts } from '#contract/kitchen/site/site-parts-messages.ts';
import { askSite } from '../../ask-site.ts';
import { expectGood } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
let cook: Person;
let slug: string;
let page: Page;
let troubles: string[];

beforeEach(async () => {
  slug = `pages-${crypto.randomUUID().slice(0, 8)}`;
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Fig', slug });
});
afterEach(() => page.context().close());

const open = async (screen: string, viewport: { width: number; height: number }) => {
  const options = { reducedMotion: 'reduce' as const, viewport, ...platformBrowserOf(cook) };
  const address = onPlatform(`/kitchen/${slug}/${screen}`);
  ({ page, troubles } = await browser.open(address, options));
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const isSaved = () => page.getByText('Saved', { exact: true }).waitFor();
const publish = async () => {
  await isSaved();
  await page.getByRole('button', { name: partTexts.publish, exact: true }).click();
  await page.getByText(partTexts.published, { exact: true }).waitFor();
};
/** What visitors are sent. */
const sent = async (path: string) => (await askSite(addressOf(slug, path))).body;
/** Where everything of the rows stands that is written in or pressed. */
const places = () =>
  page.locator('.site-rows :is(input, textarea, select, button)').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.tagName, x, y + scrollY, width, height].join(' ');
    }),
  );
const ofAddress = 'input[placeholder*="http"]';
const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('The pages of a site on %s', (_, viewport) => {
  test('are written, seen by nobody before they are published, and then by all', async () => {
    await open('about', viewport);
    await page.getByRole('textbox', { name: texts.fields.about, exact: true }).click();
    await page.keyboard.type('We cook by the sea.');
    await isSaved();
    await page.getByText(partTexts.unpublished, { exact: true }).waitFor();
    await expect.poll(async () => (await askSite(addressOf(slug, '/about'))).status).toBe(404);
    await expectGood(page, troubles);
    await publish();
    await expect.poll(() => sent('/about')).toContain('We cook by the sea.');
  });

  test('hold links in the order of their cook, with a country and a discount', async () => {
    await open('links', viewport);
    for (const [title, address] of [
      ['The shop', 'shop.example.com/pans'],
      ['A letter', 'ada@example.com'],
    ] as const) {
      await page.getByRole('button', { name: texts.add.links }).click();
      await page.getByRole('textbox', { name: texts.fields.title }).last().fill(title);
      await page.getByRole('textbox', { name: texts.fields.address }).last().fill(address);
    }
    await page.getByLabel(texts.fields.region).first().selectOption('UK');
    await page
      .getByRole('textbox', { name: /Discount/ })
      .first()
      .fill('20');
    await page.getByRole('textbox', { name: texts.fields.title }).last().focus();
    await page.keyboard.press('Alt+ArrowUp');
    const titles = () =>
      page
        .getByRole('textbox', { name: texts.fields.title })
        .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    await expect.poll(titles).toEqual(['A letter', 'The shop']);
    await expectGood(page, troubles);
    await publish();
    await expect.poll(() => sent('/links')).toMatch(/A letter[\s\S]*The shop[\s\S]*20% off/);
    await expect.poll(() => sent('/links')).toContain('href="https://shop.example.com/pans"');
  });
});

// Where it says so moves nothing at the width with the least room.
describe('The pages of a site on a phone', () => {
  test.each([
    ['events', texts.add.events, texts.lacks.date, 'input'],
    ['press', texts.add.press, texts.lacks.address, ofAddress],
    ['links', texts.add.links, texts.lacks.address, ofAddress],
    ['homepage', texts.add.products, texts.lacks.title, ofAddress],
    ['settings', settings.identity.addProfile, settings.lacks.profile, ofAddress],
    ['settings', settings.identity.addHeaderLink, settings.lacks.label, ofAddress],
  ])('say on %s, after “%s”, “%s” without moving anything', async (...[screen, add, lack, of]) => {
    await open(screen, phone);
    await page.getByRole('button', { name: add }).click();
    const field = page.locator(`.site-row ${of}`).first();
    await field.focus();
    const before = await places();
    await page.keyboard.type('ab cd');
    await page.getByText(lack).waitFor();
    await expect.poll(places).toEqual(before);
    await expectGood(page, troubles);
    await field.fill('');
    await page.getByText(lack).waitFor({ state: 'detached' });
    await expect.poll(places).toEqual(before);
  });
});

describe('A page of a site', () => {
  test('takes a row away, brings it back by undo and is as it was after a reload', async () => {
    await open('events', desktop);
    await page.getByRole('button', { name: texts.add.events }).click();
    await page.getByRole('textbox', { name: texts.fields.title }).fill('Bread fair');
    await page.getByText(texts.lacks.date).waitFor();
    await page.getByLabel(texts.fields.date).fill('2027-03-04');
    await isSaved();
    await page.getByRole('button', { name: texts.rows.actions('Bread fair') }).click();
    await page.getByRole('menuitem', { name: texts.rows.remove }).click();
    await page.getByText(texts.empty.events).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await page.getByRole('textbox', { name: texts.fields.title }).waitFor();
    await isSaved();
    await page.reload();
    const title = page.getByRole('textbox', { name: texts.fields.title });
    await expect.poll(() => title.inputValue()).toBe('Bread fair');
    await expectGood(page, troubles);
  });

  test('shows a book, a product and what the press wrote', async () => {
    await open('book', desktop);
    await page.getByRole('button', { name: texts.book.begin }).click();
    await page.getByRole('textbox', { name: texts.fields.bookTitle }).fill('Salt on the Table');
    await expectGood(page, troubles);
    await publish();
    await expect.poll(() => sent('/book')).toContain('Salt on the Table');
    await page.goto(onPlatform(`/kitchen/${slug}/press`));
    await page.getByRole('button', { name: texts.add.press }).click();
    await page.getByRole('textbox', { name: texts.fields.title }).fill('A quiet triumph');
    const address = page.getByRole('textbox', { name: texts.fields.address });
    await address.fill('paper.example.com');
    await address.blur();
    await publish();
    await expect.poll(() => sent('/book')).toContain('A quiet triumph');
    await page.goto(onPlatform(`/kitchen/${slug}/homepage`));
    await page.getByRole('button', { name: texts.add.products }).click();
    await page.getByRole('textbox', { name: texts.fields.product }).fill('An iron pan');
    await page.getByRole('textbox', { name: texts.fields.address }).fill('pans.example.com');
    await page.getByRole('heading', { level: 1 }).click();
    await expectGood(page, troubles);
    await publish();
    await expect.poll(() => sent('/')).toContain('An iron pan');
  });
});
