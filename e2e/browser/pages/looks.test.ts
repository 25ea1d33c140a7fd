import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookKeys } from '#domain/look/looks.ts';
import { findBurstPlates, findTouchingLetters, platesOf } from '../../checks/letter-checks.ts';
import {
  findBrokenHeadings,
  findClippedText,
  findCoveredText,
  findOverflow,
  findScreenBehaviour,
  findTextBeforePage,
  findTinyText,
} from '../../checks/page-checks.ts';
import { findLostFocus, type FocusedPicture } from '../../checks/picture-checks.ts';
import { findUnevenTitles } from '../../checks/text-checks.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';
import { focusedPictures, lookPaths, lookSlug, wearLook } from '../../sites/look-site.ts';

const browser = siteBrowser();
const widths = [360, 768, 1280, 1920];
/** CSS pixels between the margins of A4, and of a sheet without margins. */
const sheets = [672, 794];
const printed = ['long-title', 'sixty-ingredients', 'sixty-ingredients-again'];

/** Wide and narrow, with a tail and with marks, of several scripts. */
const firstLetters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒÄÅÉØÞŞẾ0123456789ΩЖЩДםלשمجحクま漢हก');

/** By how many pixels what stands in an element is larger than it. */
const findOverrun = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);

describe.each(lookKeys)('The look %s with recipes at every limit', (look) => {
  let page: Page;
  let pictures: FocusedPicture[];

  beforeAll(async () => {
    const { port, statePath } = ownPlatform();
    const platform = { url: `http://localhost:${port}`, statePath };
    await wearLook(platform, look);
    pictures = await focusedPictures(platform);
    ({ page } = await browser.open('about:blank', { reducedMotion: 'reduce' }));
  });
  afterAll(() => page.context().close());

  test.each(lookPaths)('shows all of its words at every width of %s', async (path) => {
    await page.goto(addressOf(lookSlug, path), { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('html').getAttribute('data-look')).toBe(look);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
      await expect.poll(() => page.evaluate(findTinyText)).toEqual([]);
      await expect.poll(() => page.evaluate(findUnevenTitles)).toEqual([]);
      await expect.poll(() => page.evaluate(findCoveredText)).toEqual([]);
      await expect.poll(() => page.evaluate(findTouchingLetters)).toEqual([]);
      // The check above has scrolled all pictures into view.
      const findLost = async () => page.evaluate(findLostFocus, pictures);
      await expect.poll(async () => (await findLost()).lost).toEqual([]);
      await expect.poll(async () => (await findLost()).seen).toBeGreaterThan(0);
    }
  });

  test('keeps the first letter of any name inside its frame', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(addressOf(lookSlug, '/sign-in'), { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('html').getAttribute('data-look')).toBe(look);
    await expect
      .poll(async () => page.evaluate(findBurstPlates, platesOf(firstLetters)))
      .toEqual([]);
  });

  test('invites to letters by a plate of its own, which holds its word', async () => {
    await page.goto(addressOf(lookSlug, '/subscribe'), { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('.initial-plate').count()).toBe(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      await expect
        .poll(() => page.locator('.letters-plate > [data-word]').evaluate(findOverrun))
        .toBeLessThanOrEqual(1);
    }
  });

  test.each(printed)('shows all of its words on paper of %s', async (slug) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.goto(addressOf(lookSlug, `/recipes/${slug}`), { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('html').getAttribute('data-look')).toBe(look);
    for (const width of sheets) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(() => page.evaluate(findScreenBehaviour)).toEqual([]);
      await expect.poll(() => page.evaluate(findTextBeforePage)).toEqual([]);
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
      await expect.poll(() => page.evaluate(findClippedText)).toEqual([]);
      await expect.poll(() => page.evaluate(findCoveredText)).toEqual([]);
    }
  });
});
