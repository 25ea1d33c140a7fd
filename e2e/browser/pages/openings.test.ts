import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookKeys } from '#domain/look/looks.ts';
import { findTouchingLetters } from '../../checks/letter-checks.ts';
import {
  findBrokenHeadings,
  findClippedText,
  findCoveredText,
  findOverflow,
  findTinyText,
} from '../../checks/page-checks.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, desktop, siteBrowser } from '../../site-browser.ts';
import { openingSlug, wearOpening } from '../../sites/opening-site.ts';

const browser = siteBrowser();
const widths = [360, 768, 1280, 1920];
const longTitle = 'Grandmother Wilhelmina’s Handwritten Sunday Luncheon Notebook';
/** A fifth of the screen: what anybody sees at a glance. */
const seenApart = 0.2;

const platform = () => {
  const { port, statePath } = ownPlatform();
  return { url: `http://localhost:${port}`, statePath };
};

/** Where the letters of the name, the plate and the form stand, in shares of the screen. */
const findComposition = (): number[] => {
  const across = innerWidth;
  const tall = innerHeight;
  const range = document.createRange();
  const boxes = ['.opening > h1', '.opening-plate', '.opening .newsletter-form'].map((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    range.selectNodeContents(element);
    return (element.matches('h1') ? range : element).getBoundingClientRect();
  });
  return boxes.flatMap(({ x, y, width, height }) => [
    x / across,
    y / tall,
    width / across,
    height / tall,
  ]);
};

const apart = (one: number[], other: number[]) =>
  Math.max(...one.map((share, at) => Math.abs(share - (other[at] ?? 0))));

const expectSound = async (page: Page) => {
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
  await expect.poll(() => page.evaluate(findTinyText)).toEqual([]);
  await expect.poll(() => page.evaluate(findClippedText)).toEqual([]);
  await expect.poll(() => page.evaluate(findCoveredText)).toEqual([]);
  await expect.poll(() => page.evaluate(findTouchingLetters)).toEqual([]);
};

const compositions = new Map<string, number[]>();

describe.each(lookKeys)('A brand-new site in the look %s', (look) => {
  let page: Page;
  const visit = async (path: string) => {
    await page.goto(addressOf(openingSlug, path), { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('html').getAttribute('data-look')).toBe(look);
  };

  beforeAll(async () => {
    await wearOpening(platform(), look);
    ({ page } = await browser.open('about:blank', { reducedMotion: 'reduce', viewport: desktop }));
  });
  afterAll(() => page.context().close());

  test('invites on its first screen, once, and says its name once', async () => {
    await visit('/');
    const button = page.locator('.opening .newsletter-form button');
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(desktop.height);
    const invitations = page.locator('.site-tools [data-slot="subscribe"]');
    await expect.poll(() => invitations.filter({ visible: true }).count()).toBe(0);
    const names = page.locator('h1, .wordmark, .colophon').filter({ visible: true });
    await expect.poll(() => names.count()).toBe(1);
    compositions.set(look, await page.evaluate(findComposition));
  });

  test('shows all of its words at every width', async () => {
    await visit('/');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectSound(page);
    }
    await page.setViewportSize(desktop);
  });

  test('says on its list of recipes that there are none, with nothing louder and no search', async () => {
    await visit('/recipes');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('No recipes have been published here yet.');
    await expect.poll(() => page.locator('main [type="search"]').count()).toBe(0);
    const sizeOf = (selector: string) =>
      page.locator(selector).evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    await expect
      .poll(async () => (await sizeOf('h1')) - (await sizeOf('.newsletter h2')))
      .toBeGreaterThan(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectSound(page);
    }
    await page.setViewportSize(desktop);
    await page.locator('.nothing-yet').getByRole('link').click();
    await expect.poll(() => page.locator('.opening').count()).toBe(1);
  });

  test('holds a long name without a sentence and without letters', async () => {
    await wearOpening(platform(), look, {
      title: longTitle,
      aboutShort: null,
      newslettersEnabled: false,
    });
    await visit('/');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(longTitle);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectSound(page);
    }
  });
});

test('The looks open a brand-new site in compositions of their own', () => {
  expect([...compositions.keys()]).toEqual([...lookKeys]);
  const alike = lookKeys.flatMap((one, at) =>
    lookKeys
      .slice(at + 1)
      .filter((other) => apart(compositions.get(one)!, compositions.get(other)!) < seenApart)
      .map((other) => `${one} and ${other}`),
  );
  expect(alike).toEqual([]);
});
