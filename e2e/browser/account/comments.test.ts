import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { fullRecipes, premiumRecipes } from '../../sites/demo-pages.ts';
import { extremeSlug, talkedAboutSlug } from '../../sites/extreme-recipes.ts';
import { linkIn, newestMailTo } from '../../mailbox.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { browserOf, cookOf, type Person, signOutEverywhere, somebodyOn } from '../../people.ts';
import { addressOf, desktop, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const site = 'hearth';
const recipe = String(fullRecipes.find((each) => each.site === site)?.path);
const pages: Page[] = [];
let page: Page;
let troubles: string[];
let ada: Person;
let cook: Person;

beforeAll(async () => {
  ada = await somebodyOn(site, 'Ada');
  cook = await cookOf(site);
});

afterEach(async () => {
  await Promise.all(pages.splice(0).map((each) => each.context().close()));
});

type Place = BrowserContextOptions & { path?: string; slug?: string };

const open = async (
  person: Person | null,
  { path = recipe, slug = site, ...given }: Place = {},
) => {
  const signedIn = person ? browserOf(person, slug) : {};
  const options = { reducedMotion: 'reduce' as const, ...signedIn, ...given };
  ({ page, troubles } = await browser.open(addressOf(slug, path), options));
  pages.push(page);
  await nearComments();
};
const nearComments = async () => {
  await page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded();
  await page.getByText(/^\d+ comments?$|^No comments yet$|^Failed to load comments$/).waitFor();
};
const region = () => page.getByRole('region', { name: 'Comments', exact: true });
const comment = (text: string) => region().getByRole('article').filter({ hasText: text });
const thread = (text: string) => region().getByRole('listitem').filter({ hasText: text }).first();
const action = (within: Locator, name: string) => within.getByRole('button', { name }).first();
const words = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
const write = async (text: string) => {
  await region().getByRole('textbox', { name: 'Your comment' }).fill(text);
  await action(region(), 'Submit').click();
  await comment(text).waitFor();
};

describe('A visitor below a recipe, §4, §6', () => {
  test('signs in from there, comes back to it and joins in', async () => {
    const guest = await somebodyOn(site, 'Guest');
    const text = words('My crust was better than theirs.');
    await open(null);
    await region().getByRole('link', { name: 'Sign in to comment' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(guest.email);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText(guest.email).first().waitFor();
    await page.goto(linkIn(await newestMailTo(guest.email), '/sign-in/callback'));
    await page.waitForURL(`**${recipe}#comments`);
    await write(text);
    await action(comment(text), 'Upvote').click();
    await comment(text)
      .getByRole('button', { name: /^Upvote.*1 upvote$/ })
      .waitFor();
    await page.reload();
    await nearComments();
    await expect
      .poll(() => action(comment(text), 'Upvote').getAttribute('aria-pressed'))
      .toBe('true');
  });

  test('reads them without any request that fails, whose site it is not', async () => {
    await open(ada);
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
  });

  test('is answered, and deletes the replies with the comment, as the dialog says', async () => {
    const [text, reply] = [words('Spelt instead of rye?'), words('Less water then.')];
    await open(ada);
    await write(text);
    await open(cook);
    await action(thread(text), 'Reply').click();
    await region().getByRole('textbox', { name: 'Your reply to Ada' }).fill(reply);
    await action(thread(text), 'Submit').click();
    await comment(reply).waitFor();
    await expect
      .poll(() => comment(reply).getByText('Cook', { exact: true }).isVisible())
      .toBe(true);
    await expect.poll(() => comment(reply).getByRole('button', { name: 'Reply' }).count()).toBe(0);
    await open(ada);
    await action(comment(text), 'Delete').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to delete this comment?').waitFor();
    await expect
      .poll(() => dialog.innerText())
      .toContain('This will delete all replies to this comment.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await comment(text).waitFor({ state: 'detached' });
    await comment(reply).waitFor({ state: 'detached' });
  });

  test('keeps what was typed while the network is away', async () => {
    const text = words('From the train.');
    await open(ada);
    await region().getByRole('textbox', { name: 'Your comment' }).fill(text);
    await page.route('**/comments?*', (route) => route.abort());
    await action(region(), 'Submit').click();
    await region().getByText('What you entered is still here.').waitFor();
    await page.unroute('**/comments?*');
    await action(region(), 'Submit').click();
    await comment(text).waitFor();
    await expect.poll(() => comment(text).count()).toBe(1);
  });

  test('finds what they wrote again when they are back after their session ended', async () => {
    const person = await somebodyOn(site, 'Grace');
    const text = words('Written too slowly.');
    await open(person);
    await region().getByRole('textbox', { name: 'Your comment' }).fill(text);
    await signOutEverywhere(person);
    await action(region(), 'Submit').click();
    await region().getByText('You are not signed in any more.').waitFor();
    await region().getByRole('link', { name: 'Sign in to comment' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText(person.email).first().waitFor();
    await page.goto(linkIn(await newestMailTo(person.email), '/sign-in/callback'));
    await page.waitForURL(`**${recipe}#comments`);
    await nearComments();
    const field = region().getByRole('textbox', { name: 'Your comment' });
    await expect.poll(() => field.inputValue()).toBe(text);
    await action(region(), 'Submit').click();
    await comment(text).waitFor();
  });

  test('sends one comment by a double click, and sees the upvote go back when it fails', async () => {
    const text = words('Twice?');
    await open(ada);
    await region().getByRole('textbox', { name: 'Your comment' }).fill(text);
    await action(region(), 'Submit').dblclick();
    await comment(text).waitFor();
    await expect.poll(() => comment(text).count()).toBe(1);
    await page.route('**/comment-upvotes*', (route) => route.abort());
    await action(comment(text), 'Upvote').click();
    await page.getByText('There is no connection at the moment').waitFor();
    await expect
      .poll(() => action(comment(text), 'Upvote').getAttribute('aria-pressed'))
      .toBe('false');
  });
});

describe('The manager of a site, §6', () => {
  test('hides a comment from everybody and brings it back', async () => {
    const text = words('Buy pans.');
    await open(ada);
    await write(text);
    await open(cook);
    await action(comment(text), 'Hide').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to hide this comment?').waitFor();
    await expect.poll(() => dialog.innerText()).not.toContain('replies');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await comment(text).filter({ visible: true }).waitFor({ state: 'detached' });
    const moderator = page;
    await open(null);
    await expect.poll(() => region().getByText(text).count()).toBe(0);
    page = moderator;
    await region().getByText('Hidden comments').click();
    await action(comment(text), 'Unhide').click();
    await action(comment(text), 'Hide').waitFor();
    await open(null);
    await expect.poll(() => comment(text).isVisible()).toBe(true);
  });

  test('is told what others report', async () => {
    const text = words('Very rude.');
    await open(cook);
    await write(text);
    await open(ada);
    await action(comment(text), 'Report').click();
    const dialog = page.getByRole('dialog', { name: 'Report comment' });
    await dialog.getByLabel('What is wrong with it?').fill('Rude');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Thank you. The cook will look at it.').waitFor();
    await expect.poll(() => dialog.isVisible()).toBe(false);
  });
});

describe('Comments that cannot be loaded, §8', () => {
  test('say so and can be asked for again', async () => {
    await open(null, { viewport: phone });
    await page.route('**/comments?*', (route) => route.abort());
    await page.reload();
    await nearComments();
    await expect.poll(() => region().getByText('Failed to load comments').isVisible()).toBe(true);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.unroute('**/comments?*');
    await action(region(), 'Try again').click();
    await region()
      .getByText(/^\d+ comments?$|^No comments yet$/)
      .waitFor();
  });
});

describe('A thousand comments', () => {
  test('come page by page, without one twice or missing', async () => {
    await open(null, { path: `/recipes/${talkedAboutSlug}`, slug: extremeSlug });
    await expect.poll(() => region().getByText('1000 comments').isVisible()).toBe(true);
    const more = region().getByRole('button', { name: 'Load more comments' });
    const shown = region().getByRole('article');
    await expect.poll(() => shown.count()).toBe(32);
    await more.click();
    await comment('Said as number 937').first().waitFor();
    const texts = await shown.allInnerTexts();
    const numbers = texts.map((text) => /Said as number (\d+)/.exec(text)?.[1]);
    expect(new Set(numbers).size).toBe(numbers.length);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  });
});

describe('Comments of a premium recipe, §6', () => {
  const premiumOn = (slug: string) =>
    String(premiumRecipes.find((each) => each.site === slug)?.path);

  test('are not shown by a theme that keeps them to subscribers', async () => {
    ({ page } = await browser.open(addressOf('atelier', premiumOn('atelier'))));
    pages.push(page);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.getByRole('heading', { name: 'Comments', exact: true }).count())
      .toBe(0);
  });
});

describe('Comments on the demo sites', () => {
  test.each([
    { slug: 'hearth', viewport: phone, colorScheme: 'dark' },
    { slug: 'market-garden', viewport: desktop, colorScheme: 'light' },
    { slug: 'atelier', viewport: phone, colorScheme: 'light' },
  ] as const)('have no barrier: $slug in $colorScheme', async ({ slug, ...how }) => {
    const path = String(fullRecipes.find((each) => each.site === slug)?.path);
    const person = await somebodyOn(slug, 'Cäcilie Müller-Lüdenscheidt von der Heide');
    await open(null, { ...how, path, slug });
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await open(person, { ...how, path, slug });
    const text = words('Lovely.');
    await write(text);
    await action(comment(text), 'Reply').click();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await action(comment(text), 'Delete').click();
    await page.getByRole('alertdialog').getByText('Are you sure').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});

describe('Comments by the keyboard alone', () => {
  /** The text of what has the focus; nothing while it is lost, though the body contains every text. */
  const focused = () => page.evaluate(() => document.querySelector(':focus')?.textContent ?? '');

  test('are written, answered and deleted, and the focus is never lost', async () => {
    const [text, reply] = [words('By keys.'), words('By keys too.')];
    await open(ada, { viewport: desktop });
    await region().getByRole('textbox', { name: 'Your comment' }).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Submit');
    await page.keyboard.press('Enter');
    await page.locator(':focus').filter({ hasText: text }).waitFor();
    await action(comment(text), 'Reply').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(reply);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await comment(reply).waitFor();
    await expect.poll(focused).toContain('Reply');
    await action(comment(reply), 'Delete').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await expect.poll(focused).toContain('Delete');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await comment(reply).waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Comments');
  });
});
