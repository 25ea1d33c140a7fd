import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `steps-${crypto.randomUUID().slice(0, 8)}`;
let cook: Person;
let page: Page;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ada');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
});
afterEach(() => page.context().close());

/** What has the focus, and whether all of it is between the edges of the window. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    const { top = -1, bottom = -1 } = element?.getBoundingClientRect() ?? {};
    return {
      place: element?.closest('[data-field]')?.getAttribute('data-field'),
      isInSight: top >= 0 && bottom <= innerHeight,
    };
  });

const steps = {
  'Name your site': 'title',
  'Choose its look': 'look',
  'Publish a first recipe': 'newRecipe',
  'Say who cooks': 'about',
  'Put recipes together': 'newCollection',
  'Use your own domain': 'domain',
  'Offer plans': 'offer',
};

describe.each(Object.entries({ phone, desktop }))('A first step on a %s', (_, viewport) => {
  test.each(Object.entries(steps))('leads to what is to be done: %s', async (name, place) => {
    const given = { viewport, reducedMotion: 'reduce' as const, ...platformBrowserOf(cook) };
    ({ page } = await browser.open(onPlatform(`/kitchen/${slug}/overview`), given));
    await page.getByRole('link', { name }).click();
    // What has the focus before all of the screen is there may go with it.
    await page.waitForURL((url) => !url.pathname.endsWith('/overview'));
    await page.waitForLoadState('networkidle');
    await expect.poll(focused).toEqual({ place, isInSight: true });
  });
});
