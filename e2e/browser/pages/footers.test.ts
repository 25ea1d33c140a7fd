import { describe, expect, test } from 'vitest';
import { addressOf, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();

/** Last links of a list that stand neither in the line nor in the column of the one before. */
const findLoneLinks = () =>
  [...document.querySelectorAll('.site-footer ul')].flatMap((list) => {
    const [last, before] = [...list.querySelectorAll('a')].toReversed();
    if (!last || !before) return [];
    const [end, other] = [last, before].map((link) => link.getBoundingClientRect());
    const isBeside = end?.top === other?.top || end?.left === other?.left;
    return isBeside ? [] : [last.textContent];
  });

describe.each(['hearth', 'market-garden', 'atelier'])('The foot of %s', (site) => {
  test('leaves no link alone on a phone', async () => {
    const { page } = await browser.open(addressOf(site, '/terms'), {
      viewport: { width: 360, height: 740 },
    });
    await expect.poll(() => page.locator('.site-footer li').count()).toBeGreaterThan(6);
    await expect.poll(() => page.evaluate(findLoneLinks)).toEqual([]);
    await page.context().close();
  });
});
