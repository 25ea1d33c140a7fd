import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { linkIn, newestMailTo } from '../../mailbox.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `team-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const recipe = { title: 'Plum Pie', slug: 'plum-pie' };
let cook: Person;
let ada: Person;
const pages: Page[] = [];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Cleo');
  ada = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
  await callAs(cook, `POST ${manage}/recipes`, recipe);
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});

const open = async (person: Person, path: string, options: object = {}) => {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(person), ...options };
  const { page } = await browser.open(onPlatform(path), given);
  pages.push(page);
  return page;
};
const expectSound = async (page: Page) => {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
};

/** Invites somebody from the screen, and answers the page of the cook. */
async function invite(person: Person): Promise<Page> {
  const page = await open(cook, `/kitchen/${slug}/people`, { viewport: desktop });
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Their email address').fill(person.email);
  await page.getByRole('radio', { name: /^Moderator/ }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText(`The invitation to ${person.email} is on its way`).waitFor();
  await expectSound(page);
  return page;
}

/** Follows the link of the letter into the kitchen, and answers that page. */
async function accept(person: Person): Promise<Page> {
  const link = new URL(linkIn(await newestMailTo(person.email), '/invitation'));
  const page = await open(person, link.pathname + link.search, { viewport: phone });
  await page.getByRole('heading', { name: 'Work on Salt & Straw?' }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('link', { name: 'Open the kitchen' }).click();
  await page.getByRole('heading', { name: 'Comments' }).waitFor();
  return page;
}

describe('Two people with different rights on one site', () => {
  test('are invited, do their part, and are removed at once while they write', async () => {
    const ofCook = await invite(ada);
    const ofAda = await accept(ada);
    await ofAda.goto(onPlatform(`/kitchen/${slug}/recipes`));
    await ofAda.getByRole('link', { name: 'To the comments' }).waitFor();
    await expectSound(ofAda);

    await ofCook.reload();
    await ofCook.getByLabel('What Ada may do').selectOption('Editor');
    await ofCook.getByText('Ada is editor from now on').waitFor();
    await ofAda.reload();
    await ofAda.getByRole('link', { name: recipe.title }).click();
    const title = ofAda.getByLabel('Title', { exact: true });
    await title.fill('Plum Pie with thyme');
    await ofAda.getByText('Saved', { exact: true }).waitFor();

    await ofCook.getByRole('button', { name: 'Remove Ada' }).click();
    await ofCook.getByText('Ada no longer works on this site').waitFor();
    await title.fill('Plum Pie with thyme and salt');
    await ofAda.getByText('You no longer work on this site').waitFor();
    await expect.poll(() => title.inputValue()).toBe('Plum Pie with thyme and salt');

    await ofCook.getByRole('button', { name: 'Undo' }).last().click();
    await ofCook.getByLabel('What Ada may do').waitFor();
    await ofAda.getByRole('button', { name: 'Try again' }).first().click();
    await expect.poll(() => ofAda.getByText('You no longer work on this site').count()).toBe(0);
  }, 90_000);

  test.each([
    ['light', phone],
    ['dark', phone],
    ['light', desktop],
    ['dark', desktop],
  ] as const)('are shown without barriers: %s, %o', async (colorScheme, viewport) => {
    const page = await open(cook, `/kitchen/${slug}/people`, { viewport, colorScheme });
    await page.getByRole('button', { name: 'Invite somebody' }).waitFor();
    await expectSound(page);
  });
});
