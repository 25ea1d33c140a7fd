import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findBarriers } from '../../checks/accessibility.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `list-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const screens = { 'a phone': phone, 'a wide screen': desktop };
const made = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ines');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Long List', slug });
  for (const name of ['Plum cake', 'Rye bread', 'Leek pie', 'Quince jelly', 'Oat bar']) {
    const recipe = { title: name, slug: name.toLowerCase().replace(' ', '-') };
    made.parse(await callAs(cook, `POST ${manage}/recipes`, recipe));
  }
});
afterEach(() => page.context().close());

async function open(path: string, viewport: typeof phone): Promise<void> {
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/${path}`), options));
}
const row = (name: string) => page.getByRole('link', { name: new RegExp(name) });
const notice = (text: RegExp | string) => page.locator('.kitchen-notice').getByText(text).last();
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

async function expectGood(): Promise<void> {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  expect(kitchenTroubles(troubles)).toEqual([]);
}

describe.each(Object.entries(screens))('The list of recipes on %s', (name, viewport) => {
  test('tags what keys have picked, finds it again and names the view', async () => {
    const tag = `Sunday on ${name}`;
    await open('recipes', viewport);
    await row('Plum cake').focus();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Tags…' }).press('Enter');
    await page.getByRole('dialog').getByRole('searchbox').fill(tag);
    await page.getByRole('button', { name: `New tag “${tag}”` }).click();
    await expect.poll(() => page.getByRole('checkbox', { name: tag }).isChecked()).toBe(true);
    await expectGood();
    await page.getByRole('button', { name: 'Apply' }).click();
    await notice('1 recipe tagged anew').waitFor();
    await expect.poll(focused).toContain('Plum cake');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('checkbox', { name: tag }).check();
    await page.getByRole('button', { name: 'Show 1 recipe' }).click();
    await row('Rye bread').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.keyboard.type('For Sunday');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'For Sunday', exact: true }).waitFor();
    await page.reload();
    await row('Plum cake').waitFor();
    await page.getByRole('button', { name: 'For Sunday', exact: true }).waitFor();
    await expectGood();
  });

  test('deletes, undoes and does it again by keys alone, and restores later', async () => {
    await open('recipes', viewport);
    await row('Leek pie').focus();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await row('Leek pie').waitFor({ state: 'detached' });
    await expect.poll(focused).toMatch(/Quince|Rye|Oat|Plum/);
    await page.keyboard.press('Control+z');
    await row('Leek pie').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await row('Leek pie').waitFor({ state: 'detached' });
    await page.goto(onPlatform(`/kitchen/${slug}/deleted`));
    const box = page.getByRole('checkbox', { name: /Leek pie/ });
    await box.focus();
    await page.keyboard.press('x');
    await expectGood();
    await page.keyboard.press('Enter');
    await notice('1 recipe restored').waitFor();
    await page.getByText('Nothing here').waitFor();
    await expectGood();
    await page.goto(onPlatform(`/kitchen/${slug}/recipes`));
    await row('Leek pie').waitFor();
  });

  test('says what nothing fits, and all its keys', async () => {
    await open('recipes?state=published&search=zebra', viewport);
    await page.getByText('is published as it is and called “zebra”').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await row('Oat bar').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Pick a range').waitFor();
    await expectGood();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('Oat bar');
  });
});
