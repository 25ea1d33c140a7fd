import { describe, expect, test } from 'vitest';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { layoutShiftOf, loadSlowly } from '../../slow-load.ts';
import { desktop, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const pages = fullRecipes.flatMap(({ site, path }) => [
  { site, path: '/', viewport: phone },
  { site, path: '/recipes', viewport: phone },
  { site, path, viewport: phone },
  { site, path: '/', viewport: desktop },
  { site, path, viewport: desktop },
]);

describe('While fonts and pictures arrive late', () => {
  test.each(pages)('nothing moves on $site $path at $viewport.width px', async (subject) => {
    const { page } = await browser.open('about:blank', { viewport: subject.viewport });
    const late = await loadSlowly(page, subject);
    expect(late.fonts).toBeGreaterThan(0);
    await expect.poll(() => layoutShiftOf(page)).toBeLessThanOrEqual(0.01);
    await page.context().close();
  });
});
