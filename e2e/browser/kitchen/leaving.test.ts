import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { leavingMessages as texts } from '#contract/kitchen/site/leaving-messages.ts';
import { readZip, textIn } from '#functions/testing/archives/read-zip.ts';
import { findBrokenLinks } from '#scripts/export/broken-links.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { askSite } from '../../ask-site.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, cookOf, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `leaving-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const folder = mkdtempSync(join(tmpdir(), 'larder-leaving-'));
let cook: Person;
let page: Page;
let troubles: string[];

const made = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
const status = z.looseObject({ state: z.string() });
const counted = z.looseObject({ archive: z.looseObject({ recipes: z.number() }) });

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
  const dish = { title: 'Rye "Loaf": half/half', slug: 'rye-loaf' };
  const { recipe } = made.parse(await callAs(cook, `POST ${manage}/recipes`, dish));
  await callAs(cook, `POST ${manage}/recipes/${recipe.id}/publish`);
});
afterEach(() => page.context().close());
afterAll(() => rmSync(folder, { recursive: true }));

const isLive = () =>
  expect
    .poll(async () => status.parse(await callAs(cook, `GET ${manage}/build-status`)).state)
    .toBe('live');

async function open(person: Person, siteSlug: string, options: object = {}): Promise<void> {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(person), ...options };
  const address = onPlatform(`/kitchen/${siteSlug}/settings/leaving`);
  ({ page, troubles } = await browser.open(address, given));
  await page.getByRole('heading', { name: texts.heading, exact: true }).waitFor();
}

/** Presses a button with the keys alone, and unpacks what comes. */
async function download(name: string): Promise<Map<string, Uint8Array>> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).press('Enter');
  const path = join(folder, crypto.randomUUID());
  await (await coming).saveAs(path);
  return readZip(readFileSync(path));
}

describe('Leaving', () => {
  test('hands over every recipe of a cook, with its pictures', async () => {
    const owner = await cookOf('hearth');
    await open(owner, 'hearth', { viewport: desktop });
    const answer = await callAs(owner, 'GET /api/v1/manage/hearth/archive');
    const { archive } = counted.parse(answer);
    await page.getByText(texts.count.recipes(archive.recipes), { exact: true }).waitFor();
    const files = await download(texts.everything.action);
    await page.getByText(texts.begun).waitFor();
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('recipes/'))).toHaveLength(archive.recipes);
    expect(names.filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(10);
    expect(JSON.parse(textIn(files, 'contents.json'))).toMatchObject({
      recipes: archive.recipes,
      missing: [],
    });
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('hands over a site whose every link leads to a file', async () => {
    await isLive();
    await open(cook, slug, { viewport: phone });
    const files = await download(texts.site.action);
    const out = join(folder, 'site');
    for (const [name, bytes] of files) {
      mkdirSync(dirname(join(out, name)), { recursive: true });
      writeFileSync(join(out, name), bytes);
    }
    expect(textIn(files, 'recipes/rye-loaf/index.html')).toContain('Rye');
    expect(JSON.parse(textIn(files, 'contents.json'))).toMatchObject({ missing: [] });
    expect(findBrokenLinks(out, new URL(addressOf(slug, '/')).origin)).toEqual([]);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('closes a site for visitors, and brings it back as it was', async () => {
    const gone = `gone-${crypto.randomUUID().slice(0, 8)}`;
    await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Short Lived', slug: gone });
    const statusOfSite = async () => (await askSite(addressOf(gone, '/'))).status;
    await expect.poll(statusOfSite).toBe(200);
    await open(cook, gone, { viewport: phone });
    const { deletion } = texts;
    await page.getByRole('button', { name: deletion.open }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: deletion.title('Short Lived') });
    await dialog.getByLabel(deletion.field('Short Lived')).fill('Short Lived');
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const restore = page.getByRole('button', { name: 'Restore Short Lived' });
    await restore.waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await expect.poll(statusOfSite).toBe(410);
    await restore.press('Enter');
    await page.waitForURL(onPlatform(`/kitchen/${gone}/recipes`));
    await expect.poll(statusOfSite).toBe(200);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test.each([
    ['a phone, in the dark', phone, 'dark' as const],
    ['a tablet', { width: 768, height: 1024 }, 'light' as const],
    ['a wide screen, in the dark', desktop, 'dark' as const],
    ['a wide screen', desktop, 'light' as const],
  ])('can be read by everybody on %s', async (_, viewport, colorScheme) => {
    await open(cook, slug, { viewport, colorScheme });
    await page.getByText(texts.count.recipes(1), { exact: true }).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
