import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { analyticsId, letterSlug } from '../../sites/letter-site.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const tag = 'https://www.googletagmanager.com/gtag/js';
let page: Page;
let troubles: string[];
let counted: string[];

const open = async (path: string, options = {}) => {
  ({ page, troubles } = await browser.open('about:blank', { reducedMotion: 'reduce', ...options }));
  counted = [];
  await page.route(`${tag}**`, async (route) => {
    counted.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(addressOf(letterSlug, path));
};
const question = () => page.getByRole('complementary', { name: 'Statistics' });
const press = (name: string) => question().getByRole('button', { name }).click();
const goOn = () => page.goto(addressOf(letterSlug, '/recipes'), { waitUntil: 'networkidle' });

afterEach(() => page.context().close());

describe('Counting visits, §7', () => {
  test('asks first, and counts from the word on, also on later pages', async () => {
    await open('/terms');
    await question().waitFor();
    expect(counted).toEqual([]);
    await press('Allow');
    await expect.poll(() => counted).toEqual([`${tag}?id=${analyticsId}`]);
    await expect.poll(() => question().isVisible()).toBe(false);
    await goOn();
    expect(counted).toHaveLength(2);
    await expect.poll(() => question().isVisible()).toBe(false);
    expect(troubles).toEqual([]);
  });

  test('never counts who declines, and asks no more', async () => {
    await open('/terms');
    await press('No, thanks');
    await goOn();
    expect(counted).toEqual([]);
    await expect.poll(() => question().isVisible()).toBe(false);
  });

  test('never counts where a token may stand in the address', async () => {
    await open('/terms');
    await press('Allow');
    await expect.poll(() => counted).toHaveLength(1);
    for (const path of ['/sign-in', '/sign-in/callback?token=made-up', '/recipes?mgk=made-up']) {
      await page.goto(addressOf(letterSlug, path), { waitUntil: 'networkidle' });
    }
    expect(counted).toHaveLength(1);
  });

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('asks without a barrier on %s', async (_name, viewport) => {
    await open('/terms', { viewport });
    await question().waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  });
});

describe('A premium recipe of a theme that is read on Substack, §6', () => {
  test('says for whom it is, and leads to signing in', async () => {
    await open('/recipes/premium', { viewport: phone });
    await page.getByText(/paid Substack subscribers/).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.getByRole('link', { name: 'Sign in with Substack email' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/sign-in');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});
