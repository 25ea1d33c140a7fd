import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { call } from '../../shell/connection.ts';
import { contentOf } from './content-of.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { StoredRecipe } from './saving-state.ts';

export type RecipeCalls = {
  read: () => Promise<Outcome>;
  /** Replaces the version alone that was seen last. */
  write: (content: RecipeContent, version: number) => Promise<Outcome>;
};

const timeoutMs = 15_000;

export function recipeCalls(siteSlug: string, recipeId: string): RecipeCalls {
  const recipe = manageApi[':siteSlug'].recipes[':recipeId'];
  const param = { siteSlug, recipeId };
  return {
    read: () =>
      outcomeOf(
        ask(async (signal) => {
          // A tab that comes back would else be shown what the browser kept.
          const init = { signal, cache: 'no-store' } as const;
          return storedOf(await jsonOf(await recipe.$get({ param }, { init })));
        }),
      ),
    write: (json, version) =>
      outcomeOf(
        ask(async (signal) => {
          const headers = { 'If-Match': `"${version}"` };
          return storedOf(
            await jsonOf(await recipe.$put({ param, json }, { headers, init: { signal } })),
          );
        }),
      ),
  };
}

const storedOf = ({ recipe }: { recipe: RecipeView }): StoredRecipe => ({
  version: recipe.version,
  content: contentOf(recipe),
  view: recipe,
});

/** An answer that comes too late counts as lost, even where it cannot be called back. */
function ask<Answer>(run: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  return call(async () => {
    const controller = new AbortController();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      controller.abort();
      late.reject(new Error('The API took too long'));
    }, timeoutMs);
    try {
      return await Promise.race([run(controller.signal), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  });
}
