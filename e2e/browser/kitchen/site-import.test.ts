import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { askSite } from '../../ask-site.ts';
import { aPhoto, expectGood } from '../../cooks/writing.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { standInDns } from '../../platform/stand-in-dns.ts';
import { standInWeb, type StandInPages } from '../../platform/stand-in-web.ts';
import { addressOf, desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const texts = recipeImportMessages.site;
const home = 'https://pies-of-ines.org';
const pages: StandInPages = new Map();
let stand: { asked: string[]; stop: () => Promise<void> }[];
let cook: Person;
let page: Page;
let troubles: string[];
let slug: string;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Ines');
  const zone = new Map([['A pies-of-ines.org', ['93.184.216.34']]]);
  const { dnsPort, webPort } = ownPlatform();
  const dns = await standInDns(dnsPort, zone);
  stand = [{ asked: [], ...dns }, await standInWeb(webPort, pages)];
});
afterAll(async () => {
  await Promise.all(stand.map(({ stop }) => stop()));
});
beforeEach(() => pages.clear());
afterEach(() => page.context().close());

const recipePage = (name: string) => `<!doctype html><html lang="en"><head><title>${name}</title>
<meta property="article:published_time" content="2019-04-02T08:00:00Z">
<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name,
  image: `${home}/tart.jpg`,
  recipeIngredient: ['225 g butter, softened', `1 pinch of ${name.toLowerCase()}`],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Bake for 40 minutes at 180 °C.' }],
})}</script></head><body><nav><a href="/">Home of pies</a></nav><article class="entry-content">
<p>My aunt made this ${name.toLowerCase()} every autumn, and we ate it in the yard.</p>${photos}</article>
<ol class="comment-list">${said(1, ['Bo', 'I baked it twice.'], said(2, ['Ines', 'So did I!']))}</ol>
<a href="${pathOf(name)}comment-page-2/#comments">Newer comments</a></body></html>`;

const photos = `<figure><img src="data:image/gif;base64,R0lGODlh" data-src="/yard-300x200.jpg" alt="">
<noscript><img src="/yard-300x200.jpg" alt=""></noscript><figcaption>The yard in autumn</figcaption></figure>
<img srcset="/cut-300w.jpg 300w, /cut.jpg 1200w" src="/cut-300w.jpg" alt="The first cut"><img src="/dot.gif" width="1" height="1">`;

/** A comment as WordPress shows it, with an answer of the cook. */
const said = (id: number, [name, text]: [string, string], inside = '') =>
  `<li class="comment ${name === 'Ines' ? 'bypostauthor' : ''}" id="comment-${id}"><b class="fn">${name}</b>
<time datetime="2019-05-0${id}T10:00:00Z"></time><div class="comment-content"><p>${text}</p></div><ol class="children">${inside}</ol></li>`;

const pathOf = (name: string) => `/2019/04/${name.toLowerCase().replaceAll(' ', '-')}/`;
const urlset = (paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${home}${path}</loc></url>`).join('')}</urlset>`;

/** A blog with a sitemap of sitemaps, of which one page is gone and some are no recipes. */
async function aBlog(names: string[]): Promise<void> {
  const listed = [...names.map(pathOf), '/about/', '/gone/'];
  const xml = { type: 'application/xml' };
  pages.set(`${home}/`, { body: '<!doctype html><html><body>Pies of Ines</body></html>' });
  pages.set(`${home}/robots.txt`, { body: `Sitemap: ${home}/index.xml`, type: 'text/plain' });
  const maps = [`${home}/index.xml`, `${home}/posts.xml`, 'https://evil.example/x.xml'];
  const index = maps.map((each) => `<sitemap><loc>${each}</loc></sitemap>`).join('');
  pages.set(`${home}/index.xml`, { body: `<sitemapindex>${index}</sitemapindex>`, ...xml });
  pages.set(`${home}/posts.xml`, { body: urlset(listed), ...xml });
  pages.set(`${home}/about/`, { body: '<!doctype html><html><body>Ingredients: me' });
  for (const name of names) {
    pages.set(home + pathOf(name), { body: recipePage(name) });
    const more = `<!doctype html><ol class="comment-list">${said(3, ['Cy', 'Mine sank.'])}</ol>`;
    pages.set(`${home}${pathOf(name)}comment-page-2/`, { body: more });
  }
  const { buffer } = await aPhoto('tart.jpg');
  for (const picture of ['tart', 'yard-300x200', 'cut']) {
    pages.set(`${home}/${picture}.jpg`, { body: buffer, type: 'image/jpeg' });
  }
}

/** Asks to wait a second before the page comes. */
function busyOnce(name: string): void {
  const answers = [{ body: '', status: 503, headers: { 'Retry-After': '1' } }];
  pages.set(home + pathOf(name), () => answers.pop() ?? { body: recipePage(name) });
}

async function openImport(viewport: typeof phone): Promise<void> {
  slug = `site-${crypto.randomUUID().slice(0, 8)}`;
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Moved In', slug });
  const options = { ...platformBrowserOf(cook), viewport, reducedMotion: 'reduce' as const };
  ({ page, troubles } = await browser.open(onPlatform(`/kitchen/${slug}/import`), options));
  await page.getByRole('heading', { name: texts.heading }).waitFor();
}
const address = () => page.getByRole('textbox', { name: texts.label });
const move = () => page.getByRole('button', { name: texts.move }).click();
async function moveBlog(): Promise<void> {
  await address().fill('pies-of-ines.org');
  await page.getByLabel(texts.own).check();
  await move();
}
const recipesThere = async () => {
  const answer = (await callAs(cook, `GET /api/v1/manage/${slug}/recipes?limit=100`)) as {
    recipes: { id: string; title: string; image: object | null }[];
  };
  return answer.recipes;
};
/** Who said something below a recipe and who answered, and the words of its pictures. */
async function toldOf(title: string) {
  const { id = '' } = (await recipesThere()).find((each) => each.title === title) ?? {};
  const answer = await callAs(cook, `GET /api/v1/site/${slug}/comments?recipeId=${id}`);
  const { recipe } = (await callAs(cook, `GET /api/v1/manage/${slug}/recipes/${id}`)) as {
    recipe: { referencedImages: { alt: string }[] };
  };
  const threads = (answer as { comments: Thread[] }).comments.map(({ user, children }) => [
    user.displayName,
    ...children.map((each) => [each.user.displayName, each.isFromOwner]),
  ]);
  return { threads, pictures: recipe.referencedImages.map(({ alt }) => alt).toSorted() };
}
type Said = { user: { displayName: string }; isFromOwner: boolean };
type Thread = Said & { children: Said[] };
const titles = async () => (await recipesThere()).map(({ title }) => title).toSorted();
const done = () => page.getByRole('heading', { name: /was read to its end/ }).waitFor();

describe.each(Object.entries({ 'a phone': phone, 'a wide screen': desktop }))(
  'A whole site on %s',
  (_, viewport) => {
    test('moves by its address, with stories, pictures and comments, and old addresses lead on', async () => {
      await aBlog(['Plum tart', 'Seed cake']);
      busyOnce('Seed cake');
      await openImport(viewport);
      await moveBlog();
      await done();
      await expectGood(page, troubles);
      await page.getByRole('button', { name: 'Not read 2' }).click();
      await page.getByText(texts.noRecipe).waitFor();
      await page.getByText(texts.failures.not_there).waitFor();
      await expect.poll(titles).toEqual(['Plum tart', 'Seed cake']);
      const there = await recipesThere();
      expect(there.every(({ image }) => image !== null)).toBe(true);
      const recipeIds = there.map(({ id }) => id);
      await callAs(cook, `POST /api/v1/manage/${slug}/publications`, { recipeIds });
      const old = addressOf(slug, '/2019/04/plum-tart/');
      await expect
        .poll(async () => (await askSite(old)).headers.location, { timeout: 60_000 })
        .toBe('/recipes/plum-tart');
      const story = await askSite(addressOf(slug, '/recipes/plum-tart'));
      expect(story.body).toContain('My aunt made this plum tart every autumn');
      expect(story.body).not.toContain('Home of pies');
      expect(stand.flatMap(({ asked }) => asked).join()).not.toContain('evil');
      const told = await toldOf('Plum tart');
      expect(told.pictures).toEqual(['', 'The first cut', 'The yard in autumn']);
      expect(told.threads).toEqual([['Cy'], ['Bo', ['Ines', true]]]);
    });
  },
);

describe('A site that cannot be moved', () => {
  test('is told with its reason, and what was typed stays', async () => {
    await openImport(phone);
    await move();
    await page.getByText(texts.empty).waitFor();
    await page.getByText(texts.sayOwn).waitFor();
    await expectGood(page, troubles);
    await address().fill('192.168.0.1/blog');
    await page.getByLabel(texts.own).check();
    await move();
    await page.getByText(texts.noAddress).waitFor();
    await address().fill('nobody-is-there.org');
    await move();
    await page.getByText(texts.failures.unreachable).waitFor();
    await expect.poll(() => address().inputValue()).toBe('nobody-is-there.org');
    await expect.poll(() => page.getByLabel(texts.own).isChecked()).toBe(true);
    pages.set(`${home}/`, { body: '<!doctype html><html><body><form>Log in</form>' });
    await address().fill(home);
    await move();
    await page.getByText(texts.noList).waitFor();
    await expectGood(page, troubles);
  });
});

/** Answers one call of an address and loses all others. */
async function losingAllButOne(calledAt: string): Promise<string[]> {
  const calls: string[] = [];
  await page.route(calledAt, async (route) => {
    calls.push(route.request().url());
    await (calls.length === 1 ? route.continue() : route.abort());
  });
  return calls;
}

describe('A site that is interrupted', () => {
  test('goes on after the page was loaded anew, and brings nothing twice', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `Pie ${at + 1}`);
    await aBlog(names);
    await openImport(desktop);
    const calls = await losingAllButOne('**/recipe-imports/*/items');
    await moveBlog();
    await expect.poll(() => calls.length, { timeout: 60_000 }).toBeGreaterThan(1);
    await page.unroute('**/recipe-imports/*/items');
    await page.reload();
    await page.getByRole('button', { name: 'Go on reading' }).click();
    await done();
    await expect.poll(async () => (await titles()).length).toBe(30);
    await expect.poll(async () => new Set(await titles()).size).toBe(30);
    const [, web] = stand;
    const askedTwice = web?.asked.filter((each) => each === home + pathOf('Pie 1'));
    expect(askedTwice).toHaveLength(1);
  });
});

describe('A page that is reviewed alone', () => {
  const dish = {
    '@type': 'Recipe',
    name: 'Plum tart',
    image: ['tart-225x225.jpg', 'tart.jpg', 'gone.jpg'].map((name) => `${home}/${name}`),
    recipeIngredient: ['225 g butter, softened', '500 g plums'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Rub the butter into the flour.', image: `${home}/rub.jpg` },
      { '@type': 'HowToStep', text: 'Bake for 40 minutes.' },
    ],
  };

  test('brings its pictures where the cook says that they are theirs, and tells of one that is gone', async () => {
    const script = `<script type="application/ld+json">${JSON.stringify(dish)}</script>`;
    pages.set(`${home}/tart/`, { body: `<!doctype html><html><head>${script}</head><body>` });
    const { buffer } = await aPhoto('tart.jpg');
    for (const name of ['tart', 'rub']) {
      pages.set(`${home}/${name}.jpg`, { body: buffer, type: 'image/jpeg' });
    }
    await openImport(phone);
    const source = page.getByLabel(recipeImportMessages.label);
    await source.fill(`${home}/tart/`);
    await source.press('Control+Enter');
    await page.getByLabel(recipeImportMessages.pictures(3)).check();
    await expectGood(page, troubles);
    await page.getByRole('button', { name: recipeImportMessages.accept }).click();
    await page.waitForURL(/\/recipes\/[\w-]{36}/);
    await page.getByText(recipeImportMessages.picturesLost(1)).waitFor();
    const [made] = await recipesThere();
    const { recipe } = (await callAs(cook, `GET /api/v1/manage/${slug}/recipes/${made?.id}`)) as {
      recipe: { images: object[]; instructionGroups: { instructions: { images: object[] }[] }[] };
    };
    const ofSteps = recipe.instructionGroups.flatMap(({ instructions }) =>
      instructions.map(({ images }) => images.length),
    );
    expect([recipe.images.length, ofSteps]).toEqual([1, [1, 0]]);
  });
});
