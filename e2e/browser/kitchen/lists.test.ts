import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `pantry-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
let cook: Person;
let page: Page;
let troubles: string[];

type Made = { ingredient: { id: string }; recipe: { id: string } };

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
});
afterEach(() => page.context().close());

/** Two spellings, and a published recipe for one of them. */
async function aPantry(mark: string): Promise<void> {
  const add = async (title: string) =>
    ((await callAs(cook, `POST ${manage}/ingredients`, { title })) as Made).ingredient.id;
  await add(`spring onion ${mark}`);
  const ingredientId = await add(`scallion ${mark}`);
  const ingredientUsages = [{ id: crypto.randomUUID(), quantityMin: 2, ingredientId }];
  const group = { id: crypto.randomUUID(), title: 'All', ingredientUsages };
  const recipe = {
    title: `Pancakes ${mark}`,
    slug: `pancakes-${mark}`,
    ingredientUsageGroups: [group],
  };
  const made = (await callAs(cook, `POST ${manage}/recipes`, recipe)) as Made;
  await callAs(cook, `POST ${manage}/recipes/${made.recipe.id}/publish`, {});
}

const open = async (list: string, options: object) => {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), ...options };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/${list}`), given));
};
const expectGood = async () => {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
};
/** What the published recipe says now, at its own address. */
const shownIn = async (mark: string): Promise<string> => {
  const path = `/api/v1/site/${slug}/recipes/pancakes-${mark}`;
  const answer = (await callAs(cook, `GET ${path}`)) as {
    recipe: { ingredientUsageGroups: { ingredientUsages: { ingredient: { title: string } }[] }[] };
  };
  return answer.recipe.ingredientUsageGroups[0]?.ingredientUsages[0]?.ingredient.title ?? '';
};

const screens = {
  'a phone, in the dark': [phone, 'dark'],
  'a tablet': [{ width: 768, height: 1024 }, 'light'],
  'a wide screen': [desktop, 'light'],
} as const;

describe.each(Object.entries(screens))('The pantry on %s', (_, [viewport, colorScheme]) => {
  const mark = `of ${viewport.width}`;
  const slugMark = `of-${viewport.width}`;

  test('merges two names by keys, recipes follow, and takes them apart again', async () => {
    await aPantry(slugMark);
    await open('ingredients', { viewport, colorScheme });
    const [scallion, spring] = [`scallion ${slugMark}`, `spring onion ${slugMark}`];
    const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    await row(scallion).focus();
    await expectGood();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Pancakes ${slugMark}` }).waitFor();
    await expectGood();
    await page.getByRole('button', { name: 'Merge into…' }).click();
    await page.keyboard.type('spring onion of');
    await page.getByRole('option', { name: spring }).click();
    await expectGood();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByText(`“${scallion}” is now “${spring}”: 1 recipe followed`).waitFor();
    await expect.poll(() => shownIn(slugMark)).toBe(spring);
    await page.getByRole('button', { name: `Take out again: “${scallion}”` }).click();
    await page.getByText(`“${scallion}” is one of its own again`).waitFor();
    await expect.poll(() => shownIn(slugMark)).toBe(scallion);
    await expectGood();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('keeps weights, links, labels, and shows units', async () => {
    await open('ingredients?order=most-used', { viewport, colorScheme });
    await page.getByRole('button', { name: 'New ingredient' }).click();
    await page.getByLabel('Name', { exact: true }).fill(`rye flour ${mark}`);
    await page.keyboard.press('Enter');
    await page.getByLabel('A cup weighs, in grams').fill('102');
    await page.getByLabel('Link').fill('https://mill.example/rye');
    await page.getByText(`rye flour ${mark} was changed in all recipes`).first().waitFor();
    await page.getByText('0.43 g per millilitre').waitFor();
    await page.keyboard.press('Tab');
    await expectGood();
    await page.goto(onPlatform(`/kitchen/${slug}/units`));
    await page.getByRole('searchbox').fill('cup');
    await page.getByRole('button', { name: /^cup/ }).click();
    await page.getByText('is 236.59 ml').waitFor();
    await expectGood();
    await page.goto(onPlatform(`/kitchen/${slug}/terms`));
    await page.getByRole('button', { name: 'New label' }).click();
    await page.getByLabel('Name', { exact: true }).fill(`Autumn ${mark}`);
    await page.getByLabel('Kind').selectOption('tag');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Word in addresses').waitFor();
    await expectGood();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
