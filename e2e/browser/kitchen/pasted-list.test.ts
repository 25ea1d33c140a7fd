import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import {
  expectGood,
  headingsOf,
  ingredientLine,
  pasteText,
  understood,
} from '../../cooks/writing.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `blog-${crypto.randomUUID().slice(0, 8)}`;

const english = `
For the brine:
▢ 400 grams water
▢ 1 cup white vinegar (distilled)
▢ 80 g / 3 oz sugar
▢ 2 tbsp pickling salt
▢ 1 sprig fresh oregano
▢ 4 peppercorns
▢ ¼ teaspoon dried thyme
▢ 1 jalapeño (cut in half)
▢ 4 sweet peppers (orange and red)
▢ 2 garlic cloves, crushed

For the carrots:
▢ 1 1/2 cups carrots, peeled
▢ 2 sprigs fresh thyme
▢ ½ lemon
▢ 3-4 bay leaves
▢ 1 pinch red pepper flakes
▢ 2 large eggs
▢ 1 (14 oz) can chickpeas
▢ salt and pepper, to taste

For the soup:
▢ 2 tbsp olive oil, plus more for serving
▢ 1 red onion, finely diced
▢ 1-2 tsp sugar
▢ 6 cups vegetable stock
▢ 1 lb potatoes, cubed
▢ 2 stalks celery
▢ a splash of milk
▢ juice of one lime
▢ 1 cup grated cheese
▢ 2 slices bread

To serve:
▢ 1 handful parsley, chopped
▢ 1 tsp black sesame
▢ 3 radishes
▢ 8 oz soft cheese
▢ 20 olives
▢ chilli oil, optional
▢ 1 loaf bread
▢ 2 limes`;
const german = `
Für den Teig:
300 g Mehl
½ TL Salz
1 gestrichener TL Backpulver
125 g Butter
1 Ei
3 EL Zucker
1 Prise Muskat
2-3 Zehen Knoblauch, fein gehackt
100 ml Sahne`;
const french = `
Pour la pâte :
250 g de farine
2 c. à soupe d'huile d'olive
1 pincée de sel
1 gousse d'ail
1 cuillère à café de cannelle
3 à 4 pommes, coupées en lamelles
20 cl de crème`;
const screens = { 'a phone': phone, 'a wide screen': desktop };
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Rosa');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'From the Blog', slug });
});
afterEach(() => page.context().close());

async function pasteInto(viewport: typeof phone, list: string): Promise<void> {
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/recipes`), options));
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  await page.keyboard.type(`Pasted ${crypto.randomUUID().slice(0, 8)}`);
  await ingredientLine(page, 1).click();
  await pasteText(page, list);
}
const saved = () => page.getByText('Saved', { exact: true });
const item = (line: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`input[value="${line}"]`) });
const partOf = (line: string, part: RegExp) => item(line).getByRole('button', { name: part });

describe.each(Object.entries(screens))('A list from a blog on %s', (_, viewport) => {
  test('of forty lines becomes groups and parts, and a wrong one is put right', async () => {
    await pasteInto(viewport, english);
    await expect
      .poll(() => headingsOf(page))
      .toEqual(['For the brine', 'For the carrots', 'For the soup', 'To serve']);
    await expect.poll(() => ingredientLine(page, 1).first().inputValue()).toBe('400 grams water');
    await expect
      .poll(() => understood(page, '3-4 bay leaves'))
      .toEqual(['Amount: 3–4', 'Ingredient: bay leaves']);
    await partOf('1 tsp black sesame', /^Ingredient/)
      .locator('[data-word]')
      .first()
      .click();
    await page.getByRole('button', { name: 'Preparation', exact: true }).click();
    await expect
      .poll(() => understood(page, '1 tsp black sesame'))
      .toEqual(['Amount: 1', 'Unit: teaspoon', 'Ingredient: sesame', 'Preparation: black']);
    await saved().waitFor();
    await expectGood(page, troubles);
    await page.reload();
    await expect.poll(() => understood(page, '1 tsp black sesame')).toContain('Preparation: black');
  });

  test('is read in its own language, German and French', async () => {
    await pasteInto(viewport, german);
    await page.getByText('The list was read in German, and so is the recipe now').waitFor();
    await expect.poll(() => headingsOf(page)).toEqual(['Für den Teig']);
    await expect
      .poll(() => understood(page, '3 EL Zucker'))
      .toEqual(['Amount: 3', 'Unit: EL', 'Ingredient: Zucker']);
    await saved().waitFor();
    await expectGood(page, troubles);
    await page.context().close();
    await pasteInto(viewport, french);
    await page.getByText('The list was read in French, and so is the recipe now').waitFor();
    await expect
      .poll(() => understood(page, "2 c. à soupe d'huile d'olive"))
      .toEqual(['Amount: 2', 'Unit: c. à soupe', "Ingredient: d'huile d'olive"]);
    await saved().waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Language' }).inputValue())
      .toBe('French');
  });
});
