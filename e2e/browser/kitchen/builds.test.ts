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
const slug = `builds-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
let cook: Person;
let page: Page;
let troubles: string[];

const made = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
const status = z.looseObject({ state: z.string() });

/** Publishes a recipe, and waits until visitors have it. */
async function publish(title: string, recipeSlug: string): Promise<void> {
  const { recipe } = made.parse(
    await callAs(cook, `POST ${manage}/recipes`, { title, slug: recipeSlug }),
  );
  await callAs(cook, `POST ${manage}/recipes/${recipe.id}/publish`);
  await isLive();
}

const isLive = () =>
  expect
    .poll(async () => status.parse(await callAs(cook, `GET ${manage}/build-status`)).state)
    .toBe('live');

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
});
afterEach(() => page.context().close());

const open = async (options: object) => {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), ...options };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/builds`), given));
};

/** What a visitor is answered, whom nobody watches here. */
async function statusOf(path: string): Promise<number | undefined> {
  const visit = await page.context().newPage();
  const answer = await visit.goto(addressOf(slug, path));
  await visit.close();
  return answer?.status();
}
const heading = () => page.getByRole('heading', { name: 'Publishing', exact: true });

const screens = { 'a phone, in the dark': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('The history of publishing on %s', (_, viewport) => {
  const [lemon, rye] = [`lemon-tart-${viewport.width}`, `rye-loaf-${viewport.width}`];
  const scheme = viewport === phone ? ('dark' as const) : ('light' as const);

  test('shows the site as it was, goes back to it and forward again', async () => {
    await publish(`Lemon Tart ${viewport.width}`, lemon);
    await publish(`Rye Loaf ${viewport.width}`, rye);
    await open({ viewport, colorScheme: scheme });
    await heading().waitFor();
    await page.getByText(`Lemon Tart ${viewport.width} published`).click();
    await page.getByText(`/recipes/${lemon}`).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);

    await page.getByRole('button', { name: 'Look at the site as it was' }).click();
    const frame = page.frameLocator('iframe');
    await frame
      .getByRole('link', { name: `Lemon Tart ${viewport.width}` })
      .first()
      .click();
    await page.getByText(`/recipes/${lemon}`, { exact: true }).last().waitFor();
    await frame.getByRole('heading', { level: 1, name: `Lemon Tart ${viewport.width}` }).waitFor();
    await expect.poll(() => frame.getByText(`Rye Loaf ${viewport.width}`).count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Go back to this…' }).click();
    await page.getByText('1 recipe leaves the site and stays a draft').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await page.getByRole('button', { name: 'Go back', exact: true }).click();
    await page.getByText(/^The site goes back to/).waitFor();
    // A notice that has the focus waits for its answer.
    await focusNotice(page);
    await expect.poll(() => statusOf(`/recipes/${rye}`)).toBe(404);
    await expect.poll(() => statusOf(`/recipes/${lemon}`)).toBe(200);

    await page.keyboard.press('Enter');
    await page.getByText('The site goes forward again.').waitFor();
    await expect.poll(() => statusOf(`/recipes/${rye}`)).toBe(200);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});

describe('The state of publishing', () => {
  test('stands on every screen, tells of what another tab publishes and leads to the history', async () => {
    await open({ viewport: desktop });
    await heading().waitFor();
    await publish('Fig Jam', 'fig-jam');
    await page.getByText('Fig Jam published').waitFor();
    await page.goto(onPlatform(`/kitchen/${slug}/recipes`));
    await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click();
    await heading().waitFor();
    const visit = page.getByRole('banner').getByRole('link', { name: 'Visit site' });
    await expect.poll(() => visit.getAttribute('href')).toBe(addressOf(slug, '/'));
  });
});
