import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { namelessOn, type Person, browserOf } from '../../people.ts';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const site = 'hearth';
const recipe = String(fullRecipes.find((each) => each.site === site)?.path);
let page: Page;

afterEach(async () => {
  await page.context().close();
});

const region = () => page.getByRole('region', { name: 'Comments', exact: true });
const name = () => region().getByRole('textbox', { name: 'Your name' });
const text = () => region().getByRole('textbox', { name: 'Your comment' });

async function open(person: Person | null, viewport: typeof desktop) {
  const signedIn = person ? browserOf(person, site) : {};
  const options = { reducedMotion: 'reduce' as const, viewport, ...signedIn };
  ({ page } = await browser.open(addressOf(site, recipe), options));
  await page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded();
}

describe('Somebody without a name', () => {
  test('is asked for one at their first comment and never again', async () => {
    await open(await namelessOn(site), phone);
    const words = `Baked twice this week. ${crypto.randomUUID()}`;
    await text().fill(words);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await region().getByRole('button', { name: 'Submit' }).click();
    await region().getByText('A name needs at least 2 characters').waitFor();
    await expect.poll(() => text().inputValue()).toBe(words);
    await name().fill('Wilma');
    await region().getByRole('button', { name: 'Submit' }).click();
    const comment = region().getByRole('article', { name: 'Wilma' }).filter({ hasText: words });
    await comment.waitFor();
    await expect.poll(() => name().count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded();
    await text().waitFor();
    await expect.poll(() => name().count()).toBe(0);
  });
});

describe('The comments of a look that sets its titles in the middle', () => {
  test('have their heading and the way to sign in there too', async () => {
    await open(null, desktop);
    await region().getByRole('link', { name: 'Sign in to comment' }).waitFor();
    const heading = page.getByRole('heading', { name: 'Comments', exact: true });
    const middles = await Promise.all(
      [heading, region().getByRole('link', { name: 'Sign in to comment' })].map(middleOf),
    );
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(middles.map((middle) => Math.round((2 * middle - width) / 4))).toEqual([0, 0]);
  });
});

async function middleOf(element: ReturnType<Page['locator']>): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
}
