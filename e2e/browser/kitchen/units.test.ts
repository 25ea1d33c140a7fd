import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import { findBarriers, findEqualNames } from '../../checks/accessibility.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
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

/** A site of the cook's with a published recipe of two cans of beans. */
async function aSiteWithCans() {
  const slug = `units-${crypto.randomUUID().slice(0, 8)}`;
  const manage = `/api/v1/manage/${slug}`;
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
  const { units } = (await callAs(cook, `GET ${manage}/globals`)) as GlobalsAnswer;
  const unitId = units.find((unit) => unit.slug === 'can')?.id;
  const usage = {
    id: crypto.randomUUID(),
    quantityMin: 2,
    unitId,
    ingredientTitleOverride: 'beans',
    writtenAs: '2 cans beans',
  };
  const group = { id: crypto.randomUUID(), title: 'All', ingredientUsages: [usage] };
  const recipe = { title: 'Beans', slug: 'beans', ingredientUsageGroups: [group] };
  const made = (await callAs(cook, `POST ${manage}/recipes`, recipe)) as { recipe: { id: string } };
  await callAs(cook, `POST ${manage}/recipes/${made.recipe.id}/publish`, {});
  return { slug, recipeId: made.recipe.id };
}

const expectGood = async () => {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => findEqualNames(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
};

/** What a visitor reads in the recipe and what its cook reads in the editor. */
function readersOf({ slug, recipeId }: { slug: string; recipeId: string }) {
  const context = page.context();
  const read = async (address: string, selector: string, said: string) => {
    const other = await context.newPage();
    const shown = async () => {
      await other.goto(address);
      const text = await other.locator(selector).first().innerText();
      // An amount is not broken from its unit.
      return text.replaceAll(/\s+/g, ' ');
    };
    await expect.poll(shown).toContain(said);
    await other.close();
  };
  return async (said: string) => {
    await read(addressOf(slug, '/recipes/beans'), 'main', said);
    await read(
      onPlatform(`/kitchen/${slug}/recipes/${recipeId}`),
      '.ingredient-parts',
      said.replace('2 ', ''),
    );
  };
}

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
const name = () => page.getByLabel('Name', { exact: true });

const screens = {
  'a phone': { viewport: phone, leavePanel: () => page.keyboard.press('Escape') },
  'a wide screen': { viewport: desktop, leavePanel: () => row('crock').focus() },
};

describe.each(Object.entries(screens))('Units on %s', (_, { viewport, leavePanel }) => {
  test('are renamed, merged and taken apart, and recipes follow each time', async () => {
    const site = await aSiteWithCans();
    const address = onPlatform(`/kitchen/${site.slug}/units`);
    const given = { viewport, reducedMotion: 'reduce' as const, ...platformBrowserOf(cook) };
    ({ page, troubles } = await browser.open(address, given));
    const expectSaid = readersOf(site);
    await row('can').click();
    await page.getByRole('link', { name: 'Beans' }).waitFor();
    await expectGood();
    await name().fill('crock');
    await page.keyboard.press('Enter');
    await page.getByText('“can” is “crock” now').waitFor();
    await expectSaid('2 crocks');
    await leavePanel();
    await page.keyboard.press('Control+z');
    await row('can').waitFor();
    await expectSaid('2 cans');

    await row('can').click();
    await page.getByRole('button', { name: 'Merge into…' }).click();
    await page.keyboard.type('tin');
    await page.getByRole('option', { name: 'tin', exact: false }).first().click();
    await expectGood();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByText('“can” is now “tin”: 1 recipe followed').waitFor();
    await expectSaid('2 tins');
    await page.getByRole('button', { name: 'Take out again: “can”' }).click();
    await page.getByText('“can” is one of its own again').waitFor();
    await expectSaid('2 cans');
    await expectGood();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
