import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findBarriers } from '../../checks/accessibility.ts';
import { focusNotice } from '../../cooks/notices.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `overview-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const made = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
const tablet = { width: 768, height: 1024 };
let cook: Person;
let page: Page;
let troubles: string[];

const create = async (title: string, recipeSlug: string) =>
  made.parse(await callAs(cook, `POST ${manage}/recipes`, { title, slug: recipeSlug })).recipe.id;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
  await create('Rye Loaf', 'rye-loaf');
  const tart = await create('Lemon Tart', 'lemon-tart');
  await callAs(cook, `POST ${manage}/recipes/${tart}/publish`);
  const reader = await somebodyOn(slug, 'Bo');
  const site = `/api/v1/site/${slug}`;
  await callAs(reader, `POST ${site}/bookmarks`, { recipeId: tart });
  await callAs(reader, `POST ${site}/comments`, {
    recipeId: tart,
    parentId: null,
    content: 'Sharp and lovely.',
  });
});
afterEach(() => page.context().close());

const open = async (path: string, options: object) => {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), ...options };
  ({ page, troubles } = await browser.open(onPlatform(path), given));
};

/** Nothing stands out, nothing keeps anybody out. */
async function expectSound(): Promise<void> {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const screens = { 'a phone': phone, 'a tablet': tablet, 'a wide screen': desktop };

describe.each(Object.entries(screens))('The kitchen of a new site on %s', (_, viewport) => {
  test.each(['light', 'dark'] as const)('opens with what waits, %s', async (colorScheme) => {
    await open(`/kitchen/${slug}`, { viewport, colorScheme });
    await heading('Overview').waitFor();
    await page.getByRole('link', { name: '1 draft' }).waitFor();
    await page.getByText('Sharp and lovely.').waitFor();
    await heading('First steps').waitFor();
    await page.getByText('1 save', { exact: true }).first().waitFor();
    await expectSound();
    await page.goto(onPlatform(`/kitchen/${slug}/plans`));
    await heading('Plans').waitFor();
    await heading('Being paid').waitFor();
    await page.getByText('This platform takes no payments.').waitFor();
    await expectSound();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});

describe('Overview by keys alone', () => {
  test('changes the period, opens the numbers, puts first steps away and brings them back', async () => {
    await open(`/kitchen/${slug}/overview`, { viewport: desktop });
    await page.getByRole('radio', { name: '30 days' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).search).toBe('?days=90');
    await page.getByText('Show the numbers').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('row').count()).toBe(31);
    await page.getByRole('button', { name: 'Put away' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => heading('First steps').count()).toBe(0);
    await focusNotice(page);
    await page.keyboard.press('Enter');
    await heading('First steps').waitFor();
    await page.getByRole('link', { name: '1 draft' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/recipes\?state=draft$/);
    await page.getByText('Rye Loaf').first().waitFor();
  });
});

describe('Plans', () => {
  test('are priced and offered, and visitors choose among them', async () => {
    await open(`/kitchen/${slug}/plans`, { viewport: phone });
    await page.getByRole('textbox', { name: 'A month' }).fill('5');
    await page.getByRole('textbox', { name: 'A year' }).fill('50');
    await page.getByText('Save $10').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Visitors see the new prices in a moment.').waitFor();
    await page.getByRole('button', { name: 'Offer plans' }).click();
    await page.getByText('Full Access waits until you can be paid.').waitFor();
    const visit = await page.context().newPage();
    await expect
      .poll(async () => {
        await visit.goto(addressOf(slug, '/subscribe'));
        return visit.getByText('Save $10').count();
      })
      .toBe(1);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
