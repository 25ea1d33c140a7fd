import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askSite } from '../../ask-site.ts';
import { browserOf, callAs, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const pages: Page[] = [];
let page: Page;

afterEach(async () => {
  await Promise.all(pages.splice(0).map((each) => each.context().close()));
});

const still = { reducedMotion: 'reduce' } as const;
const open = async (address: string, options: BrowserContextOptions = {}) => {
  ({ page } = await browser.open(address, { ...still, ...options }));
  pages.push(page);
};
const menu = () => page.getByRole('banner').getByText('Account', { exact: true });
const expectPath = (wanted: string) => page.waitForURL(({ pathname }) => pathname === wanted);
const isSignedIn = () => page.evaluate(() => localStorage.getItem('authToken') !== null);

describe('Who is signed in, §2 and §4', () => {
  test.each([['/sign-in?next=/terms'], ['/sign-up?next=/terms']])(
    'is sent on from %s',
    async (address) => {
      const person = await somebodyOn('hearth', 'Ada');
      await open(addressOf('hearth', address), browserOf(person, 'hearth'));
      await expectPath('/terms');
    },
  );

  test('takes the session along to the platform, in a token that leaves the address', async () => {
    const person = await somebodyOn('hearth', 'Ada');
    await open(addressOf('hearth', '/'), { viewport: desktop, ...browserOf(person, 'hearth') });
    await menu().click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.getByLabel('Name').waitFor();
    await expect.poll(() => page.url()).toBe(onPlatform('/profile'));
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada');
  });

  test('takes it to any page of another site', async () => {
    const person = await somebodyOn('hearth', 'Ada');
    const handOver = z.object({ singleUseToken: z.string() });
    const made = await callAs(person, 'POST /api/v1/manage/single-use-tokens');
    const { singleUseToken } = handOver.parse(made);
    const address = addressOf('atelier', `/recipes?search=tart&mgk=${singleUseToken}`);
    await open(address, { viewport: desktop });
    await page.waitForURL(({ search }) => search === '?search=tart');
    await page.waitForFunction(() => localStorage.getItem('authToken') !== null);
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Saved / })
      .first()
      .waitFor();
    await page.goto(address);
    await page.waitForFunction(() => localStorage.getItem('authToken') === null);
    await expect.poll(() => new URL(page.url()).search).toBe('?search=tart');
  });

  test('signs out with a word while it lasts, in every tab', async () => {
    const person = await somebodyOn('hearth', 'Ada');
    await open(onPlatform('/profile'), { viewport: desktop, ...platformBrowserOf(person) });
    await page.getByLabel('Name').waitFor();
    const other = await page.context().newPage();
    await other.goto(onPlatform('/subscriptions'));
    await other.getByText('You have not subscribed to any site yet.').waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/sign-out', async (route) => {
      await held.promise;
      await route.continue();
    });
    await menu().click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('menuitem', { name: 'Signing Out...' }).waitFor();
    held.resolve();
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor();
    await other.getByRole('heading', { name: 'Please sign in' }).waitFor();
    const headers = { Authorization: `Bearer ${person.token}` };
    const answer = await askSite(onPlatform('/api/v1/manage/current-user'), { headers });
    expect(answer.status).toBe(401);
  });

  test('stays so where signing out gets no answer', async () => {
    const person = await somebodyOn('hearth', 'Ada');
    await open(onPlatform('/profile'), { viewport: desktop, ...platformBrowserOf(person) });
    await page.getByLabel('Name').waitFor();
    await page.route('**/sign-out', (route) => route.abort());
    await menu().click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByText('You are still signed in here').waitFor();
    await expect.poll(isSignedIn).toBe(true);
  });

  test('is nobody any more once the session has ended, without a word', async () => {
    const address = addressOf('hearth', '/');
    const ended = { email: '', token: 'not-a-session-any-more' };
    await open(address, { viewport: desktop, ...browserOf(ended, 'hearth') });
    await menu().click();
    await page.getByRole('menuitem', { name: 'Sign In' }).waitFor();
    await expect.poll(isSignedIn).toBe(false);
  });
});

describe('Before anybody touches it', () => {
  test('nothing of the account is loaded for a visitor without a session', async () => {
    const asked: string[] = [];
    await open('about:blank');
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(addressOf('hearth', '/terms'), { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /AccountMenu|AccountLinks|\/api\//.test(url))).toEqual([]);
  });
});
