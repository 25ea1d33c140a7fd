import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
});
afterEach(() => page.context().close());

type Units = { units: { id: string; slug: string }[] };
type Made = { recipe: { id: string } };

/** A site with a published recipe of spoons, cans and millilitres. */
async function aSite(slug: string): Promise<void> {
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
  const manage = `/api/v1/manage/${slug}`;
  const { units } = (await callAs(cook, `GET ${manage}/globals`)) as Units;
  const line = (unit: string, quantityMin: number, ingredientTitleOverride: string) => ({
    id: crypto.randomUUID(),
    quantityMin,
    unitId: units.find((each) => each.slug === unit)?.id,
    ingredientTitleOverride,
  });
  const ingredientUsages = [
    line('tablespoon', 2, 'sugar'),
    line('can', 3, 'beans'),
    line('milliliter', 30, 'milk'),
  ];
  const group = { id: crypto.randomUUID(), title: 'All', ingredientUsages };
  const recipe = { title: 'Beans', slug: 'beans', ingredientUsageGroups: [group] };
  const made = (await callAs(cook, `POST ${manage}/recipes`, recipe)) as Made;
  await callAs(cook, `POST ${manage}/recipes/${made.recipe.id}/publish`, {});
}

const row = (name: string) =>
  page.locator('.entry-line').filter({ has: page.getByText(name, { exact: true }) });
const expectGood = async () => {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
};
/** What the published page says, also where it was not asked for again since. */
const expectPage = async (slug: string, ...lines: string[]) => {
  for (const line of lines) {
    await expect
      .poll(async () => {
        await page.goto(addressOf(slug, '/recipes/beans'));
        return page.getByRole('main').textContent();
      })
      .toContain(line);
  }
};

const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('The units of a cook on %s', (_, viewport) => {
  const openUnit = async (slug: string, name: string) => {
    await page.goto(onPlatform(`/kitchen/${slug}/units?search=${encodeURIComponent(name)}`));
    await row(name).click();
  };

  test('are renamed and merged, pages follow, and come back', async () => {
    const slug = `units-${viewport.width}-${crypto.randomUUID().slice(0, 8)}`;
    await aSite(slug);
    const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), viewport };
    ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/units`), given));
    await openUnit(slug, 'tablespoon');
    await page.getByLabel('Name', { exact: true }).fill('big spoon');
    await page.getByLabel('Name of several').focus();
    await page.getByText('“tablespoon” is “big spoon” now').waitFor();
    await page.getByText('1 big spoon, 2 big spoons').waitFor();
    await expectGood();
    await openUnit(slug, 'can');
    await page.getByLabel('Name', { exact: true }).fill('tin');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Merge into “tin”' }).click();
    await page.getByText('“can” is now “tin”: 1 recipe followed').waitFor();
    await expectGood();
    await expectPage(slug, '2 big spoons', '3 tins');
    // The site shows US measures: 30 ml of milk were converted.
    await page
      .getByRole('main')
      .getByText(/2 big spoons\s*milk/)
      .first()
      .waitFor();
    await openUnit(slug, 'tin');
    await page.getByRole('button', { name: 'Take out again: “can”' }).click();
    await page.getByText('“can” is one of its own again').waitFor();
    await openUnit(slug, 'big spoon');
    await page.getByRole('button', { name: 'Usually “tablespoon”. Take it' }).click();
    await page.getByText('“big spoon” is “tablespoon” now').waitFor();
    await expectPage(slug, '2 tablespoons', '3 cans');
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
