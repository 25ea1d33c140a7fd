import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  expectGood,
  headingsOf,
  ingredientLine,
  stepText,
  understood,
} from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `import-${crypto.randomUUID().slice(0, 8)}`;

const mail = `Hi love, here is the recipe you asked for, hope all is well

Nan's seed cake

The one she made on Sundays.

Serves: 8
Prep time: 20 minutes
Baking time: 1 hour 10 minutes

Ingredients (for one tin)
For the cake
225 g butter, softened
1/2 tsp caraway seeds
4 eggs
For the top:
1 tbsp demerara sugar

Method
1. Cream the butter and the sugar until they are pale, which takes 5 minutes.
2. Bake for 1 hour at 180 °C.

Tips
Better the next day.

Love, Mum
Sent from my phone`;

const blogPage = `<!doctype html><html lang="en"><head><title>Rye buns – Pies</title>
<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Rye buns',
  recipeYield: ['12', '12 buns'],
  prepTime: 'PT25M',
  recipeIngredient: ['2 cups rye flour', '1 tsp salt'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Bake for 20 minutes.' }],
})}</script></head><body><p>A story of buns.</p></body></html>`;

const screens = { 'a phone': phone, 'a wide screen': desktop };
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Nell');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Moved In', slug });
});
afterEach(() => page.context().close());

async function openImport(viewport: typeof phone): Promise<void> {
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/recipes`), options));
  await page.getByRole('link', { name: 'Import a recipe' }).click();
  await source().waitFor();
}
const source = () => page.getByRole('textbox', { name: 'The recipe, or where it is' });
const inFocus = () => page.evaluate(() => document.activeElement?.textContent);
const found = () => page.getByRole('region', { name: 'What was understood' });

describe.each(Object.entries(screens))('A recipe from elsewhere on %s', (_, viewport) => {
  test('is read from a mail by the keyboard alone, and becomes a draft', async () => {
    await openImport(viewport);
    await source().fill(mail);
    await source().press('Control+Enter');
    await expect.poll(() => found().innerText()).toContain('It was read from words.');
    const left = found().locator('section', { hasText: 'Not part of the draft' });
    await expect.poll(() => left.innerText()).toContain('Love, Mum\nSent from my phone');
    const parts = () =>
      found()
        .innerText()
        .then((text) => text.split('Sent from my phone').length);
    await expect.poll(parts).toBe(2);
    await expectGood(page, troubles);
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toBe("Nan's seed cake");
    await expect.poll(() => headingsOf(page)).toEqual(['For the cake', 'For the top']);
    await expect
      .poll(() => understood(page, '225 g butter, softened'))
      .toEqual(['Amount: 225', 'Unit: grams', 'Ingredient: butter', 'Preparation: softened']);
    await expect.poll(() => ingredientLine(page, 1).first().inputValue()).toContain('225 g');
    await expect.poll(() => stepText(page, 2).innerText()).toContain('Bake for 1 hour at 180');
  });

  test('is read from a saved page, exactly where the page says it', async () => {
    await openImport(viewport);
    const file = join(tmpdir(), `${slug}.html`);
    writeFileSync(file, blogPage);
    await page.getByLabel('Choose files').setInputFiles(file);
    await expect
      .poll(() => found().innerText())
      .toContain('All of it is exactly as the source says it.');
    await expect.poll(() => found().innerText()).toContain('12 buns');
    await page.getByRole('button', { name: 'Make a draft of it' }).click();
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toBe('Rye buns');
  });

  test('leads the keyboard to the draft, and back into the field', async () => {
    await openImport(viewport);
    await source().fill(mail);
    await source().press('Control+Enter');
    await expect.poll(() => inFocus()).toBe('What was understood');
    await page.keyboard.press('Tab');
    await expect.poll(() => inFocus()).toContain('Make a draft of it');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => source().evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => source().inputValue()).toBe(mail);
  });

  test('stays in the field where nothing can be read of it, with the reason', async () => {
    await openImport(viewport);
    const read = page.getByRole('button', { name: 'Read it' });
    await read.click();
    await page.getByText('Paste something first.').waitFor();
    await source().fill('http://169.254.169.254/latest/');
    await read.click();
    await page.getByText('No site answers at this address. Check it for typing mistakes').waitFor();
    await expect.poll(() => source().inputValue()).toBe('http://169.254.169.254/latest/');
    await source().fill('Dear Nell, see you on Sunday.');
    await read.click();
    await page.getByText('No recipe was found in this.').waitFor();
    await page.context().setOffline(true);
    await read.click();
    await page
      .getByText(/connection|went wrong/i)
      .first()
      .waitFor();
    await expect.poll(() => source().inputValue()).toBe('Dear Nell, see you on Sunday.');
  });
});

describe('Where a recipe was read, on a phone', () => {
  test('is one press away from what was understood, and the draft from both', async () => {
    await openImport(phone);
    await source().fill(mail);
    await source().press('Control+Enter');
    await found().getByText('225 g butter, softened').waitFor();
    const read = page.getByRole('region', { name: 'Where it was read' });
    await expect.poll(() => read.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Source', exact: true }).click();
    await read.getByText('225 g butter, softened').waitFor();
    await expectGood(page, troubles);
    await page.getByRole('button', { name: 'Understood', exact: true }).click();
    await found().getByText('225 g butter, softened').waitFor();
    await page.getByRole('button', { name: 'Source', exact: true }).click();
    await page.getByRole('button', { name: 'Make a draft of it' }).click();
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toBe("Nan's seed cake");
  });
});
