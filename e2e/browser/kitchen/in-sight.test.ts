import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `sight-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const answered = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
let cook: Person;
let page: Page;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ida');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Nine Pans', slug });
});
afterEach(() => page.context().close());

const own = () => crypto.randomUUID();
const names = ['flour', 'salt', 'butter', 'sugar', 'rye', 'honey', 'milk', 'eggs'];

const stepFour = () => page.getByRole('textbox', { name: 'Step 4', exact: true });

async function openRecipe(viewport: typeof phone): Promise<void> {
  const ingredientUsages = names.map((name) => ({
    id: own(),
    ingredientTitleOverride: name,
    writtenAs: name,
  }));
  const instructions = names.slice(0, 4).map((name) => ({
    id: own(),
    content: paragraphsFromText(`Weigh the ${name}, and fold it into the rest. `.repeat(3)),
  }));
  const { id } = answered.parse(
    await callAs(cook, `POST ${manage}/recipes`, {
      title: 'Rye bread',
      slug: `bread-${own()}`,
      ingredientUsageGroups: [{ id: own(), title: 'Dough', ingredientUsages }],
      instructionGroups: [{ id: own(), title: 'Bake', instructions }],
    }),
  ).recipe;
  const options = { viewport, ...platformBrowserOf(cook) };
  ({ page } = await browser.open(onPlatform(`/kitchen/${slug}/recipes/${id}`), options));
  await stepFour().waitFor();
}

/** What has the focus, where a bar at an edge covers it or it is out of the screen. */
const coveredFocus = () =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.closest('.editor-sheet')) return '';
    const { top, bottom, height } = focused.getBoundingClientRect();
    const bars = [...document.querySelectorAll('.editor-head, .editor-panes, .kitchen-nav')]
      .map((bar) => bar.getBoundingClientRect())
      .filter((bar) => bar.height > 0 && bar.width > innerWidth / 2);
    const above = Math.max(0, ...bars.filter((bar) => bar.top <= 0).map((bar) => bar.bottom));
    const below = Math.min(
      innerHeight,
      ...bars.filter((bar) => bar.bottom >= innerHeight).map((bar) => bar.top),
    );
    const isCovered = top < above - 1 || bottom > below + 1;
    const name = focused.getAttribute('aria-label') ?? focused.textContent;
    return isCovered && height < below - above ? `${name} at ${Math.round(top)}` : '';
  });

const fieldInFocus = () =>
  page.evaluate(() => {
    const field = document.activeElement?.closest<HTMLElement>('[data-field]');
    return field?.dataset['field'] ?? '';
  });

/** At each stop what has the focus comes out from under the bars. */
async function expectStopsInSight(key: string, presses: number): Promise<void> {
  for (let at = 0; at < presses; at += 1) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(coveredFocus).toBe('');
  }
}

describe.each([desktop, phone])('At $width wide', (viewport) => {
  test('no bar covers what keys lead to, forward and back', async () => {
    await openRecipe(viewport);
    await stepFour().focus();
    await expectStopsInSight('Shift+Tab', 60);
    await expectStopsInSight('Tab', 60);
  });

  test('a field that was refused is shown, whatever stands beside the recipe', async () => {
    await openRecipe(viewport);
    await page.getByLabel('Address', { exact: true }).fill('Not an address');
    await stepFour().focus();
    await page.getByRole('button', { name: limitsMessages.show }).click();
    await expect.poll(fieldInFocus).toBe('slug');
    await expect.poll(coveredFocus).toBe('');
  });
});
