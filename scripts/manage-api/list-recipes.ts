import { recipesAnswer, type RecipeSummaryView } from '#contract/recipe/recipe-view.ts';
import { everyPage } from './every-page.ts';
import type { ManageClient } from './manage-client.ts';

/** Every working copy of a site, by title. */
export async function listRecipes(
  api: ManageClient,
  siteSlug: string,
): Promise<RecipeSummaryView[]> {
  return everyPage(async (query) => {
    const path = `${siteSlug}/recipes?orderBy=title_asc&${query}`;
    const { recipes, total } = await api.get(path, recipesAnswer);
    return { entries: recipes, total };
  });
}
