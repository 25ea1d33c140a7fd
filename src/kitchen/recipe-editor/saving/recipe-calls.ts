import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import { outcomeOf } from '../../drafts/saving/outcome.ts';
import type { DraftCalls } from '../../drafts/saving/draft-calls.ts';
import type { Stored } from '../../drafts/saving/saving-state.ts';
import { call } from '../../shell/network/connection.ts';
import { contentOf } from './content-of.ts';
import { recipeAhead } from './recipe-ahead.ts';

/** A recipe as the server answered it. */
export type StoredRecipe = Stored<RecipeContent, RecipeView>;

const timeoutMs = 15_000;

export function recipeCalls(
  siteSlug: string,
  recipeId: string,
): DraftCalls<RecipeContent, RecipeView> {
  const recipe = manageApi[':siteSlug'].recipes[':recipeId'];
  const param = { siteSlug, recipeId };
  return {
    read: () =>
      outcomeOf(
        ask(async (signal) => {
          const asked = await recipeAhead.take();
          if (asked?.id === recipeId) return storedOf({ recipe: asked });
          // A tab that comes back would else be shown what the browser kept.
          const init = { signal, cache: 'no-store' } as const;
          return storedOf(await jsonOf(await recipe.$get({ param }, { init })));
        }),
      ),
    write: (content, version) =>
      outcomeOf(
        ask(async (signal) => {
          const json = writtenRecipe(content);
          const headers = { 'If-Match': `"${version}"` };
          return storedOf(
            await jsonOf(await recipe.$put({ param, json }, { headers, init: { signal } })),
          );
        }),
      ),
  };
}

/** What an answer says of the recipe. */
export const storedOf = ({ recipe }: { recipe: RecipeView }): StoredRecipe => ({
  version: recipe.version,
  content: contentOf(recipe),
  view: recipe,
});

/** A text that waits is sent again before long; whatever did not come by then counts as lost. */
export const ask = <Answer>(run: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> =>
  call(run, timeoutMs);
