import { json } from 'node:stream/consumers';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import { newestMailTo } from '../../mailbox.ts';
import {
  callAs,
  type Person,
  platformBrowserOf,
  signOutEverywhere,
  somebodyOn,
} from '../../people.ts';
import { addressOf, desktop, onPlatform, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const pages: Page[] = [];
let page: Page;
let ada: Person;

beforeAll(async () => {
  ada = await somebodyOn('hearth', 'Ada');
});

afterEach(async () => {
  await Promise.all(pages.splice(0).map((each) => each.context().close()));
});

const open = async (path: string, person: Person | null, options: BrowserContextOptions = {}) => {
  const signedIn = person ? platformBrowserOf(person) : {};
  const given = { reducedMotion: 'reduce' as const, ...signedIn, ...options };
  ({ page } = await browser.open(onPlatform(path), given));
  pages.push(page);
};
const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (name: string) => page.getByRole('main').getByRole('button', { name });
const failure = (text: string) => page.getByRole('main').getByText(text);
const someHandle = () => `ada-${crypto.randomUUID().slice(0, 13)}`;
const known = z.object({
  currentUser: z.looseObject({ displayName: z.string(), bio: z.unknown(), avatar: z.unknown() }),
});
const accountOf = async (person: Person) =>
  known.parse(await callAs(person, 'GET /api/v1/manage/current-user')).currentUser;

describe('Who is signed out', () => {
  test.each([
    ['/profile', 'Please sign in'],
    ['/subscriptions', 'Please sign in'],
    ['/bookmarks', 'Please sign in'],
    // A cook who begins here has no account yet: that one is named first.
    ['/create', 'First, an account'],
  ])('is asked to sign in first and comes back to %s', async (path, asked) => {
    const email = `${crypto.randomUUID()}@example.com`;
    await open(path, null);
    await page.getByRole('heading', { name: asked }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await field('Email').fill(email);
    await button('Sign In').click();
    await field('Code from the email').waitFor();
    const code = /\b\d{6}\b/.exec((await newestMailTo(email)).text)?.[0];
    await field('Code from the email').fill(String(code));
    await button('Use code').click();
    await page.waitForURL(({ pathname }) => pathname === path);
    await expect.poll(() => page.getByRole('heading', { name: asked }).count()).toBe(0);
  });
});

describe('The profile, §3 and §5', () => {
  test('is saved and shown again', async () => {
    const person = await somebodyOn('hearth', 'Bea');
    const handle = someHandle();
    await open('/profile', person);
    await field('Name').fill('Bea Lindgren');
    await field('Handle').fill(handle.toUpperCase());
    await failure('This handle is free.').waitFor();
    await field('About you').fill('I bake.\nMostly rye.');
    await button('Save profile').click();
    await page.getByText('Profile saved').waitFor();
    await page.reload();
    await field('Name').waitFor();
    await expect.poll(() => field('Name').inputValue()).toBe('Bea Lindgren');
    await expect.poll(() => field('Handle').inputValue()).toBe(handle);
    await expect.poll(() => field('About you').inputValue()).toBe('I bake.\nMostly rye.');
    await expect.poll(() => field('Email').inputValue()).toBe(person.email);
  });

  test('is refused field by field before anything is sent', async () => {
    await open('/profile', ada);
    await field('Name').fill('A');
    await field('Handle').fill('-a-');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await button('Save profile').click();
    await failure('A name needs at least 2 characters').waitFor();
    await failure('Use letters, digits, dots, hyphens and underscores, with').waitFor();
    expect(asked).not.toContain('PUT');
    await expect.poll(() => field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  test('says that a handle is taken while it is typed', async () => {
    const handle = someHandle();
    const other = await somebodyOn('hearth', 'Cleo');
    await callAs(other, 'PUT /api/v1/manage/current-user', { handle });
    await open('/profile', ada);
    await field('Handle').fill(handle);
    await failure('This handle is already taken.').waitFor();
    await button('Save profile').click();
    await failure('This handle is already taken.').waitFor();
    await expect.poll(() => field('Handle').inputValue()).toBe(handle);
  });

  test('keeps all that was typed while there is no network', async () => {
    const person = await somebodyOn('hearth', 'Dora');
    await open('/profile', person);
    await field('Name').fill('Dora Maar');
    await field('About you').fill('A long text about soup.');
    await page.context().setOffline(true);
    await button('Save profile').click();
    await failure('There is no connection at the moment').waitFor();
    await expect.poll(() => field('About you').inputValue()).toBe('A long text about soup.');
    await page.context().setOffline(false);
    await button('Save profile').click();
    await page.getByText('Profile saved').waitFor();
    await expect.poll(() => accountOf(person)).toMatchObject({ displayName: 'Dora Maar' });
  });

  test('waits for a person whose session ends in the middle of it', async () => {
    const person = await somebodyOn('hearth', 'Emma');
    await open('/profile', person);
    await field('Name').fill('Emma Typed This');
    await signOutEverywhere(person);
    await button('Save profile').click();
    await failure('Your session has ended.').waitFor();
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Sign in again' }).click();
    const tab = await opening;
    await tab.getByLabel('Email').fill(person.email);
    await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await tab.getByLabel('Code from the email').waitFor();
    const code = /\b\d{6}\b/.exec((await newestMailTo(person.email)).text)?.[0];
    await tab.getByLabel('Code from the email').fill(String(code));
    await tab.getByRole('button', { name: 'Use code' }).click();
    await tab.waitForURL(({ pathname }) => pathname === '/');
    await button('Save profile').click();
    await page.getByText('Profile saved').waitFor();
    await expect.poll(() => field('Name').inputValue()).toBe('Emma Typed This');
  });

  test('keeps what was typed while another tab signs out and in', async () => {
    const person = await somebodyOn('hearth', 'Fay');
    await open('/profile', person);
    await field('Name').fill('Fay Typed This');
    const other = await page.context().newPage();
    await other.goto(onPlatform('/terms'));
    await other.evaluate(() => localStorage.removeItem('authToken'));
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor();
    await expect.poll(() => field('Name').isVisible()).toBe(false);
    await other.evaluate((token) => localStorage.setItem('authToken', token), person.token);
    await field('Name').waitFor();
    await expect.poll(() => field('Name').inputValue()).toBe('Fay Typed This');
  });

  test('is about whoever could be loaded, once that works', async () => {
    await open('/terms', ada);
    await page.route('**/manage/current-user', (route) => route.abort());
    await page.goto(onPlatform('/profile'));
    await page.getByRole('heading', { name: 'Your account did not load' }).waitFor();
    await page.unroute('**/manage/current-user');
    await button('Try again').click();
    await field('Name').waitFor();
    await expect.poll(() => field('Name').inputValue()).toBe('Ada');
  });
});

describe('Bold words of a text about a person', () => {
  test('stay bold when something beside them changes', async () => {
    const person = await somebodyOn('hearth', 'Gina');
    const children = [{ text: 'I bake ' }, { text: 'rye', bold: true }, { text: '.' }];
    const bio = { type: 'document', children: [{ type: 'paragraph', children }] };
    await callAs(person, 'PUT /api/v1/manage/current-user', { bio });
    await open('/profile', person);
    await field('About you').fill('I bake rye, always.');
    await button('Save profile').click();
    await page.getByText('Profile saved').waitFor();
    const { bio: kept } = await accountOf(person);
    expect(JSON.stringify(kept)).toContain('{"text":"rye","bold":true}');
  });
});

describe('Data and deletion', () => {
  test('hands over a file with what is known', async () => {
    await open('/profile', ada);
    const coming = page.waitForEvent('download');
    await button('Download my data').click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('larder-account.json');
    const kept: unknown = await json(await file.createReadStream());
    expect(kept).toMatchObject({ profile: { displayName: 'Ada' } });
  });

  test('deletes an account only to who types its address, and names what is lost', async () => {
    const person = await somebodyOn('hearth', 'Hanna');
    await open('/profile', person, { viewport: desktop });
    await button('Delete my account …').click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await dialog.getByText('Gone for good are your profile and picture, your bookmarks').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await dialog.getByLabel('Type your email address').fill(person.email.toUpperCase());
    await confirm.click();
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor();
    await expect(callAs(person, 'GET /api/v1/manage/current-user')).rejects.toThrow('401');
    const lastSubject = async () => (await newestMailTo(person.email)).subject;
    await expect.poll(lastSubject).toBe(mailMessages.accountDeleted.subject);
    await page.goto(addressOf('hearth', '/'));
  });
});
