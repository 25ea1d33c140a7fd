import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { askSite } from '../../ask-site.ts';
import { isLost, walkThrough } from '../../checks/keyboard-walk.ts';
import { linkIn, newestMailTo } from '../../mailbox.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';
import { callAs } from '../../people.ts';

const browser = siteBrowser();
const callback = '/sign-in/callback';
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
const someEmail = () => `${crypto.randomUUID()}@example.com`;
const field = () => page.getByRole('main').getByLabel('Email');
const button = (name: string) => page.getByRole('main').getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const menu = () => page.getByRole('banner').getByText('Account', { exact: true });
const path = () => new URL(page.url()).pathname;
const expectPath = (wanted: string) => page.waitForURL(({ pathname }) => pathname === wanted);
const codeFor = async (email: string) =>
  /\b\d{6}\b/.exec((await newestMailTo(email)).text)?.[0] ?? '';
const ask = async (email: string, name: string) => {
  await field().fill(email);
  await button(name).click();
  await heading('Check your email').waitFor();
};
const isSignedIn = () => page.evaluate(() => localStorage.getItem('authToken') !== null);

describe('Signing up by the link of the mail, §2', () => {
  test('begins in the menu, makes an account with letters, and comes back to the page', async () => {
    const email = someEmail();
    await open(addressOf('hearth', '/about'), { viewport: desktop });
    await menu().click();
    await page.getByRole('menuitem', { name: 'Create Account' }).click();
    await expectPath('/sign-up');
    const letters = page.getByLabel('Subscribe to The Ash Drawer newsletter');
    await expect.poll(() => letters.isChecked()).toBe(true);
    await expect
      .poll(() => page.getByText('Your account works across all sites').isVisible())
      .toBe(true);
    await ask(email, 'Create Account');
    await page.goto(linkIn(await newestMailTo(email), callback));
    await expectPath('/about');
    await menu().click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    const token = await page.evaluate(() => String(localStorage.getItem('authToken')));
    const known = await callAs({ email, token }, 'GET /api/v1/site/hearth/current-user');
    expect(known).toMatchObject({ currentUser: { isSubscribedToNewsletter: true } });
  });

  test('a mail scanner that fetches the link changes nothing', async () => {
    const email = someEmail();
    await open(onPlatform('/sign-up'));
    await ask(email, 'Create Account');
    const link = linkIn(await newestMailTo(email), callback);
    await Promise.all([askSite(link), askSite(link, { method: 'HEAD' }), askSite(link)]);
    await page.goto(link);
    await expectPath('/');
    await expect.poll(isSignedIn).toBe(true);
  });

  test('a link that was used asks for the email again, and the new one works', async () => {
    const email = someEmail();
    await open(addressOf('hearth', '/sign-in?next=/terms'));
    await ask(email, 'Sign In');
    const link = linkIn(await newestMailTo(email), callback);
    await page.goto(link);
    await expectPath('/terms');
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await heading('Your sign in link has expired').waitFor();
    await expect.poll(() => page.url()).not.toContain('token');
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await ask(email, 'Send a new link');
    await page.goto(linkIn(await newestMailTo(email), callback));
    await expectPath('/terms');
  });

  test('followed in one tab leads the tab on that waits for it', async () => {
    const email = someEmail();
    await open(addressOf('hearth', '/sign-in?next=/terms'));
    await ask(email, 'Sign In');
    const other = await page.context().newPage();
    await other.goto(linkIn(await newestMailTo(email), callback));
    await expectPath('/terms');
  });
});

describe('Signing in by the code of the mail, design §8', () => {
  test('takes it as it was pasted, after it was wrong once', async () => {
    const email = someEmail();
    await open(addressOf('market-garden', '/sign-in?next=/recipes'));
    await ask(email, 'Sign In');
    const code = page.getByLabel('Code from the email');
    await expect.poll(() => code.getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => button('Use code').isDisabled()).toBe(true);
    await code.fill('000 000');
    await button('Use code').click();
    await page.getByText('This code is wrong or has expired').waitFor();
    const right = await codeFor(email);
    await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await button('Use code').click();
    await expectPath('/recipes');
    await expect.poll(isSignedIn).toBe(true);
  });

  test('goes by the keyboard alone', async () => {
    const email = someEmail();
    await open(addressOf('atelier', '/sign-in'), { viewport: desktop });
    await field().focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await heading('Check your email').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type(await codeFor(email));
    await page.keyboard.press('Enter');
    await expectPath('/');
    await expect.poll(isSignedIn).toBe(true);
  });

  test('goes back for a different email', async () => {
    await open(onPlatform('/sign-in'));
    await ask(someEmail(), 'Sign In');
    await button('Enter different email').click();
    await heading('Sign in').waitFor();
    await expect.poll(() => field().isVisible()).toBe(true);
  });
});

describe('What a form says, §5 and §8', () => {
  test('an address that is none is refused until it is edited', async () => {
    await open(addressOf('hearth', '/sign-in'));
    await expect.poll(() => button('Sign In').isDisabled()).toBe(true);
    await field().fill('edna at home');
    await button('Sign In').click();
    const error = page.getByText('Please enter a valid email address');
    await error.waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await field().press('End');
    await field().pressSequentially('!');
    await expect.poll(() => error.count()).toBe(0);
  });

  test('without a network says so, and keeps what was typed until there is one', async () => {
    const email = someEmail();
    await open(addressOf('hearth', '/sign-in'));
    await field().fill(email);
    await page.locator('button:enabled', { hasText: 'Sign In' }).waitFor();
    await page.context().setOffline(true);
    await button('Sign In').click();
    const box = page.getByRole('main').getByRole('alert');
    await box.getByText('Something went wrong. Please try again.').waitFor();
    await expect.poll(() => field().inputValue()).toBe(email);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.context().setOffline(false);
    await button('Sign In').click();
    await heading('Check your email').waitFor();
  });

  test('says that it is signing in while it is, and sends once', async () => {
    const asked: string[] = [];
    const held = Promise.withResolvers<void>();
    await open(addressOf('hearth', '/sign-in'));
    await page.route('**/sign-in?next=*', async (route) => {
      asked.push(route.request().method());
      await held.promise;
      await route.continue();
    });
    await field().fill(someEmail());
    await button('Sign In').dblclick();
    await button('Signing In...').click({ force: true });
    held.resolve();
    await heading('Check your email').waitFor();
    expect(asked).toEqual(['POST']);
  });

  test('a link without an answer is not used up', async () => {
    const email = someEmail();
    await open(onPlatform('/sign-in'));
    await ask(email, 'Sign In');
    await page.route('**/api/v1/manage/sign-in/*', (route) => route.abort());
    await page.goto(linkIn(await newestMailTo(email), callback));
    await heading('That did not go through').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.unroute('**/api/v1/manage/sign-in/*');
    await button('Try again').click();
    await expectPath('/');
    await expect.poll(isSignedIn).toBe(true);
  });
});

describe('Without scripts', () => {
  test('signing in says that it needs a script where there is none', async () => {
    await open(addressOf('hearth', '/sign-in'), { javaScriptEnabled: false });
    await expect
      .poll(() => page.getByRole('main').innerText())
      .toContain('Signing in needs JavaScript');
  });
});

describe.each([
  ['hearth', phone],
  ['market-garden', desktop],
  ['atelier', phone],
])('Pages to sign in on %s', (site, viewport) => {
  test.each([
    ['/sign-in', 'light'],
    ['/sign-up', 'dark'],
    [callback, 'light'],
  ] as const)('%s in %s bars nobody, fits and shows every stop', async (address, colorScheme) => {
    await open(addressOf(site, address), { viewport, colorScheme });
    await page.getByRole('main').getByLabel('Email').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const stops = await walkThrough(page);
    expect(stops.filter(isLost)).toEqual([]);
    await expect.poll(path).toBe(address);
  });
});
