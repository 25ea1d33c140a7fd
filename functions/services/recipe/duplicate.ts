import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeId } from '#domain/ids.ts';
import {
  copySlug,
  copyTitle,
  duplicateRecipe as duplicateContent,
} from '#domain/recipe/duplicate/duplicate-recipe.ts';
import { languageOf } from '#domain/text/language.ts';
import { slugCandidates, uniqueSlug } from '#domain/text/slug.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { retryStale } from '../retry-stale.ts';
import { notFound } from '../service-error.ts';
import { deedOf } from './deed.ts';
import { getRecipe } from './get.ts';
import { recipeImageIds } from './references.ts';

/** A draft that says what the working copy says; what that refers to was checked when it came. */
export async function duplicateRecipe(ctx: SiteContext, id: RecipeId): Promise<RecipeView> {
  return getRecipe(ctx, await retryStale(() => duplicate(ctx, id)));
}

/** A copy of what stands as it is written: what another copy names may be gone. */
async function duplicate(ctx: SiteContext, id: RecipeId): Promise<RecipeId> {
  const { deletedRecipes, recipes } = ctx.repositories;
  const recipe = await recipes.find(id);
  if (!recipe) throw notFound();
  const { content } = recipe;
  const wanted = copySlug(content.slug);
  const taken = await deletedRecipes.listTakenSlugs(slugCandidates(wanted));
  const copy = {
    ...duplicateContent(content, ctx.newId),
    title: copyTitle(content.title, languageOf(content, ctx.site.settings.language)),
    slug: uniqueSlug(wanted, taken),
  };
  const newId = ctx.newId();
  const imageIds = recipeImageIds(copy);
  const draft = { id: newId, content: copy, imageIds, expectedVersion: null };
  await ctx.commit([
    recipes.expectVersion(id, [recipe.version]),
    ...recipes.create([draft], deedOf(ctx)),
  ]);
  return newId;
}
