import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { httpClient } from '../../http.ts';
import { callAs, cookOf, type Person, platformBrowserOf } from '../../people.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, desktop, onPlatform, siteBrowser } from '../../site-browser.ts';
import { siteFacts } from '../../facts/site-facts.ts';
import { fillSite, inForce } from '../../facts/whole-site.ts';

const browser = siteBrowser();
const folder = mkdtempSync(join(tmpdir(), 'larder-archive-'));
const first = `moved-${crypto.randomUUID().slice(0, 8)}`;
const third = `beside-${crypto.randomUUID().slice(0, 8)}`;
const second = `again-${crypto.randomUUID().slice(0, 8)}`;
let cook: Person;
let page: Page;

const link = z.looseObject({ link: z.looseObject({ url: z.string() }) });

beforeAll(async () => {
  cook = await cookOf('atelier');
});
afterEach(() => page.context().close());
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of the archive of a site. */
async function archiveOf(slug: string): Promise<string> {
  const asked = { kind: 'everything' };
  const answer = await callAs(cook, `POST /api/v1/manage/${slug}/archive-links`, asked);
  const { host, pathname, search } = new URL(link.parse(answer).link.url);
  const client = httpClient(ownPlatform().port);
  const { bytes } = await client.ask({ host, path: pathname + search });
  client.close();
  const path = join(folder, `${slug}.zip`);
  writeFileSync(path, bytes);
  return path;
}

/** Brings an archive to a new site of the same cook. */
async function bring(archive: string, slug: string, before?: () => Promise<void>): Promise<void> {
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Moved In', slug });
  await before?.();
  const options = { ...platformBrowserOf(cook), viewport: desktop };
  ({ page } = await browser.open(onPlatform(`/kitchen/${slug}/import`), options));
  await page.getByLabel('Choose files').setInputFiles(archive);
  await page.getByRole('heading', { name: /was read to its end/ }).waitFor({ timeout: 300_000 });
}

const rows = z.looseObject({
  recipes: z.array(z.looseObject({ id: z.string(), slug: z.string() })),
});
async function idOf(siteSlug: string, slug: string): Promise<string> {
  const answer = await callAs(cook, `GET /api/v1/manage/${siteSlug}/recipes?limit=100`);
  const { recipes } = rows.parse(answer);
  return recipes.find((each) => each.slug === slug)?.id ?? '';
}

/** A new site has a title of its own. */
const comparable = async (slug: string) => {
  const { settings, site, ...facts } = await siteFacts(cook, slug);
  const { workingCopy } = z.object({ workingCopy: z.looseObject({}) }).parse(settings);
  return { ...facts, settings: { ...workingCopy, title: '' }, site: present(site) };
};

const present = (site: unknown) => {
  const said = z.looseObject({}).parse(site);
  return Object.keys(inForce).map((name) => [name, said[name]]);
};

describe('The archive of a site that is brought to a new one', () => {
  test('is the demo with all that its cook keeps', { timeout: 600_000 }, async () => {
    await bring(await archiveOf('atelier'), first);
    const [before, after] = [await comparable('atelier'), await comparable(first)];
    expect(before.recipes.length).toBeGreaterThan(10);
    expect(before.videos).not.toEqual([]);
    expect(after).toEqual(before);
  });

  test('loses no field of a recipe, a collection or a setting', { timeout: 600_000 }, async () => {
    await fillSite(cook, first);
    await bring(await archiveOf(first), second);
    const [before, after] = [await comparable(first), await comparable(second)];
    expect(after).toEqual(before);
  });

  test('stands beside what is there: links follow, and what was not published stays so', async () => {
    const former = `POST /api/v1/manage/${first}/recipes/${await idOf(first, 'dock')}`;
    await callAs(cook, `${former}/publish`);
    await callAs(cook, former.replace('POST', 'PUT'), { title: 'Dock, better', slug: 'dock' });
    const archive = await archiveOf(first);
    await bring(archive, third, async () => {
      const other = { title: 'Sorrel soup', slug: 'dock' };
      await callAs(cook, `POST /api/v1/manage/${third}/recipes`, other);
    });
    const there = `GET /api/v1/manage/${third}/recipes`;
    const dock = `${there}/${await idOf(third, 'dock-2')}`;
    const draft = await callAs(cook, dock);
    expect(draft).toMatchObject({ recipe: { title: 'Dock', version: 1 } });
    const history = await callAs(cook, `${dock}/revisions`);
    expect(history).toMatchObject({
      revisions: expect.arrayContaining([
        expect.objectContaining({ name: 'Not published on the former site' }),
      ]) as unknown,
    });
    const cake = await callAs(cook, `${there}/${await idOf(third, 'plum-cake')}`);
    expect(JSON.stringify(cake)).toContain(addressOf(third, '/recipes/dock-2?a=b#c'));
  });
});
