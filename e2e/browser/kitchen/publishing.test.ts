import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { clockMessages } from '#contract/kitchen/shell/clock-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { signInAgainMessages } from '#contract/kitchen/shell/sign-in-again-messages.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { focusNotice } from '../../cooks/notices.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { askSite } from '../../ask-site.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const texts = { ...publishingMessages, ...publishSheetMessages };
const browser = siteBrowser();
const slug = `press-${crypto.randomUUID().slice(0, 8)}`;
const made = z.looseObject({ recipe: z.looseObject({ id: z.string(), slug: z.string() }) });
let cook: Person;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Press', slug });
});
afterEach(() => page.context().close());

async function openRecipe(options: BrowserContextOptions = {}) {
  const recipe = { title: 'Plum tart', slug: `plum-tart-${crypto.randomUUID().slice(0, 8)}` };
  const answer = await callAs(cook, `POST /api/v1/manage/${slug}/recipes`, recipe);
  const { id } = made.parse(answer).recipe;
  const given = {
    ...platformBrowserOf(cook),
    reducedMotion: 'reduce' as const,
    viewport: desktop,
    timezoneId: 'Europe/Vienna',
    ...options,
  };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/recipes/${id}`), given));
  await page.getByText('Saved', { exact: true }).waitFor();
  return { ...recipe, id, address: addressOf(slug, `/recipes/${recipe.slug}`) };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const state = (text: string | RegExp) => page.locator('.editor-publish .state', { hasText: text });
const choose = async (item: string) => {
  await button(texts.more).click();
  await page.getByRole('menuitem', { name: item }).click();
};
/** What a visitor is answered. */
const statusOf = async (address: string) => (await askSite(address)).status;

const screens = { 'a phone': phone, 'a wide screen': desktop };

describe.each(Object.entries(screens))('Publishing on %s', (_, viewport) => {
  test('says what will happen, and takes two key presses to be live', async () => {
    const { address } = await openRecipe({ viewport });
    await button(texts.buttons.publish).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/pages? change/).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: texts.steps.view });
    await link.waitFor();
    await page.getByText(texts.steps.liveText).waitFor();
    await expect.poll(() => link.getAttribute('href')).toBe(address);
    await expect.poll(() => statusOf(address)).toBe(200);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await state('Published').waitFor();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('happens at a time to come, with what was written until then', async () => {
    await openRecipe({ viewport });
    await choose(texts.buttons.schedule);
    await page.getByLabel(clockMessages.day).fill('2027-03-28');
    await page.getByLabel(clockMessages.time, { exact: true }).fill('02:30');
    await page.getByText(texts.time.skipped('02:30', '03:30')).waitFor();
    await page.keyboard.press('Enter');
    await state(/Scheduled for Sun 28 Mar 2027 03:30/).waitFor();
    await page.getByLabel('Title', { exact: true }).fill('Plum tart, later');
    await button(texts.schedule.include('28 March')).click();
    await page.getByText(texts.schedule.included).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await button(texts.buttons.publish).click();
    await button(texts.sheet.withdraw).click();
    await state('Draft').waitFor();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('is taken back, now and later', async () => {
    const { id, address } = await openRecipe({ viewport });
    await callAs(cook, `POST /api/v1/manage/${slug}/recipes/${id}/publish`, {});
    await page.reload();
    await choose(texts.unpublish);
    await button(texts.away.publishAsItWas).waitFor();
    await expect.poll(() => statusOf(address)).toBe(404);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.reload();
    await button(texts.away.publishAsItWas).click();
    await state('Published').waitFor();
    await expect.poll(() => statusOf(address)).toBe(200);
    await choose(texts.delete);
    await page.getByText(texts.away.deleted).waitFor();
    await focusNotice(page);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith(id));
    await state('Draft').or(state('Published')).waitFor();
  });
});

/** Meets the next call to publish; later ones go through. */
async function meetPublish(meet: (route: Route) => Promise<void>) {
  await page.route('**/publish', meet, { times: 1 });
  await button(texts.buttons.publish).click();
  await button(texts.sheet.publishNow).click();
}

const answerWith = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { code, error: `It says ${code}.` } });

describe('Publishing, where the server', () => {
  test('fails, says so and goes on with Retry', async () => {
    const { address } = await openRecipe();
    await meetPublish(answerWith(503, 'unavailable'));
    await page.getByText(texts.steps.failed).waitFor();
    await button(texts.steps.retry).click();
    await page.getByText(texts.steps.liveText).waitFor();
    await expect.poll(() => statusOf(address)).toBe(200);
  });

  test('is slow, says what it waits for', async () => {
    const { address } = await openRecipe();
    await meetPublish(async (route) => {
      await page.getByText(texts.steps.sending).first().waitFor();
      await route.continue();
    });
    await page.getByText(texts.steps.liveText).waitFor();
    await expect.poll(() => statusOf(address)).toBe(200);
  });

  test('dies after it has published, finds that it is published', async () => {
    const { id, address } = await openRecipe();
    await meetPublish(async (route) => {
      await callAs(cook, `POST /api/v1/manage/${slug}/recipes/${id}/publish`, {});
      await route.abort();
    });
    await page.getByText(texts.steps.liveText).waitFor();
    await expect.poll(() => statusOf(address)).toBe(200);
  });

  test('holds another version, looks and publishes nothing unseen', async () => {
    const { id, slug: recipeSlug, address } = await openRecipe();
    const theirs = { title: 'Plum tart, theirs', slug: recipeSlug };
    await meetPublish(async (route) => {
      await callAs(cook, `PUT /api/v1/manage/${slug}/recipes/${id}`, theirs);
      await route.continue();
    });
    await page.getByText(texts.failures.changedElsewhere).waitFor();
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toBe(theirs.title);
    await expect.poll(() => statusOf(address)).toBe(404);
  });

  test('no longer knows the session, waits for the person to sign in', async () => {
    const { address } = await openRecipe();
    await meetPublish(answerWith(401, 'unauthenticated'));
    await page.getByText(texts.steps['signed-out']).waitFor({ state: 'attached' });
    await expect.poll(() => statusOf(address)).toBe(404);
    await page.keyboard.press('Escape');
    await button(kitchenShellMessages.sessionEnded.resume).click();
    await page.getByRole('dialog', { name: signInAgainMessages.sessionEnded.title }).waitFor();
  });
});
