import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import {
  expectGood,
  headingsOf,
  ingredientLine,
  stepText,
  typeLines,
  understood,
} from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `oma-${crypto.randomUUID().slice(0, 8)}`;
const card = [
  'Teig (für eine Springform Ø 26 cm):',
  '250–300 g Mehl, gesiebt',
  '1 ½ TL Backpulver',
  '1 Prise Salz',
  'FÜLLUNG',
  '2 EL Zucker',
];
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Oma');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'From Oma', slug });
});
afterEach(() => page.context().close());

const title = () => page.getByLabel('Title', { exact: true });
const saved = () => page.getByText('Saved', { exact: true });

async function begin(viewport: typeof phone, name: string): Promise<void> {
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/recipes`), options));
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  await title().fill(name);
}

describe.each([
  ['a phone', phone],
  ['a wide screen', desktop],
])('A cook who writes German on an English site, on %s', (_, viewport) => {
  test('types lines that are read in German, and is offered its times', async () => {
    await begin(viewport, 'Apfelkuchen');
    await ingredientLine(page, 1).click();
    await typeLines(page, card);
    await page.getByText(texts.readIn('German')).waitFor();
    await expect
      .poll(() => headingsOf(page))
      .toEqual(['Teig (für eine Springform Ø 26 cm)', 'FÜLLUNG']);
    await expect
      .poll(() => understood(page, '1 ½ TL Backpulver'))
      .toEqual(['Amount: 1½', 'Unit: TL', 'Ingredient: Backpulver']);
    await stepText(page, 1).click();
    await page.keyboard.type('Den Teig 30 Minuten ruhen lassen');
    await page.getByRole('button', { name: 'Timer of 30 min' }).waitFor();
    await saved().waitFor();
    await expectGood(page, troubles);
  });
});

describe('A second recipe of one name', () => {
  test('is saved at an address of its own, whatever is known when it is typed', async () => {
    await begin(desktop, 'Zwetschgendatschi');
    await saved().waitFor();
    await page.context().close();
    await begin(desktop, 'Semmelknödel');
    // Another tab has made it since, and this one does not know.
    await page.route('**/recipe-index*', (route) => route.abort());
    await page.reload();
    await title().fill('Zwetschgendatschi');
    await saved().waitFor();
    await expect
      .poll(() => page.getByLabel('Address', { exact: true }).inputValue())
      .toBe('zwetschgendatschi-2');
  });
});
