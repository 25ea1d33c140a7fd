import { describe, expect, test } from 'vitest';
import { findCutLetters } from '../../checks/letter-checks.ts';
import { findCutWords, setText, toolLines } from '../../checks/text-checks.ts';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';
import { showCovers } from '../../checks/cover-places.ts';

const browser = siteBrowser();
const hanging = ['Gypsy jaggery gingy Qq', 'Spaghetti alla puttanesca, properly', 'Pj'];

describe('Letters with tails', () => {
  test.each(['hearth', 'market-garden', 'atelier'])('stay whole on covers of %s', async (site) => {
    const { page } = await browser.open(addressOf(site, '/recipes'), { viewport: desktop });
    const faults: string[] = [];
    for (const width of [140, 280, 420]) {
      await showCovers(page, hanging, width);
      for (const layout of ['head', 'band', 'letter', 'label']) {
        await page.evaluate((cover) => {
          for (const type of document.querySelectorAll<HTMLElement>('.recipe-grid .card-type'))
            type.dataset['cover'] = cover;
        }, layout);
        const found = await page.evaluate(findCutLetters, '.recipe-grid .cover-title');
        faults.push(...found.map((fault) => `${layout}, ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test.each([360, 768, 1280])(
    'stay whole in a name at the foot of a page of %i px',
    async (width) => {
      const viewport = { width, height: 800 };
      const { page } = await browser.open(addressOf('atelier', '/terms'), { viewport });
      await page.evaluate(() => {
        document.querySelector('.colophon')!.textContent = 'Gypsy & Quay';
      });
      await expect.poll(() => page.evaluate(findCutLetters, '.colophon')).toEqual([]);
      await page.context().close();
    },
  );
});

describe('What stands above the ingredients', () => {
  const widths = [360, 390, 430, 767, 768, 820, 1023, 1024, 1280, 1920];

  test.each(fullRecipes)(
    'takes two lines at most at every width of $site $path',
    async ({ site, path }) => {
      const { page } = await browser.open(addressOf(site, path));
      await page.waitForLoadState('networkidle');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(toolLines), `${width} px`).toBeLessThanOrEqual(2);
      }
      await page.context().close();
    },
  );

  test.each([phone, desktop])('loses no word to wider letters at $width px', async (viewport) => {
    const { page } = await browser.open(addressOf('market-garden', '/recipes/pea-and-mint-soup'), {
      viewport,
    });
    await page.evaluate(setText, { size: '100%', isSpaced: true });
    await expect.poll(() => page.evaluate(findCutWords)).toEqual([]);
    await page.context().close();
  });
});

describe('A price of the atelier', () => {
  test('is set in a cut whose hairlines can be seen, as numbers of steps are', async () => {
    const { page } = await browser.open(addressOf('atelier', '/subscribe'));
    const cutOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).fontVariationSettings);
    await expect.poll(() => cutOf('.plan-amount')).toBe('"opsz" 11');
    await page.goto(addressOf('atelier', '/recipes/lemon-meringue-tart'));
    await expect.poll(() => cutOf('.step-number')).toBe('"opsz" 11');
    await page.context().close();
  });
});
