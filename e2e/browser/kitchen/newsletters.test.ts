import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askSite } from '../../ask-site.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { expectGood } from '../../cooks/writing.ts';
import { linkIn, newestMailTo } from '../../mailbox.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `post-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
let cook: Person;
let page: Page;
let troubles: string[];

const withId = (kind: string) => z.looseObject({ [kind]: z.looseObject({ id: z.string() }) });
const made = async (kind: string, call: string, body: object): Promise<string> =>
  withId(kind).parse(await callAs(cook, call, body))[kind]!.id;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  const site = { title: 'Salt & Straw', slug };
  await callAs(cook, 'POST /api/v1/manage/sites', site);
  await callAs(cook, `PUT ${manage}/sites`, { ...site, newslettersEnabled: true });
});
afterEach(() => page.context().close());

/** A recipe that is published, for paying readers alone. */
async function aPremiumRecipe(title: string): Promise<string> {
  const text = (words: string) => ({
    type: 'document',
    children: [{ type: 'paragraph', children: [{ text: words }] }],
  });
  const id = await made('recipe', `POST ${manage}/recipes`, {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    privacySetting: 'subscribers_only',
    instructionGroups: [
      {
        id: crypto.randomUUID(),
        title: 'Do this',
        instructions: [{ id: crypto.randomUUID(), content: text('Stir it slowly.') }],
      },
    ],
  });
  await callAs(cook, `POST ${manage}/recipes/${id}/publish`);
  return id;
}

/** People who asked for the letters elsewhere, as the cook declares. */
async function bring(emails: string[]): Promise<void> {
  const imports = `${manage}/subscriber-imports`;
  const id = await made('import', `POST ${imports}`, { fileName: 'list.csv' });
  const rows = emails.map((email, at) => ({ line: at + 2, email }));
  await callAs(cook, `PUT ${imports}/${id}/rows`, { rows });
  const declared = { basis: 'confirmed', statement: 'At the market' };
  await callAs(cook, `POST ${imports}/${id}/start`, declared);
  await callAs(cook, `POST ${imports}/${id}/advance`);
}

const counted = z.looseObject({ all: z.number() });
const audience = async () =>
  counted.parse(await callAs(cook, `GET ${manage}/newsletter-audience`)).all;

const open = async (options: object) => {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), ...options };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/newsletters`), given));
};
const press = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).last().click();
const letter = () => page.frameLocator('iframe');
const screens = { 'a phone, in the dark': phone, 'a wide screen': desktop };

/** Writes a letter of a recipe and a few lines. */
async function write(subject: string, recipe: string): Promise<void> {
  await writeNote(subject);
  await page.getByRole('combobox', { name: 'Find a recipe' }).fill(recipe);
  await page.getByRole('option', { name: recipe }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take it out' }).waitFor();
  await page.getByText('Saved').first().waitFor();
}

async function writeNote(subject: string): Promise<void> {
  await press('New newsletter');
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Preview line' }).fill('With a candle');
  await page.getByRole('textbox', { name: 'Your note' }).click();
  await page.keyboard.type('Dear all, this one is slow.');
}

/** Shows the letter where it is not beside the editor. */
async function showLetter(): Promise<void> {
  const show = page.getByRole('button', { name: 'Show the letter' });
  await page.getByRole('button', { name: /^(?:Show|Hide) the letter$/ }).waitFor();
  if (await show.isVisible()) await show.click();
}

describe.each(Object.entries(screens))('A newsletter on %s', (_, viewport) => {
  const mark = String(viewport.width);
  const readers = ['ida', 'edo'].map((name) => `${name}-${mark}-${slug}@post.example`);
  const colorScheme = viewport === phone ? ('dark' as const) : ('light' as const);
  const recipe = `Slow custard ${mark}`;

  test('is written, shown as readers get it, tested, sent and followed', async () => {
    await aPremiumRecipe(recipe);
    await bring(readers);
    await open({ viewport, colorScheme });
    await write(`Custard ${mark}`, recipe);
    await expectGood(page, troubles);
    await showLetter();
    await letter().getByText('Ada keeps this for paying subscribers').waitFor();
    await press('Paying reader');
    await letter().getByText('Stir it slowly.').waitFor();
    await press('Plain text');
    await letter().getByText('1. Stir it slowly.').waitFor();
    await expectGood(page, troubles);
    await press('Send me a test');
    await page.getByText(`A test is on its way to ${cook.email}`).waitFor();
    const own = await newestMailTo(cook.email);
    expect(own.subject).toBe(`[Test] Custard ${mark}`);
    expect(own.text).toContain('Stir it slowly.');
    await press('Send…');
    await page.getByText(/^Everybody: \d+ people$/).waitFor();
    await expectGood(page, troubles);
    await press(/^Send to \d+ people$/);
    await page.getByText(/^Sent \d/).waitFor();
    await expectGood(page, troubles);
    const got = await newestMailTo(readers[0]!);
    expect(got.subject).toBe(`Custard ${mark}`);
    expect(got.text).not.toContain('Stir it slowly.');
    expect(got.headers['List-Id']).toMatch(/\.newsletters\.localhost>$/);
    await page.getByRole('link', { name: 'Newsletters' }).first().click();
    await page.getByRole('link', { name: `Custard ${mark}` }).waitFor();
    await expectGood(page, troubles);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('is left by its link and by one click of a mail program, and comes no more', async () => {
    const [byLink, byClick] = readers;
    const before = await audience();
    await open({ viewport, colorScheme });
    const first = await newestMailTo(byLink!);
    await page.goto(linkIn(first, '/unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    const { headers } = await newestMailTo(byClick!);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(headers['List-Unsubscribe']!.slice(1, -1));
    const body = 'List-Unsubscribe=One-Click';
    const headersOfForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const clicked = await askSite(address.href, { method: 'POST', headers: headersOfForm, body });
    expect(clicked.status).toBeLessThan(300);
    await expect.poll(audience).toBe(before - 2);
    await page.goto(onPlatform(`/kitchen/${slug}/newsletters`));
    await press('New newsletter');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Nobody');
    await press('Paying readers');
    await page.getByText('0 people as of now').waitFor();
    await press('Send…');
    await page.getByText(/^Nobody (?:who )?gets your letters/).waitFor();
    await expectGood(page, troubles);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('waits for its time, and is written again', async () => {
    const email = `later-${mark}-${slug}@post.example`;
    await bring([email]);
    await open({ viewport, colorScheme });
    await writeNote(`Later ${mark}`);
    await press('Send…');
    await page.getByLabel('At a time').check();
    await page.getByLabel('Day').fill('2099-12-24');
    await page.getByText('A newsletter can wait for a year at most.').waitFor();
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
    await page.getByLabel('Day').fill(tomorrow);
    await press(/^Send \w/);
    await page.getByText(/^Leaves /).waitFor();
    await expectGood(page, troubles);
    await press('Back to writing');
    await page.getByRole('textbox', { name: 'Subject' }).waitFor();
    await press('Delete this draft');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('heading', { name: 'Newsletters' }).waitFor();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('is begun from its recipe, once', async () => {
    const recipeId = await aPremiumRecipe(`Quick custard ${mark}`);
    const path = `/kitchen/${slug}/newsletters?recipe=${recipeId}`;
    await open({ viewport, colorScheme });
    await page.goto(onPlatform(path));
    await page.getByRole('link', { name: `Quick custard ${mark}` }).waitFor();
    const begun = page.url();
    await page.goto(onPlatform(path));
    await page.waitForURL(begun);
    await page.getByRole('link', { name: `Quick custard ${mark}` }).waitFor();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
