import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findEqualNames } from '../../checks/accessibility.ts';
import { callAs, cookOf, type Person, platformBrowserOf } from '../../people.ts';
import { desktop, onPlatform, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const manage = '/api/v1/manage/hearth';
let cook: Person;
let page: Page;
let ids: { recipe: string; collection: string };

/** What files are called is the cook's: two of one name are two tiles of one name among the media. */
const screens = [
  'overview',
  'recipes',
  'recipes/{recipe}',
  'recipes/{recipe}/history',
  'collections',
  'collections/{collection}',
  'homepage',
  'about',
  'links',
  'events',
  'book',
  'press',
  'comments',
  'builds',
  'newsletters',
  'subscribers',
  'ingredients',
  'equipment',
  'terms',
  'units',
  'people',
  'settings',
  'settings/look',
  'settings/leaving',
  'plans',
  'payments',
  'deleted',
  'import',
  'addresses',
];

beforeAll(async () => {
  cook = await cookOf('hearth');
  type Listed = Record<'recipes' | 'collections', { id: string }[]>;
  const listed = async (list: keyof Listed) =>
    ((await callAs(cook, `GET ${manage}/${list}`)) as Listed)[list][0]?.id ?? '';
  ids = { recipe: await listed('recipes'), collection: await listed('collections') };
});
afterEach(() => page.context().close());

describe('What can be pressed or filled in', () => {
  test.each(screens)('has a name of its own in its group: %s', async (path) => {
    const address = path.replace('{recipe}', ids.recipe).replace('{collection}', ids.collection);
    const given = { viewport: desktop, ...platformBrowserOf(cook) };
    ({ page } = await browser.open(onPlatform(`/kitchen/hearth/${address}`), given));
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main button, main a').count()).toBeGreaterThan(0);
    await expect.poll(() => findEqualNames(page)).toEqual([]);
  });
});
