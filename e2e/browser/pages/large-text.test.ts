import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lookKeys } from '#domain/look/looks.ts';
import { createManageClient } from '#scripts/manage-api/manage-client.ts';
import { waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { uploadPicture } from '#scripts/manage-api/upload-picture.ts';
import { findBrokenHeadings, findClippedText, findOverflow } from '../../checks/page-checks.ts';
import { callAs, somebodyOn } from '../../people.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, desktop, siteBrowser } from '../../site-browser.ts';
import { lookSlug, wearLook } from '../../sites/look-site.ts';
import {
  findCrowdedHeader,
  findLoudHeadings,
  findNarrowNames,
  findPartedAmounts,
  setText,
  showDeferred,
} from '../../checks/text-checks.ts';

const browser = siteBrowser();
const widths = [360, 768, 1280];
/** Letters twice as large leave no line of a phone for the longest words without a hyphen. */
const texts = [
  { name: 'as large as it is', size: '100%', isSpaced: false, wholeWords: widths },
  { name: 'twice as large', size: '200%', isSpaced: false, wholeWords: [1280] },
  { name: 'spaced as a reader may space it', size: '100%', isSpaced: true, wholeWords: widths },
];
const sites = [
  { site: lookSlug, path: '/' },
  { site: lookSlug, path: '/recipes/long-title' },
  { site: lookSlug, path: '/recipes/sixty-ingredients' },
];
const pages = sites.flatMap((each) => texts.map((text) => ({ ...each, ...text })));

const withRecipe = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });

const expectReadable = async (page: Page) => {
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  await expect.poll(() => page.evaluate(findCrowdedHeader)).toEqual([]);
  await expect.poll(() => page.evaluate(findNarrowNames)).toEqual([]);
  await expect.poll(() => page.evaluate(findPartedAmounts)).toEqual([]);
  await expect.poll(() => page.evaluate(findLoudHeadings)).toEqual([]);
};

describe.each(lookKeys)('The look %s', (look) => {
  let page: Page;

  beforeAll(async () => {
    const { port, statePath } = ownPlatform();
    await wearLook({ url: `http://localhost:${port}`, statePath }, look);
    ({ page } = await browser.open('about:blank', { reducedMotion: 'reduce' }));
  });
  afterAll(() => page.context().close());

  test.each(pages)(
    'can be read on $path with text $name',
    async ({ site, path, size, isSpaced, wholeWords }) => {
      await page.goto(addressOf(site, path), { waitUntil: 'networkidle' });
      await page.evaluate(showDeferred);
      await page.evaluate(setText, { size, isSpaced });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(page);
      }
      for (const width of wholeWords) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
        await expect.poll(() => page.evaluate(findClippedText)).toEqual([]);
      }
    },
  );
});

test('The first dish of Cookbook keeps its words whole beside its time with text twice as large', async () => {
  const slug = `large-${crypto.randomUUID().slice(0, 8)}`;
  const manage = `/api/v1/manage/${slug}`;
  const cook = await somebodyOn('hearth', 'Ada');
  const url = `http://localhost:${ownPlatform().port}`;
  const api = createManageClient({ url, token: cook.token });
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
  const create = { width: 1200, height: 900, channels: 3 as const, background: 'tan' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const file = { fileName: 'loaf.jpg', contentType: 'image/jpeg', alt: 'A loaf' };
  const { id: picture } = await uploadPicture(api, { ...file, bytes, siteSlug: slug });
  const recipe = { title: 'Notch Country Loaf', slug: 'loaf', images: [{ id: picture }] };
  const times = { prepTimeMinutes: 60, cookTimeMinutes: 45, customTimeMinutes: 960 };
  const made = await callAs(cook, `POST ${manage}/recipes`, { ...recipe, ...times });
  await callAs(cook, `POST ${manage}/recipes/${withRecipe.parse(made).recipe.id}/publish`);
  await waitUntilLive(api, slug);
  const { page } = await browser.open(addressOf(slug, '/'), { viewport: desktop });
  await expect.poll(() => page.locator('.plate .card-facts').count()).toBe(1);
  await page.evaluate(setText, { size: '200%', isSpaced: false });
  await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
  await page.context().close();
});

describe('A recipe with timers and amounts of several parts', () => {
  test.each(texts)('can be read with text $name', async ({ size, isSpaced }) => {
    const { page } = await browser.open(addressOf('hearth', '/recipes/notch-country-loaf'));
    await page.waitForLoadState('networkidle');
    await page.evaluate(showDeferred);
    await page.evaluate(setText, { size, isSpaced });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadable(page);
    }
    await page.context().close();
  });
});
