import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pasteText } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `long-${crypto.randomUUID().slice(0, 8)}`;
const lines = Array.from({ length: 150 }, (_, at) => `${at + 2} g spice of shelf ${at + 1}`);
const steps = Array.from({ length: 60 }, (_, at) => `Stir pot ${at + 1} until it is thick.`);
const screens = { 'a phone': phone, 'a wide screen': desktop };
let cook: Person;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ines');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Long lists', slug });
});

/** What is written in the field with the caret, and whether that field is seen. */
const here = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement!;
    const { top, bottom } = field.getBoundingClientRect();
    return {
      words: field instanceof HTMLInputElement ? field.value : field.textContent?.trim(),
      isSeen: top >= 0 && bottom <= innerHeight,
    };
  });

describe.each(Object.entries(screens))('After a long paste on %s', (_, viewport) => {
  test.each([
    ['ingredients', lines, (page: Page) => page.getByRole('combobox', { name: 'Ingredient 1' })],
    ['steps', steps, (page: Page) => page.getByRole('textbox', { name: 'Step 1', exact: true })],
  ])('of %s one goes on typing at its end', async (_what, pasted, field) => {
    // With motion, since a smooth scroll is what may lose the caret.
    const options = {
      ...platformBrowserOf(cook),
      viewport,
      reducedMotion: 'no-preference' as const,
    };
    const { page } = await browser.open(onPlatform(`/kitchen/${slug}/recipes`), options);
    await page.getByRole('button', { name: 'New recipe' }).first().click();
    await page.getByLabel('Title', { exact: true }).fill(`Long ${crypto.randomUUID()}`);
    await field(page).click();
    await pasteText(page, pasted.join('\n'));
    await expect.poll(() => here(page)).toEqual({ words: pasted.at(-1), isSeen: true });
    await page.keyboard.type(' Yes');
    await expect.poll(() => here(page)).toEqual({ words: `${pasted.at(-1)} Yes`, isSeen: true });
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => here(page)).toEqual({ words: `${pasted.at(-1)} Yes`, isSeen: true });
    await page.context().close();
  });
});
