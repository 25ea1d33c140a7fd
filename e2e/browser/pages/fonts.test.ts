import { describe, expect, test } from 'vitest';
import { everydayCharacters } from '#domain/look/theme/font-cut.ts';
import { codePointsOf } from '#domain/look/theme/unicode-range.ts';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const everyday = codePointsOf(everydayCharacters).length;

describe('Typefaces of pages in English', () => {
  test.each(fullRecipes)('$site $path needs no more than the cut files', async ({ site, path }) => {
    const { page } = await browser.open(addressOf(site, path));
    await page.waitForLoadState('networkidle');
    const ranges = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .filter(({ family }) => !family.includes('fallback'))
        .map(({ unicodeRange }) => unicodeRange),
    );
    expect(ranges.length).toBeGreaterThan(1);
    for (const range of ranges) expect(codePointsOf(range)).toHaveLength(everyday);
    await page.context().close();
  });
});
