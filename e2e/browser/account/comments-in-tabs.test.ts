import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { browserOf, type Person, somebodyOn } from '../../people.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const site = 'hearth';
const recipe = String(fullRecipes.find((each) => each.site === site)?.path);
const pages: Page[] = [];
let ada: Person;

beforeAll(async () => {
  ada = await somebodyOn(site, 'Ada');
});

afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()));
});

const openTab = async () => {
  const options = { reducedMotion: 'reduce' as const, ...browserOf(ada, site) };
  const { page } = await browser.open(addressOf(site, recipe), options);
  pages.push(page);
  await showComments(page);
  return page;
};
const showComments = async (page: Page) => {
  await page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded();
  await box(page).waitFor();
};
const region = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true });
const box = (page: Page) => region(page).getByRole('textbox', { name: 'Your comment' });
const comment = (page: Page, text: string) =>
  region(page).getByRole('article').filter({ hasText: text });
const submit = (page: Page) => region(page).getByRole('button', { name: 'Submit' }).click();
const words = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
const write = async (page: Page, text: string) => {
  await box(page).fill(text);
  await submit(page);
  await comment(page, text).waitFor();
};

describe('Two tabs of one visitor', () => {
  test('show each what the other wrote as soon as they hear from the server', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const [one, other] = [words('From this tab.'), words('From that tab.')];
    await write(second, one);
    await expect.poll(() => comment(first, one).count()).toBe(0);
    await write(first, other);
    await expect.poll(() => comment(first, one).isVisible()).toBe(true);
  });

  test('that send the same words at once make one comment', async () => {
    const tabs = [await openTab(), await openTab()];
    const text = words('Sent from both.');
    await Promise.all(tabs.map((tab) => box(tab).fill(text)));
    await Promise.all(tabs.map(submit));
    await Promise.all(tabs.map((tab) => comment(tab, text).waitFor()));
    const fresh = await openTab();
    await comment(fresh, text).first().waitFor();
    await expect.poll(() => comment(fresh, text).count()).toBe(1);
  });
});
