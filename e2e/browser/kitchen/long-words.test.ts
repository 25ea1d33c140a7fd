import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `words-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const made = z.looseObject({ id: z.string() });
const own = () => crypto.randomUUID();

/** As many letters as fit, and no place to break them. */
const word = (length = 255) => 'W'.repeat(length);
const text = () => paragraphsFromText(word(2000));

let cook: Person;
let recipeId: string;
let page: Page;
let troubles: string[];

const recipe = (title: string, tagId: string) => ({
  title,
  slug: 'w'.repeat(100),
  description: text(),
  storyExcerpt: text(),
  storyMore: text(),
  note: text(),
  keywords: [word()],
  tagIds: [tagId],
  customTimeLabel: word(),
  customTimeMinutes: 20,
  yieldServings: 4,
  servingDescription: word(),
  ingredientUsageGroups: [
    {
      id: own(),
      title: word(),
      note: text(),
      ingredientUsages: [
        { id: own(), quantityMin: 2, ingredientTitleOverride: word(), note: word() },
        { id: own(), ingredientTitleOverride: word(), writtenAs: word() },
      ],
    },
  ],
  instructionGroups: [
    {
      id: own(),
      title: word(),
      note: text(),
      instructions: [{ id: own(), content: text(), note: text(), timerMinutes: 5 }],
    },
  ],
});

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ida');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: word(), slug });
  const term = { kind: 'tag', title: word(), slug: 'w'.repeat(100) };
  const tag = z.object({ term: made }).parse(await callAs(cook, `POST ${manage}/terms`, term)).term;
  const first = await callAs(cook, `POST ${manage}/recipes`, recipe(word(), tag.id));
  recipeId = z.looseObject({ recipe: made }).parse(first).recipe.id;
  const path = `${manage}/recipes/${recipeId}`;
  await callAs(cook, `POST ${path}/publish`, {});
  await callAs(cook, `POST ${path}/revisions`, { name: word() });
  await callAs(cook, `PUT ${path}`, recipe(`V${word(254)}`, tag.id));
  const collection = { title: word(), slug: 'w'.repeat(100), recipeIds: [recipeId] };
  await callAs(cook, `POST ${manage}/collections`, collection);
});
afterEach(() => page.context().close());

const screens: [name: string, path: () => string, seen: RegExp][] = [
  ['the editor', () => `recipes/${recipeId}`, /^Description$/],
  ['the history', () => `recipes/${recipeId}/history`, /^Named and published$/],
  ['a version', () => `recipes/${recipeId}/history?version=now`, /^Name this version$/],
  ['the list', () => 'recipes', /^New recipe$/],
  ['the publishing', () => 'builds', /^Publishing$/],
];

describe.each(Object.entries({ 'a phone': phone, 'a wide screen': desktop }))(
  'Words that no line holds, on %s',
  (_, viewport) => {
    test.each(screens)('leave %s within its screen', async (_name, path, seen) => {
      const given = { ...platformBrowserOf(cook), reducedMotion: 'reduce' as const, viewport };
      const address = `/kitchen/${slug}/${path()}`;
      ({ page, troubles } = await browser.open(onPlatform(address), given));
      await page.getByText(seen).filter({ visible: true }).first().waitFor();
      await page
        .getByText(/W{50}|V{1}W{50}/)
        .first()
        .waitFor();
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      expect(kitchenTroubles(troubles)).toEqual([]);
    });
  },
);
