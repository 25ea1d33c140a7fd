import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { authTokenKey } from '#domain/storage-keys.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { aBounce, aComplaint } from '#functions/testing/mail/reports.ts';
import { patience } from '#scripts/patience.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { launchBrowser } from '../../browser.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { type ReadLetter, startLetterPlatform } from '../../platform/letter-platform.ts';
import { desktop, phone } from '../../site-browser.ts';
import type { WorkerPlatform } from '../../platform/worker-site.ts';

const slug = 'salt-and-straw';
const manage = `/api/v1/manage/${slug}`;
const readerCount = 60;
const readers = Array.from({ length: readerCount }, (_, at) => `reader-${at}@post.example`);
const [paying = '', free = '', leaver = '', clicker = '', gone = '', angry = ''] = readers;
/** Letters to sign in and tests come before the newsletter. */
const beforeIt = 2;
const subject = 'Custard, slowly';

let place: Awaited<ReturnType<typeof startLetterPlatform>>;
let platform: WorkerPlatform;
/** Ends whatever runs now. */
let end: () => Promise<void>;
let browser: Browser;
let cook: string;

const withId = (kind: string) => z.looseObject({ [kind]: z.looseObject({ id: z.string() }) });
const made = async (kind: string, line: string, body: object): Promise<string> =>
  withId(kind).parse(await place.call(line, { token: cook, body }))[kind]!.id;
const onPlatform = (path: string) => `http://${place.host}${path}`;

/** A site with a recipe for those who pay, and people who asked for its letters elsewhere. */
beforeAll(async () => {
  place = await startLetterPlatform(beforeIt + 20);
  await live();
  browser = await launchBrowser();
  cook = await place.signUp('cook@example.com');
  const site = { title: 'Salt & Straw', slug };
  await made('site', 'POST /api/v1/manage/sites', site);
  const offers = { newslettersEnabled: true, subscriptionsEnabled: true };
  await place.call(`PUT ${manage}/sites`, { token: cook, body: { ...site, ...offers } });
  const recipe = await made('recipe', `POST ${manage}/recipes`, {
    title: 'Slow custard',
    slug: 'slow-custard',
    privacySetting: 'subscribers_only',
    instructionGroups: [
      {
        id: crypto.randomUUID(),
        title: 'Do this',
        instructions: [{ id: crypto.randomUUID(), content: aText('Stir it slowly.') }],
      },
    ],
  });
  await place.call(`POST ${manage}/recipes/${recipe}/publish`, { token: cook });
  const imports = `${manage}/subscriber-imports`;
  const list = await made('import', `POST ${imports}`, { fileName: 'list.csv' });
  const rows = readers.map((email, at) => ({ line: at + 2, email }));
  await place.call(`PUT ${imports}/${list}/rows`, { token: cook, body: { rows } });
  const body = { basis: 'confirmed', statement: 'At the market' };
  await place.call(`POST ${imports}/${list}/start`, { token: cook, body });
  await place.call(`POST ${imports}/${list}/advance`, { token: cook });
  await platform.database
    .prepare(
      `INSERT INTO subscriptions (id, site_id, user_id, plan, status, created_at)
       SELECT 'paid', site_id, user_id, 'monthly', 'active', 1 FROM site_users WHERE email = ?`,
    )
    .bind(paying)
    .run();
});
afterAll(async () => {
  await browser.close();
  await end();
  place.close();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

async function live(): Promise<void> {
  platform = await place.live();
  end = platform.stop;
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patience.timeout);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
const openKitchen = (path: string) =>
  open(onPlatform(`/kitchen/${slug}${path}`), {
    storageState: {
      cookies: [],
      origins: [{ origin: onPlatform(''), localStorage: [{ name: authTokenKey, value: cook }] }],
    },
  });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).last().click();
const linkIn = ({ text }: ReadLetter, path: string): string =>
  [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).find((link) => link.includes(path))!;
const lettersOf = async (email: string) =>
  (await place.lettersTo(email)).filter((letter) => letter.subject === subject);
/** A mail program shows letters inside landmarks of its own. */
const barriersInMail = async (page: Page) =>
  (await findBarriers(page)).filter((barrier) => !/^(?:landmark-one-main|region):/.test(barrier));
const people = z.object({
  subscribers: z.array(z.looseObject({ email: z.string(), state: z.string() })),
});
const stateOf = async (email: string) => {
  const line = `GET ${manage}/subscribers?search=${encodeURIComponent(email)}`;
  const { subscribers } = people.parse(await place.call(line, { token: cook }));
  return subscribers.find((each) => each.email === email)?.state;
};
const headerOf = ({ message }: ReadLetter, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1]?.trim() ?? '';

describe('A newsletter by a real mail server', () => {
  test('is written, tested, sent, killed half-way and finished, once to each', async () => {
    const page = await openKitchen('/newsletters');
    await press(page, 'New newsletter');
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await page.getByRole('combobox', { name: 'Find a recipe' }).fill('Slow custard');
    await page.getByRole('option', { name: 'Slow custard' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Take it out' }).waitFor();
    await page.getByText('Saved').first().waitFor();
    await press(page, 'Send me a test');
    await page.getByText('A test is on its way to cook@example.com').waitFor();
    await place.letterTo('cook@example.com', `[Test] ${subject}`);
    await end();
    ({ kill: end } = await place.liveMortally());
    await press(page, 'Send…');
    await page.getByText(`Everybody: ${readerCount} people`).waitFor();
    await press(page, `Send to ${readerCount} people`);
    await expect.poll(() => place.server.taken.length).toBe(beforeIt + 21);
    await end();
    place.server.recover();
    await live();
    // As if the minutes had passed for which whoever died could still have been at it.
    await platform.database.prepare('UPDATE newsletter_batches SET next_at = 0').run();
    await platform.database.prepare('UPDATE newsletter_sends SET seen_at = 0').run();
    await platform.runCron();
    await page.reload();
    await page.getByText(/^Sent \d/).waitFor();
    const counts = await Promise.all(readers.map(async (email) => (await lettersOf(email)).length));
    expect(Math.min(...counts)).toBe(1);
    // The one that the server took without saying so.
    expect(counts.filter((count) => count > 1).length).toBeLessThanOrEqual(1);
    const names = new Set(place.server.taken.map(({ messageId }) => messageId));
    expect(names.size).toBe(beforeIt + readerCount);
  });

  test('is read whole by who pays, and as a teaser by who does not, at every width', async () => {
    const [teaser] = await lettersOf(free);
    const [whole] = await lettersOf(paying);
    expect(whole!.text).toContain('1. Stir it slowly.');
    expect(teaser!.text + teaser!.html).not.toContain('Stir it slowly.');
    const page = await open('about:blank');
    for (const letter of [teaser!, whole!]) {
      expect(letter.message.split('\r\n').every((line) => line.length <= 998)).toBe(true);
      for (const width of [360, 700]) {
        await page.setViewportSize({ width, height: 800 });
        await page.setContent(letter.html);
        await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
        await expect.poll(() => barriersInMail(page)).toEqual([]);
      }
    }
  });

  test('is left by its link, without signing in, and by one click, and asked for again', async () => {
    const [left] = await lettersOf(leaver);
    const [clicked] = await lettersOf(clicker);
    const page = await open(linkIn(left!, '/unsubscribe'), { viewport: phone });
    await press(page, 'Unsubscribe');
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await expect.poll(() => stateOf(leaver)).toBe('unsubscribed');
    expect(headerOf(clicked!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const address = new URL(headerOf(clicked!, 'List-Unsubscribe').slice(1, -1));
    const { status } = await platform.ask({
      host: place.host,
      path: address.pathname,
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(200);
    await expect.poll(() => stateOf(clicker)).toBe('unsubscribed');
    const ask = `POST /api/v1/site/${slug}/newsletter-subscribers`;
    await place.call(ask, { body: { email: leaver } });
    const confirm = await place.letterTo(leaver, 'Confirm your subscription');
    await page.goto(linkIn(confirm, '/sign-in/callback'));
    await expect.poll(() => stateOf(leaver)).toBe('subscribed');
  });

  test('comes back, and is complained of, and goes there no more', async () => {
    const [returned] = await lettersOf(gone);
    const [annoying] = await lettersOf(angry);
    await platform.receiveMail({ to: returned!.returnTo, raw: aBounce() });
    const complaint = aComplaint({ returnPath: annoying!.returnTo });
    await platform.receiveMail({ to: 'abuse@back.larder.example', raw: complaint });
    await expect.poll(() => stateOf(gone)).toBe('bounced');
    await expect.poll(() => stateOf(angry)).toBe('complained');
    const page = await openKitchen('/newsletters');
    await page.getByRole('link', { name: subject }).click();
    await page.getByText('came back').waitFor();
    await page.getByText('reported as spam').waitFor();
    await page.goto(onPlatform(`/kitchen/${slug}/subscribers`));
    await page.getByRole('searchbox').fill(gone);
    await page.getByRole('button', { name: new RegExp(gone) }).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});
