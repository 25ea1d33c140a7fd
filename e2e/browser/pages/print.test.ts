import { beforeAll, describe, expect, test } from 'vitest';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { extremeSlug } from '../../sites/extreme-recipes.ts';
import { lettersOf, textOfSheets } from '../../facts/pdf-text.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const sixty = { site: extremeSlug, path: '/recipes/sixty-ingredients' };

describe.each([...fullRecipes, sixty])('$site $path on paper', ({ site, path }) => {
  let sheets: string[];
  let ingredients: string[];
  let steps: string[];

  beforeAll(async () => {
    const { page } = await browser.open(addressOf(site, path));
    await page.waitForLoadState('networkidle');
    const linesOf = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('listitem').allInnerTexts();
    ingredients = await linesOf('Ingredients');
    steps = await linesOf('Method');
    sheets = textOfSheets(await page.pdf({ format: 'A4' })).map(lettersOf);
    await page.context().close();
  });

  test('takes no more than three sheets, none of them empty', () => {
    expect(sheets.length).toBeLessThanOrEqual(3);
    expect(sheets.filter((sheet) => sheet.length < 40)).toEqual([]);
  });

  test('has every ingredient and every step', () => {
    const printed = sheets.join('');
    expect(ingredients.length + steps.length).toBeGreaterThan(5);
    // Of a timer the time is printed, without what its button is called.
    const lines = [...ingredients, ...steps].flatMap((text) =>
      text.split('\n').map((line) => line.replace(/^Start\stimer:/, '')),
    );
    expect(lines.filter((text) => !printed.includes(lettersOf(text)))).toEqual([]);
  });

  test('leaves out what only a screen is for', () => {
    const printed = sheets.join('');
    expect(printed).not.toContain('Search');
    expect(printed).not.toContain('Builtwith');
    expect(printed).not.toContain('Morerecipes');
    expect(printed).not.toContain('Giftthisrecipe');
  });

  test('says at its foot where it comes from', () => {
    expect(sheets.at(-1)).toContain(lettersOf(addressOf(site, path)));
  });
});
