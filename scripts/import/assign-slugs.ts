import type { RecipeSummaryView } from '#contract/recipe/recipe-view.ts';
import { uniqueSlug } from '#domain/text/slug.ts';
import { importedRecipeId, wantedSlug } from './recipe-from-row.ts';
import type { RecipeRow } from './recipe-row.ts';

/** The slug of every row's recipe by its id: one it has is kept, a new one is free on the site. */
export function assignSlugs(
  siteId: string,
  rows: readonly RecipeRow[],
  recipes: readonly Pick<RecipeSummaryView, 'id' | 'slug'>[],
): Map<string, string> {
  const existing = new Map(recipes.map(({ id, slug }) => [id, slug]));
  const taken = new Set(existing.values());
  const slugs = new Map<string, string>();
  for (const row of rows) {
    const id = importedRecipeId(siteId, row);
    const slug = existing.get(id) ?? uniqueSlug(wantedSlug(row), taken);
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
}
