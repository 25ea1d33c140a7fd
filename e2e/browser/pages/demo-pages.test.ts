import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { demoPages } from '../../sites/demo-pages.ts';
import { extremePaths, extremeSlug } from '../../sites/extreme-recipes.ts';
import {
  findBrokenHeadings,
  findClippedText,
  findEmptyPictures,
  findOverflow,
  findSmallTargets,
  findUnservedWeights,
  groundLuminance,
  targets,
} from '../../checks/page-checks.ts';
import { addressOf, desktop, phone, siteBrowser, type WatchedPage } from '../../site-browser.ts';

const browser = siteBrowser();
const extremePages = ['/', '/recipes', ...extremePaths].map((path) => ({
  site: extremeSlug,
  path,
}));
const tablet = { width: 768, height: 1024 };
// What a width hides shows in the other one; colours do not depend on it.
const looks = [
  { ...phone, scheme: 'dark' },
  { ...desktop, scheme: 'light' },
] as const;

describe.each([...demoPages, ...extremePages])('$site $path', ({ site, path }) => {
  let opened: WatchedPage;

  beforeAll(async () => {
    opened = await browser.open(addressOf(site, path));
  });
  afterAll(() => opened.page.context().close());

  test('loads without an error, a missing file or a broken policy', async () => {
    const { page, troubles } = opened;
    await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
    await expect.poll(() => page.evaluate(findEmptyPictures)).toEqual([]);
    await expect.poll(() => page.evaluate(findUnservedWeights)).toEqual([]);
  });

  test.each([phone, tablet, desktop])('fits $width px', async (viewport) => {
    const { page } = opened;
    await page.setViewportSize(viewport);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await expect.poll(() => page.evaluate(findClippedText)).toEqual([]);
  });

  test.each([phone, desktop])('has targets for fingers at $width px', async (viewport) => {
    const { page } = opened;
    await page.setViewportSize(viewport);
    await expect.poll(() => page.evaluate(findSmallTargets, targets.any)).toEqual([]);
    await expect.poll(() => page.evaluate(findSmallTargets, targets.main)).toEqual([]);
  });

  test.each(looks)('is accessible at $width px in the $scheme', async ({ scheme, ...viewport }) => {
    const { page } = opened;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });

  test('is light by day and dark by night', async () => {
    const { page } = opened;
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => page.evaluate(groundLuminance)).toBeGreaterThan(0.7);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(groundLuminance)).toBeLessThan(0.03);
  });
});

describe('Titles of the demo sites', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await browser.open('about:blank'));
  });

  test.each(demoPages)('stand whole on $site $path', async ({ site, path }) => {
    await page.setViewportSize(tablet);
    await page.goto(addressOf(site, path));
    await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
    await page.setViewportSize(phone);
    await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
  });
});
