import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookKeys } from '#domain/look/looks.ts';
import { findBrokenHeadings, findCoveredText, findOverflow, findTinyText } from '../page-checks.ts';
import { ownPlatform } from '../platform/own-platform.ts';
import { addressOf, siteBrowser } from '../site-browser.ts';
import { lookPaths, lookSlug, wearLook } from '../sites/look-site.ts';

const browser = siteBrowser();
const widths = [360, 768, 1280, 1920];
/** Two columns of a phone hold no longer word in a size that can be read; a hyphen parts it. */
const wholeWordLetters = 16;

const brokenWords = async (page: Page) =>
  (await page.evaluate(findBrokenHeadings)).filter((word) => word.length <= wholeWordLetters);

describe.each(lookKeys)('The look %s with recipes at every limit', (look) => {
  let page: Page;

  beforeAll(async () => {
    const { port, statePath } = ownPlatform();
    await wearLook({ url: `http://localhost:${port}`, statePath }, look);
    ({ page } = await browser.open('about:blank', { reducedMotion: 'reduce' }));
  });
  afterAll(() => page.context().close());

  test.each(lookPaths)('shows all of its words at every width of %s', async (path) => {
    await page.goto(addressOf(lookSlug, path), { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('html').getAttribute('data-look')).toBe(look);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      await expect.poll(() => brokenWords(page)).toEqual([]);
      await expect.poll(() => page.evaluate(findTinyText)).toEqual([]);
      await expect.poll(() => page.evaluate(findCoveredText)).toEqual([]);
    }
  });
});
