import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookKeys, looks } from '#domain/look/looks.ts';
import { createManageClient } from '#scripts/manage-api/manage-client.ts';
import { waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { z } from 'zod';
import { findBarriers } from '../../checks/accessibility.ts';
import {
  findBrokenHeadings,
  findClippedText,
  findCoveredText,
  findOverflow,
  findTinyText,
} from '../../checks/page-checks.ts';
import { setText } from '../../checks/text-checks.ts';
import { clientScripts } from '../../facts/client-scripts.ts';
import { mostBytes } from '../../facts/most-bytes.ts';
import { lettersOf, textOfSheets } from '../../facts/pdf-text.ts';
import { httpClient } from '../../http.ts';
import { callAs, type Person, somebodyOn } from '../../people.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, desktop, siteBrowser } from '../../site-browser.ts';

const widths = [360, 768, 1280, 1920];
const paths = ['/newsletters', '/newsletters/open', '/newsletters/closed'];
const slug = `past-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const site = { title: 'Küchenzettel der Grafschaft', slug };
const browser = siteBrowser();
let cook: Person;
let page: Page;

const withRecipe = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
const text = (words: string) => ({
  type: 'document',
  children: [{ type: 'paragraph', children: [{ text: words }] }],
});

async function aRecipe(title: string, more: object): Promise<string> {
  const recipe = { title, slug: crypto.randomUUID(), description: text('Slowly.'), ...more };
  const { id } = withRecipe.parse(await callAs(cook, `POST ${manage}/recipes`, recipe)).recipe;
  await callAs(cook, `POST ${manage}/recipes/${id}/publish`);
  return id;
}

const send = (subject: string, more: object) =>
  callAs(cook, `POST ${manage}/newsletter-sends`, {
    subject,
    note: text('Die Quitten sind da. '.repeat(40)),
    previewLine: 'Zwetschgenknödel und Marillenmus mit Butterbröseln und Rindfleischsuppeneinlage',
    isOnSite: true,
    ...more,
  });

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Eleonore Wurzelsepp-Hinterberger');
  await callAs(cook, 'POST /api/v1/manage/sites', site);
  const settings = { language: 'de', newslettersEnabled: true, subscriptionsEnabled: true };
  await callAs(cook, `PUT ${manage}/sites`, { ...site, ...settings });
  const open = await aRecipe('Donaudampfschifffahrtsgesellschaftskapitänsmützentorte', {});
  const closed = await aRecipe('Opéra', { privacySetting: 'subscribers_only' });
  await send('Open', { recipeId: open, audience: 'all' });
  await send('Closed', { recipeId: closed, audience: 'paid' });
  await untilLive();
  ({ page } = await browser.open('about:blank', { reducedMotion: 'reduce', viewport: desktop }));
});
afterAll(() => page.context().close());

const untilLive = () =>
  waitUntilLive(
    createManageClient({ url: `http://localhost:${ownPlatform().port}`, token: cook.token }),
    slug,
  );
const visit = (path: string) => page.goto(addressOf(slug, path), { waitUntil: 'networkidle' });
const visible = (selector: string) => page.locator(selector).filter({ visible: true }).count();

describe.each(lookKeys)('Past newsletters in the look %s', (look) => {
  beforeAll(async () => {
    const { style: themeStyle, headerLayout } = looks[look];
    await callAs(cook, `PUT ${manage}/sites`, { ...site, look, themeStyle, headerLayout });
    await untilLive();
  });

  test.each(paths)('show all of their words at every width on %s', async (path) => {
    await visit(path);
    await expect.poll(() => page.locator('html').getAttribute('data-look')).toBe(look);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
      await expect.poll(() => page.evaluate(findBrokenHeadings)).toEqual([]);
      await expect.poll(() => page.evaluate(findTinyText)).toEqual([]);
      await expect.poll(() => page.evaluate(findClippedText)).toEqual([]);
      await expect.poll(() => page.evaluate(findCoveredText)).toEqual([]);
    }
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.evaluate(setText, { size: '200%', isSpaced: false });
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  });

  test('invite once on the first screen of one for paying readers', async () => {
    await page.setViewportSize(desktop);
    await visit('/newsletters/open');
    await expect.poll(() => visible('.site-tools [data-slot="subscribe"]')).toBe(1);
    await visit('/newsletters/closed');
    await expect.poll(() => visible('.letter-locked .button')).toBe(1);
    await expect.poll(() => visible('.site-tools [data-slot="subscribe"]')).toBe(0);
  });
});

test.each(paths)('Past newsletters keep to the limits of bytes on %s', async (path) => {
  const { port } = ownPlatform();
  const client = httpClient(port);
  const { text: html, bytes } = await client.ask({ host: `${slug}.localhost:${port}`, path });
  client.close();
  const scripts = clientScripts();
  expect(bytes.length).toBeLessThanOrEqual(mostBytes.html);
  expect(scripts.sizeOf(scripts.ofPage(html))).toBeLessThanOrEqual(mostBytes.locked);
});

test('A letter is printed without what only a screen is for, and says where it comes from', async () => {
  await visit('/newsletters/open');
  const sheets = textOfSheets(await page.pdf({ format: 'A4' })).map(lettersOf);
  const printed = sheets.join('');
  expect(sheets.length).toBe(1);
  expect(printed).toContain(lettersOf('Die Quitten sind da.'));
  expect(printed).toContain(lettersOf(addressOf(slug, '/newsletters/open')));
  expect(printed).not.toContain('Builtwith');
  expect(printed).not.toContain(lettersOf('Get notified about new recipes'));
});
