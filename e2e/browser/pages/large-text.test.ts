import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookKeys } from '#domain/look/looks.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';
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
const texts = [
  { name: 'as large as it is', size: '100%', isSpaced: false },
  { name: 'twice as large', size: '200%', isSpaced: false },
  { name: 'spaced as a reader may space it', size: '100%', isSpaced: true },
];
const sites = [
  { site: lookSlug, path: '/recipes/long-title' },
  { site: lookSlug, path: '/recipes/sixty-ingredients' },
];
const pages = sites.flatMap((each) => texts.map((text) => ({ ...each, ...text })));

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
    async ({ site, path, size, isSpaced }) => {
      await page.goto(addressOf(site, path), { waitUntil: 'networkidle' });
      await page.evaluate(showDeferred);
      await page.evaluate(setText, { size, isSpaced });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(page);
      }
    },
  );
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
