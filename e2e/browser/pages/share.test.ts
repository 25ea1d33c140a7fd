import { describe, expect, test } from 'vitest';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { addressOf, desktop, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();

describe.each(fullRecipes)('A link that cannot be copied on $site $path', ({ site, path }) => {
  test.each([{ width: 360, height: 740 }, desktop])(
    'is shown for a while, and moves nothing at $width px',
    async (viewport) => {
      const { page } = await browser.open('about:blank', { viewport });
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowed'));
      });
      await page.clock.install();
      await page.goto(addressOf(site, path));
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main a, main button:not([data-room]), main h2')].map(
            (each) => JSON.stringify(each.getBoundingClientRect()),
          ),
        );
      const copy = page.getByRole('button', { name: 'Copy link' });
      await copy.hover();
      await page.waitForLoadState('networkidle');
      const before = await places();
      await copy.click();
      await page
        .getByRole('alert')
        .filter({ hasText: addressOf(site, path) })
        .waitFor();
      await expect.poll(places).toEqual(before);
      await page.clock.runFor(30_000);
      const told = page.getByRole('alert').filter({ hasText: addressOf(site, path) });
      await expect.poll(() => told.count()).toBe(0);
      await page.context().close();
    },
  );
});
