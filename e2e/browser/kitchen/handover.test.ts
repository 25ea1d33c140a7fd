import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { invitationMessages } from '#contract/accounts/invitation-messages.ts';
import { offerMessages as texts } from '#contract/kitchen/site/offer-messages.ts';
import { findBarriers } from '../../checks/accessibility.ts';
import { linkIn, newestMailTo } from '../../mailbox.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `handed-${crypto.randomUUID().slice(0, 8)}`;
const title = 'Salt & Straw';
const leaving = `/kitchen/${slug}/settings/leaving`;
const { offer: offered } = invitationMessages;
let cook: Person;
let ada: Person;
const pages: Page[] = [];

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Cleo');
  ada = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title, slug });
  const recipe = { title: 'Plum Pie', slug: 'plum-pie' };
  await callAs(cook, `POST /api/v1/manage/${slug}/recipes`, recipe);
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

/** Fills the dialog by keys alone, and answers the page. */
async function offerTo(person: Person, options: object): Promise<Page> {
  const page = await open(cook, leaving, options);
  await page.getByRole('button', { name: texts.open }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: texts.title(title) });
  await dialog.getByLabel(texts.email).fill(person.email);
  await dialog.getByRole('radio', { name: texts.fates.gone }).press('Space');
  await expectSound(page);
  await dialog.getByLabel(texts.name(title)).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: texts.withdraw }).waitFor();
  await expectSound(page);
  return page;
}

const linkOf = async (person: Person): Promise<string> => {
  const link = new URL(linkIn(await newestMailTo(person.email), '/invitation'));
  return link.pathname + link.search;
};

describe('A site that is handed over', () => {
  test('is offered, withdrawn, offered again and taken over', async () => {
    const ofCook = await offerTo(ada, { viewport: desktop });
    const withdrawn = await linkOf(ada);
    await ofCook.getByRole('button', { name: texts.withdraw }).press('Enter');
    await ofCook.getByText(texts.done.withdrawn(ada.email)).waitFor();
    const ofAda = await open(ada, withdrawn, { viewport: phone });
    await ofAda.getByRole('heading', { name: offered.withdrawn }).waitFor();

    await offerTo(ada, { viewport: phone, colorScheme: 'dark' });
    await ofAda.goto(onPlatform(await linkOf(ada)));
    await ofAda.getByRole('heading', { name: offered.heading(title) }).waitFor();
    await ofAda.getByText(offered.recipes(1)).waitFor();
    await ofAda.getByText(offered.former.gone(cook.email)).waitFor();
    await expectSound(ofAda);
    await ofAda.getByRole('button', { name: offered.accept }).press('Enter');
    await ofAda.getByRole('heading', { name: offered.accepted(title) }).waitFor();
    await ofAda.getByRole('link', { name: invitationMessages.toKitchen }).press('Enter');
    await ofAda.waitForURL(onPlatform(`/kitchen/${slug}/overview`));
    await ofCook.goto(onPlatform(leaving));
    await ofCook.getByRole('heading', { name: 'Not found' }).waitFor();
  }, 90_000);
});
