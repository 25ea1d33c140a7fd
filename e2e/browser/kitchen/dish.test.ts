import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `dish-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const made = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Grace');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Tin & Thyme', slug });
  const collection = { title: 'Weeknights', slug: 'weeknights' };
  await callAs(cook, `POST ${manage}/collections`, collection);
});
afterEach(() => page.context().close());

async function aRecipe(name: string, options: BrowserContextOptions): Promise<string> {
  const body = { title: name, slug: name.toLowerCase().replaceAll(' ', '-') };
  const { recipe } = made.parse(await callAs(cook, `POST ${manage}/recipes`, body));
  await callAs(cook, `POST ${manage}/recipes/${recipe.id}/publish`, {});
  const address = onPlatform(`/kitchen/${slug}/recipes/${recipe.id}`);
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), ...options };
  ({ page, troubles } = await browser.open(address, given));
  await page.getByText('Difficulty', { exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Kind of dish' }).waitFor();
  return body.slug;
}

const saved = () => page.getByText('Saved', { exact: true });
const line = (name: string) => page.getByRole('combobox', { name, exact: true });
const chip = (name: string, label: string) =>
  page.getByRole('button', { name: `Remove ${name} from ${label}` });

/** The button says first what will change. */
async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Update' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).press('Enter');
  await page.getByText(publishSheetMessages.steps.liveText).waitFor();
  await page.keyboard.press('Escape');
}

async function write(label: string, words: string): Promise<void> {
  await line(label).click();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

/** What a visitor reads at an address of the site. */
async function textOf(path: string): Promise<string> {
  const visit = await page.context().newPage();
  await visit.goto(addressOf(slug, path));
  const text = await visit.locator('body').innerText();
  await visit.close();
  return text;
}

const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('What a dish is, on %s', (_, viewport) => {
  const { width } = viewport;

  test('is written with keys, saved, published and read by visitors', async () => {
    const path = await aRecipe(`Bean pot ${width}`, { viewport });
    await write('Meals', `Supper ${width}`);
    await chip(`Supper ${width}`, 'Meals').waitFor();
    await write('Tags', `One pot ${width}`);
    await chip(`One pot ${width}`, 'Tags').waitFor();
    await write('Add equipment', `Cast-iron pot ${width}`);
    await page.getByRole('button', { name: `Cast-iron pot ${width}`, exact: true }).click();
    await page.getByLabel('Note', { exact: true }).last().fill('With a lid');
    await write('Language', 'german');
    await saved().waitFor();
    await publish();
    await expect.poll(() => textOf(`/recipes/${path}`)).toContain(`Cast-iron pot ${width}`);
    await expect.poll(() => textOf(`/recipes/${path}`)).toContain(`One pot ${width}`);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('names terms that become one, on the pages of visitors too, and apart again', async () => {
    const [one, other] = [`Bean ${width}`, `Pulse ${width}`];
    const path = await aRecipe(`Chickpea stew ${width}`, { viewport });
    await write('Tags', one);
    await chip(one, 'Tags').waitFor();
    await write('Tags', other);
    await chip(other, 'Tags').waitFor();
    await chip(other, 'Tags').click();
    await saved().waitFor();
    await publish();
    await expect.poll(() => textOf(`/recipes/${path}`)).toContain(one);
    await page.getByRole('button', { name: new RegExp(`^${one}: `) }).click();
    await page.getByRole('menuitem', { name: 'Merge into…' }).click();
    await page.getByLabel('Which tag?').fill(other);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await chip(other, 'Tags').waitFor();
    await expect.poll(() => textOf(`/recipes/${path}`)).toContain(other);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await chip(one, 'Tags').waitFor();
    await expect.poll(() => textOf(`/recipes/${path}`)).toContain(one);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('is shown on the home page and in a collection, and taken out by undo', async () => {
    const name = `Lentil soup ${width}`;
    await aRecipe(name, { viewport });
    await page.getByRole('switch', { name: 'Featured on the home page' }).click();
    await expect.poll(() => textOf('/')).toContain(name);
    await write('In collections', 'weeknights');
    await expect.poll(() => textOf('/collections/weeknights')).toContain(name);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => chip('Weeknights', 'In collections').count()).toBe(0);
    await expect.poll(() => textOf('/collections/weeknights')).not.toContain(name);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
