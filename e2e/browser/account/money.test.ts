import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paymentsMessages } from '#contract/kitchen/money/payments-messages.ts';
import { sellerMessages } from '#contract/kitchen/money/seller-messages.ts';
import { giveYearMessages as gift } from '#contract/money/give-year-messages.ts';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { patience } from '#scripts/patience.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { launchBrowser } from '../../browser.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { startShopPlatform } from '../../platform/shop-platform.ts';
import { desktop, phone } from '../../site-browser.ts';

const slug = 'salt-and-straw';
let shop: Awaited<ReturnType<typeof startShopPlatform>>;
let browser: Browser;
let cook: string;

beforeAll(async () => {
  shop = await startShopPlatform();
  browser = await launchBrowser();
  cook = await shop.signUp('cook@example.com');
  const named = { title: 'Salt & Straw', slug };
  await shop.call('POST /api/v1/manage/sites', { token: cook, body: named });
  const offers = { newslettersEnabled: true, subscriptionsEnabled: true };
  await shop.call(`PUT /api/v1/manage/${slug}/sites`, {
    token: cook,
    body: { ...named, ...offers },
  });
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

const site = (path: string) => `http://${slug}.${shop.host}${path}`;
const onPlatform = (path: string) => `http://${shop.host}${path}`;

async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patience.timeout);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const signedIn = (token: string): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [
      { origin: onPlatform(''), localStorage: [{ name: authTokenKey, value: token }] },
      { origin: site(''), localStorage: [{ name: authTokenKey, value: token }] },
    ],
  },
});

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

/** What every screen has to be, whatever it says. */
async function expectSound(page: Page): Promise<void> {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
}

describe('Money', () => {
  test('begins with a cook who connects an account and sets prices', async () => {
    const page = await open(onPlatform(`/kitchen/${slug}/plans`), {
      ...signedIn(cook),
      viewport: desktop,
    });
    await button(page, sellerMessages.none.connect).click();
    await button(page, 'Give everything').click();
    await page.getByText(sellerMessages.ready.text).waitFor();
    await page.getByRole('textbox', { name: 'A month' }).fill('5');
    await page.getByRole('textbox', { name: 'A year' }).fill('50');
    await button(page, 'Save prices').click();
    await page.getByText('Visitors see the new prices in a moment.').waitFor();
    await expectSound(page);
  });

  test('is paid by a stranger, whose first card is declined, and shown to the cook', async () => {
    await expect
      .poll(async () => (await (await open(site('/subscribe'))).content()).includes('$50'))
      .toBe(true);
    const page = await open(site('/subscribe'));
    await page.getByRole('radio', { name: 'Full Access $5 a month' }).check();
    await page.getByLabel('Email', { exact: true }).fill('reader@example.com');
    await button(page, 'Subscribe').click();
    await page.waitForURL((url) => url.origin === shop.stripe);
    await page.locator('select[name=card], input[name=card]').first().waitFor();
    await payWith(page, 'declined');
    await page
      .getByText(/declined/i)
      .first()
      .waitFor();
    await payWith(page, 'good');
    await page.getByText(subscribeMessages.success).waitFor();
    await page.getByText('Full Access, $5 a month').waitFor();
    await expectSound(page);
    const kitchen = await open(onPlatform(`/kitchen/${slug}/payments`), signedIn(cook));
    await kitchen.getByText('reader@example.com').first().waitFor();
    await kitchen.getByText(paymentsMessages.income.renews(1, '$5')).waitFor();
    const sum = kitchen.locator('.payments-plot b');
    const overflow = () => sum.evaluate((label) => label.scrollWidth - label.clientWidth);
    await expect.poll(overflow).toBe(0);
    await expectSound(kitchen);
  });

  test('is given to a friend, who takes it by a press', async () => {
    const giver = await open(site('/subscribe'));
    await giver.getByText(gift.open).click();
    await giver.getByLabel(gift.friend).fill('friend@example.com');
    await giver.getByLabel(gift.name).fill('Ada');
    await giver.getByLabel(gift.email).fill('giver@example.com');
    await expectSound(giver);
    await button(giver, gift.pay('$50')).click();
    await giver.waitForURL((url) => url.origin === shop.stripe);
    await payWith(giver, 'good');
    await giver.getByText(gift.givenText).waitFor();
    const [letter] = await shop.mailsTo('friend@example.com');
    const link = /http\S+\/gift\?token=\S+/.exec(String(letter?.text))?.[0];
    const friend = await shop.signUp('friend@example.com');
    const page = await open(String(link), signedIn(friend));
    await page.getByText(gift.take.takeAs('friend@example.com')).waitFor();
    await expectSound(page);
    await button(page, gift.take.take).click();
    await page.getByText(gift.take.taken('Salt & Straw')).waitFor();
    await page.goto(onPlatform('/subscriptions'));
    await page.getByText(/Full Access, yearly, a gift/).waitFor();
    await expectSound(page);
  });
});

async function payWith(page: Page, card: 'good' | 'declined'): Promise<void> {
  await page
    .locator(`[name=card][value=${card}], select[name=card]`)
    .first()
    .evaluate((field, value) => {
      if (field instanceof HTMLSelectElement) field.value = value;
      else (field as HTMLInputElement).checked = true;
    }, card);
  await button(page, /^Pay/).click();
}
