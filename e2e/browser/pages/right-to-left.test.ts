import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookKeys } from '#domain/look/looks.ts';
import { findCoveredText, findOverflow, findTextBeforePage } from '../../checks/page-checks.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, phone, siteBrowser } from '../../site-browser.ts';
import { arabicPaths, arabicPrinted, arabicSlug, wearArabicLook } from '../../sites/arabic-site.ts';
import { findPartedAmounts, findScrambledText, showDeferred } from '../../checks/text-checks.ts';

const browser = siteBrowser();
const widths = [360, 768, 1280];
const sheets = [672, 794];

describe.each(lookKeys)('The look %s in Arabic', (look) => {
  let page: Page;

  beforeAll(async () => {
    const { port, statePath } = ownPlatform();
    await wearArabicLook({ url: `http://localhost:${port}`, statePath }, look);
    ({ page } = await browser.open('about:blank', { reducedMotion: 'reduce' }));
  });
  afterAll(() => page.context().close());

  test.each(arabicPaths)('says everything in its order on %s', async (path) => {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.goto(addressOf(arabicSlug, path), { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('html').getAttribute('data-look')).toBe(look);
    await page.evaluate(showDeferred);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      await expect.poll(() => page.evaluate(findScrambledText)).toEqual([]);
      await expect.poll(() => page.evaluate(findPartedAmounts)).toEqual([]);
      await expect.poll(() => page.evaluate(findCoveredText)).toEqual([]);
    }
  });

  test('keeps the number of servings clear of the factors beside it on a phone', async () => {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto(addressOf(arabicSlug, '/recipes/maqluba'), { waitUntil: 'networkidle' });
    const fewer = await page.locator('.servings button').first().boundingBox();
    const factors = await page.locator('.servings + .choice').boundingBox();
    expect(factors!.x + factors!.width).toBeLessThanOrEqual(fewer!.x);
  });

  test.each(arabicPrinted)('prints everything in its place of %s', async (path) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(addressOf(arabicSlug, path), { waitUntil: 'networkidle' });
    for (const width of sheets) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(() => page.evaluate(findTextBeforePage)).toEqual([]);
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      await expect.poll(() => page.evaluate(findScrambledText)).toEqual([]);
      await expect.poll(() => page.evaluate(findCoveredText)).toEqual([]);
    }
  });
});
