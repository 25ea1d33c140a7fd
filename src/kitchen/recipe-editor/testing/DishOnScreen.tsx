import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { standAt } from '#ui/testing/page-address.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { changeSiteGlobals, loadSiteGlobals, type SiteGlobals } from '../site-globals.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { DraftScope } from '../draft/use-draft.ts';
import { aDraft } from './draft.ts';
import { aRecipe, recipeId } from './recipes.ts';

export const manage = '/api/v1/manage/hearth';

/** What the site knows when a test begins. */
export async function aKnownSite(api: FakeApi, known: Partial<SiteGlobals>): Promise<void> {
  api.answer(`GET ${manage}/globals`, {
    body: {
      units: [],
      terms: [],
      mergedTerms: [],
      ingredients: [],
      equipment: [],
      fonts: [],
      colorThemes: [],
      typeThemes: [],
    },
  });
  // Only its language is read.
  api.answerWrongly(`GET ${manage}/current-site`, { site: { language: 'en' } });
  await loadSiteGlobals();
  changeSiteGlobals(() => ({ terms: [], mergedTerms: [], equipment: [], ...known }));
}

/** An open recipe that nothing saves, and the API beside it, at the address of its editor. */
export async function aDishOnScreen(
  content: Partial<RecipeContent>,
  { draft: changes, ...known }: Partial<SiteGlobals> & { draft?: Partial<RecipeDraft> },
  view: ReactNode,
) {
  standAt(`http://larder.test/kitchen/hearth/recipes/${recipeId}`);
  const recipe = aRecipe(content);
  const api = fakeApi();
  await aKnownSite(api, known);
  const draft = aDraft(recipe, changes);
  render(<DraftScope value={draft}>{view}</DraftScope>);
  return { draft, api, recipe: () => draft.$recipe.get() };
}
