import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { siteOf } from './own-site.ts';
import { readSitePage } from './recipes-of-page.ts';

const address = 'https://pies.org/2019/04/plum-tart/';
const site = siteOf('pies.org') ?? { asked: '', home: '', hosts: [], folder: '/' };
const readAt = (asked: string, html: string, at = asked) =>
  readSitePage({ asked, address: at, html, language: 'en' }, site)?.recipes ?? null;
const read = (html: string) => readAt(address, html);
const storyIn = (html: string) => {
  const story = read(html)?.at(-1)?.story;
  return story ? toPlainText(story).split('\n') : [];
};

const tart = {
  '@type': 'Recipe',
  name: 'Plum tart',
  datePublished: '2019-04-02',
  recipeIngredient: ['225 g butter, softened', '2 eggs', '12 plums'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Cream the butter until it is pale and soft.' },
    { '@type': 'HowToStep', text: 'Bake for 40 minutes at 180 °C.' },
  ],
};
const json = (...things: object[]) =>
  `<script type="application/ld+json">${JSON.stringify(things)}</script>`;
const sentence = 'My aunt made this tart on the last Sunday of every summer, when the plums fell.';
const second =
  'The dough wants an hour in the cold, and so does whoever has rolled it out by hand.';

const furniture = `<nav><a href="/">Home</a> <a href="/about">About me</a></nav>`;
const post = (
  inside: string,
) => `<!doctype html><html lang="en"><head><title>Plum tart – Pies</title>
  <link rel="canonical" href="https://pies.org/plum-tart/"><link rel="shortlink" href="https://pies.org/?p=7">
  <meta property="article:published_time" content="2019-04-01T08:00:00+02:00">
  <meta property="article:tag" content="summer">${json(tart)}</head><body>${furniture}
  <main><article><header><h1>Plum tart</h1><p>By Ada</p></header><div class="entry-content">${inside}</div>
  <a rel="category tag" href="/c">Cakes &amp; tarts</a></article>
  <section id="comments"><p>${sentence.toUpperCase()}</p></section></main></body></html>`;

describe('A page of a site with a recipe', () => {
  it('becomes a recipe with its story, its dates, its terms and all of its addresses', () => {
    const recipes = read(post(`<p>${sentence}</p>`));
    expect(recipes).toHaveLength(1);
    const recipe = recipes?.[0];
    expect(recipe?.recipe.title).toEqual({ value: 'Plum tart', origin: 'exact' });
    expect(recipe?.recipe.terms).toMatchObject({
      categories: { value: ['Cakes & tarts'] },
      keywords: { value: ['summer'] },
    });
    expect(recipe).toMatchObject({
      path: '/2019/04/plum-tart/',
      writtenAt: '2019-04-01T06:00:00.000Z',
      former: {
        addresses: ['/2019/04/plum-tart/', '/plum-tart/', '/?p=7'],
        publishedAt: '2019-04-01T06:00:00.000Z',
        status: 'published',
        site: 'https://pies.org/',
      },
    });
  });

  it('has the date of its markup where it says no other, and none where it says none', () => {
    const bare = (thing: object) => `<html><body>${json(thing)}</body></html>`;
    expect(read(bare(tart))?.[0]?.writtenAt).toBe('2019-04-02T00:00:00.000Z');
    const { datePublished: _date, ...undated } = tart;
    expect(read(bare(undated))?.[0]?.writtenAt).toBeNull();
  });

  it('leaves out addresses of other sites', () => {
    const html = `<link rel="canonical" href="https://evil.org/tart">${json(tart)}`;
    expect(read(html)?.[0]?.former?.addresses).toEqual(['/2019/04/plum-tart/']);
  });
});

describe('The story of a page', () => {
  it('is what its article says around the card of the recipe', () => {
    const card = `<div class="wprm-recipe-container"><h2>Plum tart</h2><ul><li>225 g butter, softened</li></ul></div>`;
    expect(storyIn(post(`<p>${sentence}</p>${card}<p>${second}</p>`))).toEqual([sentence, second]);
  });

  it.each([
    [
      'a bar to share',
      '<div class="sharedaddy"><p>Share this with your friends, please do.</p></div>',
    ],
    ['buttons', '<p><a href="#r">Jump to Recipe</a> · <a href="/print">Print Recipe</a></p>'],
    [
      'an advertisement',
      '<div class="adthrive-ad"><p>Buy a tin that no tart ever sticks to.</p></div>',
    ],
    ['a form', '<form><p>Get my newsletter every Friday.</p></form>'],
    ['a caption', '<figure><img src="a.jpg"><figcaption>The tart in June</figcaption></figure>'],
    ['other posts', '<h2>Related recipes</h2><ul><li><a href="/a">Apple pie</a></li></ul>'],
    ['links alone', '<ul><li><a href="/a">Apple pie</a></li><li><a href="/b">Buns</a></li></ul>'],
    ['what is out of sight', '<div style="position:absolute;left:-9999px">cheap pills</div>'],
    [
      'lines of the recipe',
      '<h3>Ingredients</h3><ul><li>225 g butter, softened</li><li>2 eggs</li></ul>',
    ],
    ['steps of the recipe', '<h3>Method</h3><p>1. Cream the butter until it is pale and soft.</p>'],
    ['values', '<p>calories</p><p>297</p><p>fat</p><p>12 g</p>'],
    ['nutrition', '<h3>Nutrition facts</h3><p>One slice has a lot of everything that is good.</p>'],
    ['a count of comments', '<p>16 Comments</p>'],
  ])('is without %s', (_name, inside) => {
    expect(storyIn(post(`<p>${sentence}</p><p>${second}</p>${inside}`))).toEqual([
      sentence,
      second,
    ]);
  });

  it('keeps headings, lists and marks, and its links become whole', () => {
    const inside = `<h2>Why plums</h2><p>${sentence} <a href="/jam/">Jam</a> is <strong>good</strong> too, they say.</p>
      <ul><li>They are cheap in September, and cheaper where you pick them.</li></ul>`;
    const story = read(post(inside))?.[0]?.story;
    expect(story?.children.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'bulleted-list',
    ]);
    expect(JSON.stringify(story)).toContain('"href":"https://pies.org/jam/"');
    expect(JSON.stringify(story)).toContain('"bold":true');
  });

  it('is none where nothing but the recipe is told, or its description once more', () => {
    expect(storyIn(post('<p>Enjoy!</p>'))).toEqual([]);
    const described = { ...tart, description: `${sentence} ${second}` };
    const html = `<html><body><article><p>${sentence} ${second}</p></article>${json(described)}</body></html>`;
    expect(storyIn(html)).toEqual([]);
  });
});

describe('A page that is no recipe', () => {
  const teaser = (name: string) =>
    `<article><h2><a href="/${name}">${name}</a></h2><p>Ingredients and method of ${name}: 2 cups flour, 1 egg.</p></article>`;
  const listed = (name: string) => ({ '@type': 'Recipe', name, url: `https://pies.org/${name}/` });

  it.each([
    ['a list of teasers', ['a', 'b', 'c'].map(teaser).join('')],
    ['a list with names in its markup', json(listed('a'), listed('b')) + teaser('a') + teaser('b')],
    [
      'a list with whole recipes that stand elsewhere',
      json({ ...tart, ...listed('a') }, { ...tart, ...listed('b') }),
    ],
    [
      'a text that looks like one',
      '<p>Ingredients</p><p>2 eggs</p><p>1 cup flour</p><p>Method</p><p>Bake it.</p>',
    ],
    ['a login page', '<form><h1>Log in</h1><input name="user"><input type="password"></form>'],
    ['nothing', ''],
  ])('such as %s holds none', (_name, inside) => {
    expect(read(`<!doctype html><html><body><main>${inside}</main></body></html>`)).toEqual([]);
  });

  it('may be an old post whose recipe is parted by headings', () => {
    const inside = `<p>${sentence}</p><h3>Ingredients</h3><ul><li>225 g butter</li><li>2 eggs</li></ul>
      <h3>Method</h3><ol><li>Cream the butter.</li><li>Bake it for long.</li></ol>`;
    const html = `<html><head><meta property="og:type" content="article"></head><body>
      <h1>Aunt Ada’s tart</h1><div class="post-body">${inside}</div></body></html>`;
    const recipe = read(html)?.[0];
    expect(recipe?.recipe.title).toEqual({ value: 'Aunt Ada’s tart', origin: 'read' });
    expect(recipe?.recipe.ingredientGroups.value[0]?.items).toEqual(['225 g butter', '2 eggs']);
    expect(storyIn(html)).toEqual([sentence]);
  });
});

describe('A page with several recipes', () => {
  it('has the main one last, and its addresses lead to that', () => {
    const sauce = { ...tart, name: 'Plum sauce', recipeIngredient: ['6 plums'] };
    const recipes = read(post(json(sauce)));
    expect(recipes?.map(({ path }) => path)).toEqual([
      '/2019/04/plum-tart/ 2',
      '/2019/04/plum-tart/',
    ]);
    expect(recipes?.map(({ former }) => former?.addresses.length)).toEqual([undefined, 3]);
  });
});

describe('A hostile page', () => {
  it.each([
    ['elements in each other', '<div class="entry-content">'.repeat(100_000), null],
    ['nothing but openings', '<'.repeat(300_000), []],
    ['classes without end', `<div class="${'share-'.repeat(50_000)}">`, []],
    ['endless JSON', `<script type="application/ld+json">${'['.repeat(200_000)}</script>`, []],
    [
      'furniture in furniture',
      `<article>${'<div class="share">'.repeat(390)}${'word '.repeat(200_000)}`,
      [],
    ],
    ['many articles', '<article>x</article>'.repeat(90_000), []],
  ])('of %s comes to an end', (_name, html, recipes) => {
    expect(read(html)).toEqual(recipes);
  });
});

describe('Threads on several pages of comments', () => {
  const shown = (inside: string, marks = '') => `<li class="comment ${marks}">${inside}</li>`;
  const words = (text: string) =>
    `<b class="fn">Bo</b><time datetime="2019-03-04">x</time><div class="comment-content"><p>${text}</p></div>`;
  const waiting = (inside: string) =>
    shown(`${words('Waits.')}<ol class="children">${inside}</ol>`, 'unapproved');
  const list = (inside: string) => `<ol class="comment-list">${inside}</ol>`;

  it('stay apart, though what is left out of them stands at the same place and has no number', () => {
    const first = shown(`${words('One.')}<ol class="children">${waiting('')}</ol>`);
    const further = shown(words('Two.')) + waiting(shown(words('Three.')));
    const page = { asked: address, address, html: post(sentence) + list(first), language: 'en' };
    const commentPages = [{ address: `${address}comment-page-2/`, html: list(further) }];
    const comments = readSitePage(page, site)?.withCommentPages(commentPages)[0]?.comments;
    expect(comments?.map(({ text, parentId }) => [text, parentId])).toEqual([
      ['One.', null],
      ['Two.', null],
      ['Three.', null],
    ]);
  });
});
