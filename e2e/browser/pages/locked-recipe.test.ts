import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import { aSubscriber } from '#stores/testing/users.ts';
import { fullRecipes, premiumRecipes } from '../../sites/demo-pages.ts';
import { browserOf, callAs, somebodyOn } from '../../people.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const [premium] = premiumRecipes;
if (!premium) throw new Error('No demo site has a premium recipe');
const { site, path } = premium;
const open = fullRecipes.find((each) => each.site === site);
let page: Page;

afterEach(() => page.context().close());

/** Somebody of whom the server tells a plan; what asks for the recipe waits to be answered. */
async function openAs(planType: 'free' | 'monthly') {
  const person = await somebodyOn(site, 'Ada');
  ({ page } = await browser.open('about:blank', browserOf(person, site)));
  const told = { currentUser: aSubscriber(planType), siteUserData: { bookmarks: [] } };
  await page.route('**/current-user', (route) => route.fulfill({ json: told }));
  const asked = Promise.withResolvers<Route>();
  await page.route(`**/api/v1/site/*${path}`, (route) => asked.resolve(route));
  await page.goto(addressOf(site, path));
  const recipe = await asked.promise;
  await expect.poll(() => page.locator('html').getAttribute('data-subscribed')).toBe(planType);
  return { person, recipe };
}

const offer = () => page.locator('.locked-message');

describe('The offer of a premium recipe, §6', () => {
  test('is hidden from who has paid until the recipe is there', async () => {
    const { person, recipe } = await openAs('monthly');
    await expect.poll(() => offer().isVisible()).toBe(false);
    const json = await callAs(person, `GET /api/v1/site/${site}${open?.path}`);
    await recipe.fulfill({ json });
    await expect
      .poll(() => page.locator('#ingredients').getByRole('checkbox').first().isVisible())
      .toBe(true);
    await expect.poll(() => offer().count()).toBe(0);
  });

  test('is shown to them once asking failed, and says so', async () => {
    const { recipe } = await openAs('monthly');
    await recipe.abort();
    await expect.poll(() => offer().getByRole('alert').isVisible()).toBe(true);
    await expect
      .poll(() => offer().getByRole('button', { name: lockMessages.tryAgain }).isVisible())
      .toBe(true);
  });

  test('is shown at once to who has the free plan', async () => {
    await openAs('free');
    await expect
      .poll(() => offer().getByRole('link', { name: lockMessages.upgrade }).isVisible())
      .toBe(true);
  });
});
