import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `letters-${crypto.randomUUID().slice(0, 8)}`;
let cook: Person;
let page: Page;
let troubles: string[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'list-'));
  cook = await somebodyOn('hearth', 'Ada');
  const site = { title: 'Salt & Straw', slug };
  await callAs(cook, 'POST /api/v1/manage/sites', site);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => page.context().close());

const open = async (options: object, query = '') => {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), ...options };
  const address = onPlatform(`/kitchen/${slug}/subscribers${query}`);
  ({ page, troubles } = await browser.open(address, given));
};
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const expectGood = async () => {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
};

const screens = { 'a phone, in the dark': phone, 'a wide screen': desktop };

/** As another service writes it: semicolons, its own encoding, a formula, a line twice, one who left. */
async function listOf(mark: string): Promise<string> {
  const lines = [
    'E-Mail;Vorname;Status',
    `ida-${mark}@letters.example;"Ida; Käthe";subscribed`,
    `IDA-${mark}@letters.example;Ida;subscribed`,
    `ed-${mark}@letters.example;=1+1;subscribed`,
    '=cmd|calc;;subscribed',
    `gone-${mark}@letters.example;Gone;unsubscribed`,
  ];
  const path = join(folder, `list-${mark}.csv`);
  await writeFile(path, lines.join('\r\n'), 'latin1');
  return path;
}

describe.each(Object.entries(screens))('Subscribers on %s', (_, viewport) => {
  const mark = String(viewport.width);
  const colorScheme = viewport === phone ? ('dark' as const) : ('light' as const);

  test('come from a list that is told first, and each has a story', async () => {
    await open({ viewport, colorScheme });
    await press('Import');
    await page.getByLabel('Choose a CSV file').setInputFiles(await listOf(mark));
    await page.getByRole('cell', { name: 'Ida; Käthe' }).waitFor();
    await expectGood();
    await press('See what would happen');
    await page.getByText('2 people are new').waitFor();
    await page.getByText('1 more than once in the file').waitFor();
    await page.getByText('1 left elsewhere, left out').waitFor();
    await page.getByText('Lines that are left out').click();
    await page.getByText('=cmd|calc').waitFor();
    await expectGood();
    await page.getByLabel('Where and when did they ask?').fill('At the market, in May');
    await press('Bring 2 people');
    await page.getByText('2 people are on your list now').waitFor();
    await press('To the subscribers');
    const ida = page.getByRole('button', { name: new RegExp(`ida-${mark}@`) });
    await ida.waitFor();
    await expectGood();
    await ida.focus();
    await page.keyboard.press('Enter');
    await page.getByText(`Imported from list-${mark}.csv`).waitFor();
    await page.getByRole('heading', { name: 'Ida; Käthe' }).waitFor();
    await expectGood();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('who asked to leave stays away, whatever list is brought', async () => {
    const email = `ed-${mark}@letters.example`;
    await open({ viewport, colorScheme }, `?search=ed-${mark}`);
    await press(new RegExp(email));
    await press('Unsubscribe');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('Unsubscribed by you at their request').waitFor();
    await page.keyboard.press('Escape');
    await press('Import');
    await page.getByLabel('Choose a CSV file').setInputFiles(await listOf(mark));
    await press('See what would happen');
    await page.getByText('1 unsubscribed before, not brought back').waitFor();
    await page.getByText('Nobody in this file is new.').waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
