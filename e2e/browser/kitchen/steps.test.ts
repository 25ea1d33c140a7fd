import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `steps-${crypto.randomUUID().slice(0, 8)}`;
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Rye & Co', slug });
});
afterEach(() => page.context().close());

const textOf = (at: number) => page.getByRole('textbox', { name: `Step ${at}`, exact: true });
const step = (at: number) => page.locator('.step').nth(at - 1);
const saved = () => page.getByText('Saved', { exact: true });
const stepTexts = () => page.locator('.step-text [role="textbox"]').allInnerTexts();
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function openRecipe(viewport: typeof phone): Promise<void> {
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/recipes`), options));
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill(`Rye loaf ${crypto.randomUUID()}`);
  await page.getByRole('combobox', { name: 'Ingredient 1' }).click();
  await page.keyboard.type('2 cups rye flour, sifted');
  await textOf(1).click();
  for (const line of ['Knead the rye flour.', 'Rest it.', 'Bake it.']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Backspace');
  await saved().waitFor();
}

/** What the page looks like is a picture like any other. */
async function aPicture(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
}

const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('A step on %s', (_, viewport) => {
  test('has pictures and a note, which stay', async () => {
    await openRecipe(viewport);
    await textOf(2).click();
    const pictures = [await aPicture('a.jpg'), await aPicture('b.jpg')];
    await step(2).getByLabel('Add pictures').setInputFiles(pictures);
    await step(2).getByRole('button', { name: 'Edit picture 2 of 2' }).waitFor();
    await step(2).getByRole('button', { name: 'Add a note' }).click();
    await page.keyboard.type('Under a cloth.');
    await saved().waitFor();
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.reload();
    await step(2).getByRole('button', { name: 'Edit picture 2 of 2' }).waitFor();
    const note = page.getByLabel('Note of step 2');
    await expect.poll(() => note.innerText()).toBe('Under a cloth.');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('stands in a group with a note, as ingredients do, which stays and is undone', async () => {
    await openRecipe(viewport);
    await page.getByRole('button', { name: 'Add a heading' }).click();
    await page.keyboard.type('Cool it.');
    const ingredients = page.getByRole('region', { name: 'Ingredients' }).first();
    await ingredients.getByRole('button', { name: /^Add a note to/ }).click();
    await page.keyboard.type('Everything at room temperature.');
    await page.getByRole('button', { name: 'Add a note to “Steps”' }).last().click();
    await page.keyboard.type('The day before.');
    await saved().waitFor();
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.reload();
    const ofSteps = page.getByRole('textbox', { name: 'Note of “Steps”' });
    const ofIngredients = page.getByRole('textbox', { name: 'Note of “Ingredients”' });
    await expect.poll(() => ofSteps.innerText()).toBe('The day before.');
    await expect.poll(() => ofIngredients.innerText()).toBe('Everything at room temperature.');
    await ofSteps.press('End');
    await page.keyboard.type(' Or two.');
    await page.getByLabel('Title', { exact: true }).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(focused).toBe('Note of “Steps”');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('has the caret back where undo and redo changed it', async () => {
    await openRecipe(viewport);
    await textOf(1).click();
    await page.keyboard.press('End');
    await page.keyboard.type('Slowly.');
    await expect.poll(() => textOf(1).innerText()).toBe('Knead the rye flour.Slowly.');
    await page.getByLabel('Title', { exact: true }).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(1).innerText()).toBe('Knead the rye flour.');
    await expect.poll(focused).toBe('Step 1');
    await page.keyboard.type(' Well.');
    await expect.poll(() => textOf(1).innerText()).toBe('Knead the rye flour. Well.');
  });
});

describe('Steps', () => {
  test('are dragged by their handles with the mouse, and that is undone', async () => {
    await openRecipe(desktop);
    await step(2).scrollIntoViewIfNeeded();
    const from = (await step(1).locator('.step-handle').boundingBox())!;
    const to = (await step(3).boundingBox())!;
    await page.mouse.move(from.x + 6, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 6, from.y + 40, { steps: 4 });
    await page.mouse.move(from.x + 6, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect.poll(stepTexts).toEqual(['Rest it.', 'Bake it.', 'Knead the rye flour.']);
    await textOf(1).press('Control+z');
    await expect.poll(stepTexts).toEqual(['Knead the rye flour.', 'Rest it.', 'Bake it.']);
  });

  test('go to another group by their menu, and the focus with them', async () => {
    await openRecipe(desktop);
    await page.getByRole('button', { name: 'Add a heading' }).click();
    // What is typed before the new step has the focus goes nowhere.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('textbox');
    await page.keyboard.type('Brush it.');
    await page.getByRole('button', { name: 'More for step 3' }).click();
    await page.getByRole('menuitem', { name: /^Move to/ }).click();
    const texts = ['Knead the rye flour.', 'Rest it.', 'Brush it.', 'Bake it.'];
    await expect.poll(stepTexts).toEqual(texts);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Bake it.');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});

describe('An ingredient line', () => {
  test('is corrected by a word, converted, and tells what a cup weighs', async () => {
    await openRecipe(desktop);
    await page.locator('[data-part="ingredient"] [data-word]').first().click();
    await page.getByRole('button', { name: 'Keep “rye flour” among your ingredients' }).click();
    await page.getByLabel('A cup weighs, in grams').fill('110');
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('rye flour was changed in all recipes').waitFor();
    await page.getByRole('button', { name: 'More for rye flour' }).click();
    await page.getByRole('menuitem', { name: 'Convert to metric' }).click();
    const line = page.getByRole('combobox', { name: 'Ingredient 1' });
    await expect.poll(() => line.inputValue()).toBe('220 grams rye flour, sifted');
    await page.keyboard.press('Control+z');
    await expect.poll(() => line.inputValue()).toBe('2 cups rye flour, sifted');
    await page.locator('[data-part="preparation"] [data-word]').click();
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await page.getByRole('button', { name: 'Note: sifted. Correct' }).waitFor();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
