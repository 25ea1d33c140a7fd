import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { headingsOf, ingredientLine, pasteText, stepText } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `long-${crypto.randomUUID().slice(0, 8)}`;
const screens = { 'a phone': phone, 'a wide screen': desktop };
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Long Lists', slug });
});
afterEach(() => page.context().close());

async function openNew(viewport: typeof phone): Promise<void> {
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/recipes`), options));
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  await page.keyboard.type(`Long ${crypto.randomUUID().slice(0, 8)}`);
}

/** Reloads once it is saved: what is shown then is what the server has. */
async function reload(): Promise<void> {
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.getByLabel('Title', { exact: true }).waitFor();
}

const counted = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));
const lines = counted(120, (at) => `${at} g flour of mill ${at}`);
const list = ['For the dough:', ...lines.slice(0, 70), '', 'For the top:', ...lines.slice(70)];
const stepsOf = (count: number) => counted(count, (at) => `Stir the pot for the time ${at}.`);

const linesShown = () =>
  page
    .getByRole('combobox', { name: /^Ingredient \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    .then((values) => values.filter((value) => value !== ''));
const stepsShown = () => page.getByRole('textbox', { name: /^Step \d+$/ }).allInnerTexts();
const nameOfFocus = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

/** As a browser tells of a page from its clipboard. */
async function pastePage(html: string): Promise<void> {
  await page.evaluate((markup) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', markup);
    const inputType = 'insertFromPaste';
    const event = { dataTransfer, inputType, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new InputEvent('beforeinput', event));
  }, html);
}

describe.each(Object.entries(screens))('On %s', (_, viewport) => {
  test('a list of 120 lines is all there, and one types on at its end', async () => {
    await openNew(viewport);
    await ingredientLine(page, 1).click();
    await pasteText(page, list.join('\n'));
    await page.keyboard.type(', sifted');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1 pinch salt');
    const all = [...lines.slice(0, -1), `${lines.at(-1)}, sifted`, '1 pinch salt'];
    await expect.poll(linesShown).toEqual(all);
    await expect.poll(() => headingsOf(page)).toEqual(['For the dough', 'For the top']);
    await expect.poll(() => page.locator('input:focus').inputValue()).toBe('1 pinch salt');
    await reload();
    await expect.poll(linesShown).toEqual(all);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('a recipe of as many steps as there can be is all there, typed on while it is read', async () => {
    await openNew(viewport);
    await stepText(page, 1).click();
    const steps = stepsOf(recipeLimits.steps);
    await pasteText(page, steps.join('\n\n'));
    await page.keyboard.type(' Serve');
    const all = [...steps.slice(0, -1), `${steps.at(-1)} Serve`];
    await expect.poll(stepsShown).toEqual(all);
    await expect.poll(nameOfFocus).toBe(`Step ${recipeLimits.steps}`);
    await reload();
    await expect.poll(stepsShown).toEqual(all);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('steps of a page stand between the halves of the one they are pasted into', async () => {
    await openNew(viewport);
    await stepText(page, 1).click();
    await page.keyboard.type('Weigh. Eat.');
    for (let left = ' Eat.'.length; left > 0; left -= 1) await page.keyboard.press('ArrowLeft');
    const steps = stepsOf(100);
    await pastePage(steps.map((words) => `<p>${words}</p>`).join(''));
    await page.keyboard.type(' Rest');
    const all = ['Weigh.', ...steps.slice(0, -1), `${steps.at(-1)} Rest`, ' Eat.'];
    const trimmed = () => stepsShown().then((texts) => texts.map((each) => each.trim()));
    await expect.poll(trimmed).toEqual(all.map((each) => each.trim()));
    await expect.poll(nameOfFocus).toBe('Step 101');
    await reload();
    await expect.poll(trimmed).toEqual(all.map((each) => each.trim()));
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
