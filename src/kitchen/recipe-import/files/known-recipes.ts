import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { RecipeId } from '#domain/ids.ts';
import { plain } from '#domain/import/imports/likeness.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { $rows, refreshIndex } from '../../recipes/recipe-index.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { likenessOfRecipe } from './import-item.ts';
import { patiently } from '../patiently.ts';

/** What a recipe repeats: one of the site by its id, or one that came earlier in the same files. */
export type Repeated = { recipeId: RecipeId | null };

export type KnownRecipes = {
  /** Remembers the recipe as well, so that the next one like it is found. */
  repeatedBy: (recipe: RecipeInput, signal: AbortSignal) => Promise<Repeated | null>;
};

/** The recipes that a site has already, and those that come in this import. */
export async function knownRecipes(pantry: Pantry): Promise<KnownRecipes> {
  await refreshIndex();
  const byTitle = Map.groupBy($rows.get() ?? [], ({ title }) => plain(title));
  const brought = new Set<string>();
  const ofSite = new Map<RecipeId, string>();
  return {
    repeatedBy: async (recipe, signal) => {
      const likeness = likenessOfRecipe(recipe, pantry);
      if (brought.has(likeness)) return { recipeId: null };
      brought.add(likeness);
      for (const { id } of byTitle.get(plain(recipe.title)) ?? []) {
        const known = ofSite.get(id) ?? (await likenessOfSite(id, pantry, signal));
        ofSite.set(id, known);
        if (known === likeness) return { recipeId: id };
      }
      return null;
    },
  };
}

async function likenessOfSite(
  recipeId: RecipeId,
  pantry: Pantry,
  signal: AbortSignal,
): Promise<string> {
  const param = { siteSlug: siteSlugHere(), recipeId };
  const answer = await patiently(
    () => call(() => manageApi[':siteSlug'].recipes[':recipeId'].$get({ param })),
    signal,
  );
  return likenessOfRecipe((await jsonOf(answer)).recipe, pantry);
}
