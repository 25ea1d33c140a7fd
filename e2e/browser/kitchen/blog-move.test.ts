import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { BuildsAnswer } from '#contract/publishing/build.ts';
import { askSite } from '../../ask-site.ts';
import { expectGood } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { standInDns } from '../../platform/stand-in-dns.ts';
import { standInWeb, type StandInPages } from '../../platform/stand-in-web.ts';
import { addressOf, desktop, onPlatform, siteBrowser } from '../../site-browser.ts';

const shared = join(import.meta.dirname, '../../../../shared/data');
const posts = 300;
/** Names that are kept for examples never lead to the public net; here a stand-in answers for this one. */
const oldHost = 'the-old-tin-box.net';

type Expected = {
  posts: {
    title: string;
    status: string;
    path: string;
    oldPaths: string[];
    date: string;
    featured: string | null;
    pictures: string[];
    comments: { approved: string; author: string }[];
  }[];
};

const browser = siteBrowser();
let cook: Person;
let page: Page;
let troubles: string[];
let slug: string;
let web: { stop: () => Promise<void> };
let dns: { stop: () => Promise<void> };

/** The pictures of the blog where WordPress keeps them. */
function oldPictures(): StandInPages {
  const folder = join(shared, 'recipes/images');
  return new Map(
    readdirSync(folder).map((name) => [
      `https://${oldHost}/wp-content/uploads/${name}`,
      { body: readFileSync(join(folder, name)), type: 'image/*' },
    ]),
  );
}

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ines');
  const { dnsPort, webPort } = ownPlatform();
  dns = await standInDns(dnsPort, new Map([[`A ${oldHost}`, ['93.184.215.14']]]));
  web = await standInWeb(webPort, oldPictures());
});
afterAll(() => Promise.all([web.stop(), dns.stop()]));
afterEach(() => page.context().close());

async function openImport(): Promise<void> {
  slug = `moved-${crypto.randomUUID().slice(0, 8)}`;
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'The Old Tin Box', slug });
  const options = {
    ...platformBrowserOf(cook),
    viewport: desktop,
    reducedMotion: 'reduce' as const,
  };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/import`), options));
  await page.getByRole('heading', { name: 'Files of another program' }).waitFor();
}

/** An export of WordPress as a blog of real recipes would have it, under three kinds of addresses. */
function aBlog() {
  const folder = mkdtempSync(join(tmpdir(), 'blog-'));
  const [file, says] = [join(folder, 'blog.wxr.xml'), join(folder, 'expected.json')];
  const kinds = ['--posts', String(posts), '--permalinks', 'mixed', '--site', `https://${oldHost}`];
  const script = join(shared, 'import-files/make-wxr.mjs');
  execFileSync(process.execPath, [script, ...kinds, '--out', file, '--expected', says]);
  const expected = JSON.parse(readFileSync(says, 'utf8')) as Expected;
  const was = expected.posts.filter(({ status }) => status === 'publish');
  return {
    file,
    was,
    last: was.at(-1) as (typeof was)[number],
    pictured: was.find(({ pictures }) => pictures.length > 2) as (typeof was)[number],
    talked: was.find(({ comments }) => seenOf(comments).length > 4) as (typeof was)[number],
  };
}

const seenOf = (comments: Expected['posts'][number]['comments']) =>
  comments.filter(({ approved }) => approved === '1');

const namesOf = (comments: Expected['posts'][number]['comments']) =>
  seenOf(comments)
    .map(({ author }) => author || commentMessages.anonymous)
    .toSorted();

const leadsTo = async (old: string) => (await askSite(addressOf(slug, old))).headers.location;

/** Addresses of the old blog that lead to no recipe. */
async function lostAmong(all: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const old of all) {
    const to = await leadsTo(old);
    if (!to?.startsWith('/recipes/')) lost.push(old);
  }
  return lost;
}

const buildsOf = async () =>
  ((await callAs(cook, `GET /api/v1/manage/${slug}/builds`)) as BuildsAnswer).builds;

const namesShown = () => page.locator('.comment-head strong').allInnerTexts();

describe('A blog of three hundred posts', () => {
  test('moves with its pictures and comments, and is published in one build', async () => {
    await openImport();
    const { file, was, last, talked, pictured } = aBlog();
    await page.getByLabel(/Fetch the pictures/).check();
    await page.getByLabel('Choose files').setInputFiles(file);
    await page.getByRole('heading', { name: /was read to its end/ }).waitFor({ timeout: 120_000 });
    await page.getByText(`${posts} drafts`).waitFor();
    await page.getByRole('button', { name: `Publish the ${was.length} that were public` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Your recipes are being published').waitFor();
    await expect.poll(() => leadsTo(last.path), { timeout: 120_000 }).toMatch(/^\/recipes\//);
    const [build] = await buildsOf();
    expect(build).toMatchObject({ failures: [], changed: { recipe: was.length } });
    const olds = was.flatMap(({ path, oldPaths }) => [path, ...oldPaths]);
    const lost = await lostAmong(olds);
    expect(lost).toEqual([]);
    await expectGood(page, troubles);
    await page.goto(addressOf(slug, pictured.path));
    await expect
      .poll(() => page.locator('.media figure img').count())
      .toBe(pictured.pictures.length);
    await page.goto(addressOf(slug, talked.path));
    await page.getByRole('heading', { name: commentMessages.heading }).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await namesShown()).toSorted())
      .toEqual(namesOf(talked.comments));
  });
});
