import { demoSites } from '#scripts/demo/index.ts';
import type { DemoRecipe, DemoSite } from '#scripts/demo/demo-site.ts';

/** One page of each kind that a demo site has. */
export type DemoPage = { site: string; path: string };

export const demoPages: DemoPage[] = demoSites.flatMap((site) =>
  pathsOf(site).map((path) => ({ site: site.slug, path })),
);

/** A full recipe of each demo site: all may read it and it is featured. */
export const fullRecipes: (DemoPage & { recipe: DemoRecipe })[] = demoSites.flatMap((site) => {
  const recipe = featuredRecipe(site);
  return recipe ? [{ site: site.slug, path: recipePath(recipe), recipe }] : [];
});

/** Recipes that only subscribers may read. */
export const premiumRecipes: (DemoPage & { recipe: DemoRecipe })[] = demoSites.flatMap((site) =>
  publishedOf(site)
    .filter(({ privacySetting }) => privacySetting === 'subscribers_only')
    .map((recipe) => ({ site: site.slug, path: recipePath(recipe), recipe })),
);

function pathsOf(site: DemoSite): string[] {
  const premium = publishedOf(site).find(({ privacySetting }) => privacySetting);
  const plain = publishedOf(site).find(({ pictures }) => pictures.length === 0);
  const recipes = [featuredRecipe(site), premium, plain].filter((recipe) => recipe !== undefined);
  return [
    '/',
    '/recipes',
    ...recipes.map(recipePath),
    '/collections',
    ...site.collections.slice(0, 1).map(({ slug }) => `/collections/${slug}`),
    '/about',
    ...(site.links.length > 0 ? ['/links'] : []),
    ...(site.book ? ['/book'] : []),
    ...(site.events.length > 0 ? ['/events'] : []),
    '/privacy',
  ];
}

function featuredRecipe(site: DemoSite): DemoRecipe | undefined {
  return publishedOf(site).find(
    ({ slug, privacySetting }) => !privacySetting && site.featuredRecipeSlugs.includes(slug),
  );
}

export function publishedOf({ recipes }: DemoSite): DemoRecipe[] {
  return recipes.filter(({ publishedAt }) => publishedAt);
}

export function recipePath({ slug }: DemoRecipe): string {
  return `/recipes/${slug}`;
}
