import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoSites } from '#scripts/demo/index.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { linkIn, newestMailTo } from '../../mailbox.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { browserOf, callAs, somebodyOn } from '../../people.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
let page: Page;
let troubles: string[];

const open = async (site: string, path: string, options = {}) => {
  ({ page, troubles } = await browser.open(addressOf(site, path), {
    reducedMotion: 'reduce',
    ...options,
  }));
};
const somebody = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
const popup = () => page.getByRole('complementary', { name: 'Get notified about new recipes' });
const popupField = () => popup().getByRole('textbox', { name: 'Email' });
const gardenRecipe = String(fullRecipes.find(({ site }) => site === 'market-garden')?.path);
const [firstSite] = demoSites;
const ownerEmail = `${firstSite?.owner.handle}@larder.example`;
const currentUser = z.looseObject({
  currentUser: z.looseObject({ isSubscribedToNewsletter: z.boolean() }),
});
const isFocused = (element: Element) => element === document.activeElement;

afterEach(() => page.context().close());

describe('From the popup to the letter and back', () => {
  test('a reader signs up, and unsubscribes from the mail', async () => {
    const email = somebody('reader');
    await open('market-garden', '/about', { viewport: phone });
    await popup().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await popupField().fill(email);
    await popup().getByRole('button', { name: 'Subscribe' }).click();
    await popup().getByText('Thanks for subscribing!').waitFor();
    await expect
      .poll(() =>
        popup().getByText("You'll receive our latest recipes and cooking tips soon.").isVisible(),
      )
      .toBe(true);
    await popup().waitFor({ state: 'hidden' });
    const letter = await newestMailTo(email);
    await page.goto(linkIn(letter, '/unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.waitForLoadState('networkidle');
    await page.goto(addressOf('market-garden', '/recipes'));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hasSubmittedNewsletterForm')))
      .toBe('true');
    expect(troubles).toEqual([]);
  });

  test('needs no script to unsubscribe', async () => {
    const email = somebody('quiet');
    await open('hearth', '/recipes');
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await popupField().fill(email);
    await popupField().press('Enter');
    await popup().getByText('Thanks for subscribing!').waitFor();
    const letter = await newestMailTo(email);
    await page.context().close();
    ({ page, troubles } = await browser.open(linkIn(letter, '/unsubscribe'), {
      javaScriptEnabled: false,
      viewport: phone,
    }));
    const heading = () => page.getByRole('heading', { level: 1 }).innerText();
    const about = () => page.getByText(/^This is about the letters to qu…@example\.com\.$/);
    await about().waitFor();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect.poll(heading).toBe('You are unsubscribed');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await about().waitFor();
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(heading).toBe('You get our letters again');
    await about().waitFor();
    await expect.poll(() => page.getByText('We will not write to you').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Subscribe again' }).count()).toBe(0);
    await page.goto(addressOf('hearth', '/unsubscribe?token=made-up'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toBe('This link does not work');
  });
});

describe('The popup', () => {
  test('locks nothing, closes by Escape and stays closed in this session', async () => {
    await open('hearth', '/recipes');
    await popup().waitFor();
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
    await popupField().focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => popup().isVisible()).toBe(false);
    await page.reload();
    const isClosed = () => sessionStorage.getItem('hasClosedNewsletterPopup');
    await expect.poll(() => page.evaluate(isClosed)).toBe('true');
  });

  test.each([
    ['a phone', 'hearth', phone],
    ['a desktop', 'hearth', desktop],
    ['a phone', 'atelier', phone],
    ['a desktop', 'market-garden', desktop],
  ])('has no barrier on %s at %s', async (_name, site, viewport) => {
    await open(site, '/about', { viewport });
    await popup().waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await popupField().fill('nobody');
    await popupField().press('Enter');
    await popup().getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  });

  test('keeps what was typed while the network is away', async () => {
    const email = somebody('tunnel');
    await open('hearth', '/recipes');
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await expect.poll(() => popupField().evaluate(isFocused)).toBe(true);
    await popupField().fill(email);
    await page.route('**/newsletter-subscribers', (route) => route.abort());
    await popup().getByRole('button', { name: 'Subscribe' }).click();
    await popup().getByText('There is no connection at the moment').waitFor();
    await expect.poll(() => popupField().inputValue()).toBe(email);
    await page.unroute('**/newsletter-subscribers');
    await popup().getByRole('button', { name: 'Subscribe' }).click();
    await popup().getByText('Thanks for subscribing!').waitFor();
  });

  test('takes a press that comes before its code', async () => {
    await open('hearth', '/recipes');
    const held = Promise.withResolvers<undefined>();
    await page.route('**/_astro/client*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await popupField().fill(somebody('hasty'));
    await popup().getByRole('button', { name: 'Subscribe' }).click();
    held.resolve(undefined);
    await popup().getByText('Thanks for subscribing!').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/recipes');
  });
});

describe('The page to subscribe', () => {
  const email = () => page.getByRole('textbox', { name: 'Email' });
  const subscribe = () => page.getByRole('main').getByRole('button', { name: 'Subscribe' });

  test('starts a free plan and tells where the link is', async () => {
    const address = somebody('guest');
    await open('atelier', '/subscribe', { viewport: phone });
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Limited Access Free' }).check();
    await email().fill(address);
    await subscribe().click();
    await page.waitForURL('**/subscribe/success?email=*');
    await page
      .getByRole('heading', { name: 'Account creation and subscription successful' })
      .waitFor();
    await page.getByText(`Check the ${address} inbox for a login link.`).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    const { subject } = await newestMailTo(address);
    expect(subject).toContain('Atelier Sorel');
    expect(troubles).toEqual([]);
  });

  test('starts letters alone where there are no plans', async () => {
    const address = somebody('gardener');
    await open('market-garden', `/subscribe?email=${address}`);
    await expect.poll(() => page.getByRole('radio').count()).toBe(0);
    await subscribe().click();
    await page.waitForURL('**/subscribe/success?email=*');
    const { subject } = await newestMailTo(address);
    expect(subject).toContain('Nine Beds');
    expect(troubles).toEqual([]);
  });

  test('says who has an account already, and leads to the door', async () => {
    await open('atelier', `/subscribe?email=${ownerEmail}`);
    await page.getByRole('radio', { name: 'Limited Access Free' }).check();
    await subscribe().click();
    const alert = page.getByRole('alert').filter({ hasText: 'An account already exists' });
    await alert.getByRole('link', { name: 'Sign In' }).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => email().inputValue()).toBe(ownerEmail);
  });

  test('says why a plan cannot be had, and keeps what was chosen', async () => {
    const address = somebody('gourmet');
    await open('atelier', '/subscribe');
    await page.getByRole('radio', { name: 'Full Access $84 a year' }).check();
    await email().fill(address);
    await subscribe().click();
    await page
      .getByRole('alert')
      .getByText('This site does not take payments at the moment')
      .waitFor();
    await expect.poll(() => email().inputValue()).toBe(address);
    await expect
      .poll(() => page.getByRole('radio', { name: 'Full Access $84 a year' }).isChecked())
      .toBe(true);
  });

  test('is used by keys alone', async () => {
    await open('atelier', '/subscribe', { viewport: desktop });
    await page.getByRole('radio', { name: 'Full Access $9 a month' }).focus();
    await page.keyboard.press('ArrowDown');
    const yearly = page.getByRole('radio', { name: 'Full Access $84 a year' });
    await expect.poll(() => yearly.isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => email().inputValue()).toBe('nobody');
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });

  test('says when to try again', async () => {
    await open('hearth', '/subscribe');
    await page.route('**/subscriptions', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '120' },
        json: { error: 'Too many requests.', code: 'rate_limited' },
      }),
    );
    await email().fill('edna@example.com');
    await subscribe().click();
    await page.getByText('Too many requests. Please try again in 2 minutes.').waitFor();
    await expect.poll(() => email().inputValue()).toBe('edna@example.com');
  });

  test('tells at an address of a checkout where nothing was bought', async () => {
    await open('atelier', '/subscribe/success/cs_test_a1B2');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toBe('There is no such purchase');
  });
});

describe('The box on a recipe', () => {
  test('signs up in its place', async () => {
    await open('market-garden', gardenRecipe, { viewport: desktop });
    const box = page.getByRole('region', { name: 'Get notified about new recipes' });
    await box.getByRole('textbox', { name: 'Email' }).fill(somebody('baker'));
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await box.getByText('Thanks for subscribing', { exact: true }).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('leads to the plans where there are some, also without a script', async () => {
    await open('atelier', '/', { viewport: desktop, javaScriptEnabled: false });
    const box = page.getByRole('region', { name: 'Get notified about new recipes' });
    await box.getByRole('textbox', { name: 'Email' }).fill('edna@example.com');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/subscribe?email=*');
    await expect.poll(() => new URL(page.url()).searchParams.get('email')).toBe('edna@example.com');
  });
});

describe('Whether a site writes to who is signed in', () => {
  test('is chosen where letters are ended, and kept', async () => {
    const person = await somebodyOn('hearth', 'Ada');
    const hasLetters = async () => {
      const known = await callAs(person, 'GET /api/v1/site/hearth/current-user');
      return currentUser.parse(known).currentUser.isSubscribedToNewsletter;
    };
    const box = () => page.getByLabel(`Send letters about new recipes to ${person.email}`);
    await open('hearth', '/unsubscribe', browserOf(person, 'hearth'));
    await box().check();
    await expect.poll(hasLetters).toBe(true);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.reload();
    await box().waitFor();
    await expect.poll(() => box().isChecked()).toBe(true);
    await box().uncheck();
    await expect.poll(hasLetters).toBe(false);
    await page.route('**/newsletter-preference', (route) => route.abort());
    await box().click();
    await page.getByText('There is no connection at the moment').waitFor();
    await expect.poll(() => box().isChecked()).toBe(false);
  });
});
