import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#content/facts.ts';
import { pageModel } from '#content/page-model.ts';
import type { AnyPage } from '#content/page-models.ts';
import {
  aCollection,
  aPublishedRecipe,
  aSite,
  imagesOf,
  pageFacts,
} from '#content/testing/facts.ts';
import { aRecipeCard, aSiteFrame } from '#content/testing/frame-builders.ts';
import { aRecipePage } from '#content/testing/recipe-builders.ts';
import { aText } from '#content/testing/text-builders.ts';
import { fixedPages, type PageRef } from '#domain/publishing/publishing.ts';
import { collectionPath, recipePath } from '#domain/publishing/site-paths.ts';
import { fragmentCache } from '#functions/adapters/fragment-cache.ts';
import { renderComponent } from '#components/testing/render-component.ts';

const routes = import.meta.glob<AstroComponentFactory>('../../pages/sites/*.astro', {
  import: 'default',
  eager: true,
});

/** All pages of a site with eight recipes, of which each recommends the next four. */
function pagesOf(slug: string, title: string): AnyPage[] {
  const ids = Array.from({ length: 8 }, (_, index) => `${slug}-${index}`);
  const recipes = ids.map((id, index) =>
    aPublishedRecipe(
      {
        description: aText(`About ${id}.`),
        privacySetting: index === 2 ? 'subscribers_only' : 'public',
      },
      { id },
    ),
  );
  const settings = {
    about: aText('I cook.'),
    aboutShort: aText(`Slowly, at ${slug}.`),
    newslettersEnabled: true,
    commentsEnabled: true,
    look: slug === 'atelier' ? ('atelier' as const) : ('hearth' as const),
    googleAnalyticsId: slug === 'hearth' ? 'G-12345' : null,
    headerLinks: [
      { id: 'h1', label: 'My favourite', href: `/recipes/${slug}-1`, openInNewTab: false },
    ],
  };
  const collection = aCollection();
  const collectionRecipeIds = new Map([[collection.id, ids.slice(0, 3)]]);
  const site = aSite({
    id: slug,
    slug,
    title,
    settings,
    collections: [collection],
    images: imagesOf('share'),
    recipeCount: ids.length,
  });
  const related = new Map(ids.map((id, at) => [id, [...ids, ...ids].slice(at + 1, at + 5)]));
  const facts = pageFacts(recipes, { site, related, collectionRecipeIds });
  const refs: PageRef[] = [
    ...fixedPages(site.features),
    { path: collectionPath('bakes'), kind: 'collection', subjectId: collection.id },
    ...ids.map((id): PageRef => ({ path: recipePath(id), kind: 'recipe', subjectId: id })),
  ];
  return modelsOf(facts, refs);
}

function modelsOf(facts: PageFacts, refs: PageRef[]): AnyPage[] {
  const { look } = facts.site.settings;
  const theme = () => ({ ...aSiteFrame().theme, look });
  return refs.flatMap((ref) => pageModel(facts, ref, theme) ?? []);
}

function render(page: AnyPage, locals: Pick<App.Locals, 'fragmentCache'> = {}): Promise<string> {
  const route = routes[`../../pages/sites/${page.kind}.astro`];
  if (!route) throw new Error(`No route renders ${page.kind}`);
  return renderComponent(route, {}, { page, ...locals });
}

describe('Parts of pages that are rendered once', () => {
  const pages = [
    ...pagesOf('hearth', 'Old Hearth'),
    ...pagesOf('hearth', 'New Hearth'),
    ...pagesOf('atelier', 'Atelier'),
    ...pagesOf('elsewhere', 'Old Hearth'),
  ];

  it('are those that each page would have by itself, whatever was rendered before', async () => {
    const locals = { fragmentCache: fragmentCache() };
    for (const page of [...pages, ...pages, ...pages.toReversed()]) {
      expect(await render(page, locals)).toBe(await render(page));
    }
  });

  it('name nothing on a page twice', async () => {
    const locals = { fragmentCache: fragmentCache() };
    for (const page of pages) {
      const html = await render(page, locals);
      const ids = [...html.matchAll(/<[^>]*? id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('leave little to render of a page when one recipe that it recommends has changed', async () => {
    const asked: string[] = [];
    const parts = fragmentCache();
    const locals: Pick<App.Locals, 'fragmentCache'> = {
      fragmentCache: {
        render: (name, of, printPart) =>
          parts.render(name, of, () => {
            asked.push(name);
            return printPart();
          }),
      },
    };
    const page = aRecipePage();
    await render(page, locals);
    await render(page, locals);
    asked.length = 0;
    const moreRecipes = page.body.moreRecipes.with(0, aRecipeCard({ title: 'Another name' }));
    const changed = { ...page, body: { ...page.body, moreRecipes } };
    await render(changed, locals);
    expect(asked).toEqual([]);
    await render(changed, locals);
    expect(asked).toEqual(['card']);
  });
});
