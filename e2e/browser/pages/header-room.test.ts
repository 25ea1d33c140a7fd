import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookKeys } from '#domain/look/looks.ts';
import { findHeaderFaults, headerWidths } from '../../checks/header-checks.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';
import { lookSlug, wearLook } from '../../sites/look-site.ts';

const browser = siteBrowser();
const labels = ['About', 'Books', 'Classes', 'Shop', 'Menüs für Gäste', 'Press', 'Journal'];
const headerLinks = [...labels, 'WWW', 'Zwetschgenknödel', 'Contact'].map((label) => ({
  label,
  href: '/about',
  openInNewTab: false,
}));
const title = 'Die große Küchenchronik der Grafschaft Wurzelsepp und ihrer Nachbarn';
const given = [
  { headerLayout: 'centered', title: 'Salt & Sunday', links: 0 },
  { headerLayout: 'left', title: 'Salt & Sunday', links: 3 },
  { headerLayout: 'centered', title: 'Mmmm! WILD MUSHROOMS', links: 5 },
  { headerLayout: 'left', title, links: 10 },
  { headerLayout: 'centered', title, links: 10 },
] as const;

describe.each(lookKeys)('The header of the look %s is one row, §9', (look) => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await browser.open('about:blank', { reducedMotion: 'reduce' }));
  });
  afterAll(() => page.context().close());

  test.each(given)('$headerLayout, with $links links, of $title', async (settings) => {
    const { port, statePath } = ownPlatform();
    const { links, ...site } = settings;
    const platform = { url: `http://localhost:${port}`, statePath };
    await wearLook(platform, look, { ...site, headerLinks: headerLinks.slice(0, links) });
    const faults: string[] = [];
    for (const path of ['/', '/recipes']) {
      await page.goto(addressOf(lookSlug, path), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      for (const width of headerWidths) {
        await page.setViewportSize({ width, height: 800 });
        const found = await findHeaderFaults(page);
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});
