import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findBarriers } from '../../checks/accessibility.ts';
import { isLost, walkThrough } from '../../checks/keyboard-walk.ts';
import {
  findBrokenHeadings,
  findOverflow,
  findSmallTargets,
  targets,
} from '../../checks/page-checks.ts';
import {
  callAs,
  cookOf,
  type Person,
  platformBrowserOf,
  signOutEverywhere,
  somebodyOn,
} from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const pages: Page[] = [];
let page: Page;
let reader: Person;

/** Somebody with three recipes of two sites and a plan on one. */
const aReader = async () => {
  const person = await somebodyOn('hearth', 'Ines');
  await save(person, 'hearth', 2);
  await save(person, 'atelier', 1);
  await callAs(person, 'POST /api/v1/site/hearth/subscriptions', { plan: 'free' });
  return person;
};
const recipeList = z.object({ recipes: z.array(z.object({ id: z.string(), title: z.string() })) });
const save = async (person: Person, site: string, limit: number) => {
  const path = `GET /api/v1/site/${site}/recipes?limit=${limit}`;
  const { recipes } = recipeList.parse(await callAs(person, path));
  const bookmarks = `POST /api/v1/site/${site}/bookmarks`;
  await Promise.all(recipes.map(({ id }) => callAs(person, bookmarks, { recipeId: id })));
};

beforeAll(async () => {
  reader = await aReader();
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
const main = () => page.getByRole('main');

describe('Bookmarks across sites, §2', () => {
  const shelf = (site: string) => main().getByRole('region', { name: site });

  test('stand by site and lead to the recipe with the session', async () => {
    await open('/bookmarks', reader);
    await shelf('The Ash Drawer').waitFor();
    await expect.poll(() => shelf('The Ash Drawer').getByRole('listitem').count()).toBe(2);
    await expect.poll(() => shelf('Atelier Sorel').getByRole('listitem').count()).toBe(1);
    await shelf('Atelier Sorel').getByRole('listitem').getByRole('link').click();
    await page.waitForURL(({ host }) => host.startsWith('atelier.'));
    await page.waitForFunction(() => localStorage.getItem('authToken') !== null);
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('go at once, and come back where that fails', async () => {
    await open('/bookmarks', reader);
    const first = shelf('The Ash Drawer').getByRole('listitem').first();
    const title = String(await first.getByRole('link').textContent());
    await page.route('**/bookmarks/*', (route) => route.abort());
    await first.getByRole('button', { name: `Remove ${title} from your bookmarks` }).click();
    await page.getByText('The bookmark is still there. Please try again.').waitFor();
    await expect.poll(() => shelf('The Ash Drawer').getByRole('listitem').count()).toBe(2);
    await page.unroute('**/bookmarks/*');
    await first.getByRole('button').click();
    await page.getByText('Bookmark removed').waitFor();
    await page.reload();
    await shelf('The Ash Drawer').waitFor();
    await expect.poll(() => shelf('The Ash Drawer').getByRole('listitem').count()).toBe(1);
  });

  test('say how to begin where there are none', async () => {
    await open('/bookmarks', await somebodyOn('hearth', 'Jo'));
    await main().getByText('Nothing saved yet.').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });
});

describe('Subscriptions, §2', () => {
  test('let the newsletter of a site be left and taken up again', async () => {
    await open('/subscriptions', reader);
    const letters = main().getByLabel('Newsletter of The Ash Drawer');
    await letters.waitFor();
    const before = await letters.isChecked();
    await letters.setChecked(!before);
    await page.getByText(/You will (?:not )?get the newsletter/).waitFor();
    await page.reload();
    await letters.waitFor();
    await expect.poll(() => letters.isChecked()).toBe(!before);
  });

  test('end a free plan once that was confirmed', async () => {
    const person = await aReader();
    await open('/subscriptions', person);
    await main().getByText('Limited Access, free').waitFor();
    await main().getByRole('button', { name: 'Cancel the plan of The Ash Drawer' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('The newsletter ends with it.').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep plan' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText('Your plan has been cancelled').waitFor();
    await expect.poll(() => main().getByText('Limited Access, free').count()).toBe(0);
  });

  test('keep a plan whose session has ended, and lead to signing in', async () => {
    const person = await aReader();
    await open('/subscriptions', person);
    await main().getByRole('button', { name: 'Cancel the plan of The Ash Drawer' }).click();
    await signOutEverywhere(person);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await dialog.getByText('Your session has ended.').waitFor();
    await expect.poll(() => dialog.getByRole('link', { name: 'Sign in again' }).count()).toBe(1);
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });

  test('can be loaded again where that failed', async () => {
    await open('/terms', reader);
    await page.route('**/manage/subscriptions', (route) => route.abort());
    await page.goto(onPlatform('/subscriptions'));
    await page.getByRole('heading', { name: 'Subscriptions did not load' }).waitFor();
    await page.unroute('**/manage/subscriptions');
    await main().getByRole('button', { name: 'Try again' }).click();
    await main().getByLabel('Newsletter of The Ash Drawer').waitFor();
    await expect
      .poll(() => page.getByRole('heading', { name: 'Subscriptions did not load' }).count())
      .toBe(0);
  });
});

describe('Making a site, design §3', () => {
  const field = (label: string) => main().getByLabel(label, { exact: true });
  const mine = z.object({ recipes: z.array(z.looseObject({ title: z.string() })) });

  test('suggests an address, says that it is free, and opens it with an example as a draft', async () => {
    const person = await somebodyOn('hearth', 'Kim');
    const word = crypto.randomUUID().slice(0, 8);
    await open('/create', person, { viewport: desktop });
    await field('Name of the site').fill(`Löffel & Söhne ${word}`);
    await main().getByText('This address is free.').waitFor();
    const slug = `loeffel-and-soehne-${word}`;
    await expect.poll(() => field('Address').inputValue()).toBe(slug);
    await main().getByText('Beetroot').click();
    await main().getByText('Easy to read.').waitFor();
    await main().getByRole('button', { name: 'Create site' }).click();
    await page.getByRole('heading', { name: `Löffel & Söhne ${word} is yours` }).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    const own = mine.parse(await callAs(person, `GET /api/v1/manage/${slug}/recipes`));
    expect(own.recipes.map(({ title }) => title)).toEqual(['Leeks with mustard and crumbs']);
    await main().getByRole('link', { name: 'Visit your site' }).click();
    await page.waitForURL(({ host }) => host.startsWith(`${slug}.`));
    await page.waitForFunction(() => localStorage.getItem('authToken') !== null);
  });

  test.each([
    ['hearth', 'This address is already taken.'],
    ['kitchen', 'Larder uses this address itself.'],
    ['two--hyphens', 'Use lower-case letters, digits and single hyphens.'],
  ])('says of %s: %s', async (slug, text) => {
    await open('/create', reader);
    await field('Name of the site').fill('My table');
    await field('Address').fill(slug);
    await main().getByText(text).waitFor();
    await main().getByRole('button', { name: 'Create site' }).click();
    await main().getByText(text).waitFor();
    await expect.poll(() => field('Address').inputValue()).toBe(slug);
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });

  test('says of a faint colour that its words will be darker', async () => {
    await open('/create', await cookOf('hearth'));
    await main().getByLabel('Another colour').fill('#ffe08a');
    await main().getByText('Too faint for text').waitFor();
    await expect
      .poll(() =>
        main()
          .getByText(/^Contrast on the page 1\.\d : 1\./)
          .isVisible(),
      )
      .toBe(true);
  });
});

// What a width hides shows in the other one; colours do not depend on it.
describe.each([
  ['light', 'a phone', phone],
  ['dark', 'a desktop', desktop],
] as const)('On the platform, in %s on %s', (colorScheme, _device, viewport) => {
  test.each([
    ['/', 'What will you cook first?'],
    ['/profile', 'Delete account'],
    ['/subscriptions', 'The Ash Drawer'],
    ['/bookmarks', 'The Ash Drawer'],
    ['/create', 'Create a site'],
    ['/terms', 'Terms'],
    ['/nothing-here', 'Nothing on this shelf'],
  ])('%s bars nobody, fits and shows every stop', async (path, sign) => {
    await open(path, reader, { colorScheme, viewport });
    await main().getByRole('heading', { name: sign }).first().waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
    await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
    await expect.poll(() => page.evaluate(findSmallTargets, targets.any)).toEqual([]);
    const stops = await walkThrough(page);
    expect(stops.filter(isLost)).toEqual([]);
  });
});
