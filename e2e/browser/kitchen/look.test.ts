import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lookMessages as texts } from '#contract/kitchen/site/look-messages.ts';
import { sitePartsMessages as partTexts } from '#contract/kitchen/site/site-parts-messages.ts';
import { askSite } from '../../ask-site.ts';
import { aPhoto, expectGood } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const tablet = { width: 768, height: 1024 };
let cook: Person;
let slug: string;
let page: Page;
let troubles: string[];

beforeEach(async () => {
  slug = `look-${crypto.randomUUID().slice(0, 8)}`;
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Fig', slug });
});
afterEach(() => page.context().close());

const open = async (viewport: { width: number; height: number }) => {
  const options = { reducedMotion: 'reduce' as const, viewport, ...platformBrowserOf(cook) };
  const address = onPlatform(`/kitchen/${slug}/settings/look`);
  ({ page, troubles } = await browser.open(address, options));
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const isSaved = () => page.getByText('Saved', { exact: true }).waitFor();
const choose = (name: string | RegExp, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }).check();
const homeFrame = () => page.locator('iframe:not([data-behind])').first();
/** The homepage beside the controls, once it is there. */
const homeIsThere = () => homeFrame().contentFrame().locator('main').waitFor();
/** What is read of it; nothing while another one takes its place. */
const inHome = (read: (root: HTMLElement) => string): Promise<string> =>
  homeFrame()
    .contentFrame()
    .locator('html')
    .evaluate(read)
    .catch(() => '');
const accent = () => inHome((root) => getComputedStyle(root).getPropertyValue('--color-accent'));
const sent = async () => (await askSite(addressOf(slug, '/'))).body;

describe.each(Object.entries({ 'a phone': phone, 'a tablet': tablet, 'a wide screen': desktop }))(
  'The look of a site on %s',
  (_, viewport) => {
    test('is tried on, seen by nobody before it is published, and then by all', async () => {
      await open(viewport);
      await homeIsThere();
      await choose(/^Poster/, texts.looks.heading);
      await expect.poll(() => inHome((root) => String(root.dataset['look']))).toBe('poster');
      await choose('Harbour', texts.colors.ready);
      await expect.poll(accent).toBe('#0f5a83');
      await isSaved();
      await expect.poll(sent).not.toContain('data-look="poster"');
      await expectGood(page, troubles);
      await page.getByRole('button', { name: partTexts.publish, exact: true }).click();
      await page.getByText(partTexts.published, { exact: true }).waitFor();
      await expect.poll(sent).toContain('data-look="poster"');
      await expect.poll(sent).toContain('#0f5a83');
    });
  },
);

describe('The controls of a look', () => {
  test('change the page with each step, before anything is saved', async () => {
    await open(desktop);
    await homeIsThere();
    const before = await accent();
    await page.getByRole('button', { name: /^Accent/ }).click();
    const hue = page.getByRole('slider', { name: 'Accent, Hue' });
    await hue.focus();
    await page.keyboard.press('End');
    await expect.poll(accent).not.toBe(before);
    const tried = await accent();
    await page.keyboard.press('Control+z');
    await expect.poll(accent).toBe(before);
    await expect.poll(() => hue.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(accent).toBe(tried);
    await page.getByRole('button', { name: texts.preview.schemes.dark }).click();
    const scheme = () => inHome(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(scheme).not.toBe('rgb(255, 255, 255)');
    await expectGood(page, troubles);
  });

  test('set titles in another typeface, which the page loads', async () => {
    await open(desktop);
    await homeIsThere();
    await choose('Futura', texts.type.titles);
    const family = () => inHome(() => getComputedStyle(document.querySelector('h1')!).fontFamily);
    await expect.poll(family).toContain('Jost');
    await expect
      .poll(() => inHome(() => String(document.fonts.check('700 20px Jost'))))
      .toBe('true');
    await expectGood(page, troubles);
  });

  test('tell a fault of custom CSS at its line and show what is right', async () => {
    await open(desktop);
    await homeIsThere();
    await page
      .getByRole('textbox', { name: texts.css.label })
      .fill('body { letter-spacing: 3px }\n@import "x";');
    await page.getByRole('button', { name: texts.css.at(2, 1) }).waitFor();
    await expect
      .poll(() => inHome(() => getComputedStyle(document.body).letterSpacing))
      .toBe('3px');
    await expectGood(page, troubles);
  });

  test('make logo and icon of one picture, and bring both back by undo', async () => {
    await open(desktop);
    await homeIsThere();
    await page
      .locator('[data-field="logoId"] input[type="file"]')
      .first()
      .setInputFiles(await aPhoto('logo.jpg'));
    await page.getByText(texts.marks.iconOfLogo).waitFor();
    await isSaved();
    await expect
      .poll(() => inHome(() => String(document.querySelectorAll('.site-logo img').length > 0)))
      .toBe('true');
    await expectGood(page, troubles);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByText(texts.marks.iconHint).waitFor();
    await isSaved();
  });
});
