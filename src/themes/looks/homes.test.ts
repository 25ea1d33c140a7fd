import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { describe, expect, it } from 'vitest';
import { pageModel } from '#content/page-model.ts';
import { aPublishedRecipe, aSite, imagesOf, pageFacts } from '#content/testing/facts.ts';
import { anImage, aSiteFrame } from '#content/testing/frame-builders.ts';
import { renderComponent } from '#components/testing/render-component.ts';
import { type LookKey, lookKeys } from '#domain/look/looks.ts';
import { isShownShape } from '#domain/media/shown-shapes.ts';

const routes = import.meta.glob<AstroComponentFactory>('../../pages/sites/home.astro', {
  import: 'default',
  eager: true,
});

type Content = { recipes: number; pictured: number[]; featured: number[] };

const contents: [string, Content][] = [
  ['no recipe', { recipes: 0, pictured: [], featured: [] }],
  ['one recipe', { recipes: 1, pictured: [], featured: [] }],
  ['one pictured recipe', { recipes: 1, pictured: [0], featured: [0] }],
  ['three recipes', { recipes: 3, pictured: [1], featured: [] }],
  ['three featured recipes', { recipes: 3, pictured: [0, 1, 2], featured: [2, 0, 1] }],
  ['six recipes without pictures', { recipes: 6, pictured: [], featured: [3] }],
  ['fourteen recipes without pictures', { recipes: 14, pictured: [], featured: [] }],
  ['fourteen pictured recipes', { recipes: 14, pictured: [...Array(14).keys()], featured: [1] }],
  ['many recipes', { recipes: 20, pictured: [4, 7, 9], featured: [] }],
  ['many featured recipes', { recipes: 20, pictured: [0, 2, 4], featured: [19, 18, 2, 4, 0, 7] }],
];

async function homeOf(look: LookKey, { recipes, pictured, featured }: Content): Promise<string> {
  const ids = Array.from({ length: recipes }, (_, at) => `recipe-${at}`);
  const site = aSite({
    settings: { look, featuredRecipeIds: featured.map((at) => `recipe-${at}`) },
    images: imagesOf('photo'),
    recipeCount: recipes,
  });
  const given = ids.map((id, at) =>
    aPublishedRecipe({ images: pictured.includes(at) ? [{ id: 'photo' }] : [] }, { id }),
  );
  const theme = { ...aSiteFrame().theme, look };
  const page = pageModel(
    pageFacts(given, { site }),
    { path: '/', kind: 'home', subjectId: null },
    () => theme,
  );
  const [Home] = Object.values(routes);
  if (!Home) throw new Error('There is no home page');
  const html = await renderComponent(Home, {}, { page });
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

const linked = (html: string) =>
  [...html.matchAll(/<a [^>]*data-recipe-id="([^"]+)"/g)].map(([, id]) => id);

/** Parts of the picture that the page asks for; others are refused. */
const cutsOf = (html: string) =>
  [...html.matchAll(/crop=([\d,]+)/g)].map(([, cut = '']) => {
    const [width = 0, height = 0, x = 0, y = 0] = cut.split(',').map(Number);
    return { width, height, x, y };
  });

describe.each(lookKeys)('The home page in the look %s', (look) => {
  it.each(contents)('links each of %s once', async (_, content) => {
    const ids = linked(await homeOf(look, content));
    expect(new Set(ids).size).toBe(ids.length);
    // The lead, ten featured ones at most and thirteen others.
    expect(ids.length).toBe(
      Math.min(content.recipes, 14 + Math.max(0, content.featured.length - 1)),
    );
  });

  it.each(contents)('has the name of the site as its one title with %s', async (_, content) => {
    const titles = [...(await homeOf(look, content)).matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)];
    expect(titles.map(([, title]) => title?.trim())).toEqual([aSite().title]);
  });

  it.each(contents)('has no heading and no list without content with %s', async (_, content) => {
    const html = await homeOf(look, content);
    expect(html).not.toMatch(/<(h[1-6]|ol|ul|p|section)\b(?![^>]*aria-live)[^>]*>\s*<\/\1>/);
  });

  it.each(contents)('asks for pictures in shapes that are made with %s', async (_, content) => {
    const picture = anImage();
    const cuts = cutsOf(await homeOf(look, content));
    expect(cuts.filter((cut) => !isShownShape(picture, cut))).toEqual([]);
  });
});
