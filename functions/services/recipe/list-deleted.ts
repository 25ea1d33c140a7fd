import type { Page } from '#contract/paging.ts';
import type { DeletedRecipesAnswer } from '#contract/recipe/deleted-recipe.ts';
import { deletedRecipesKeptMs } from '#domain/recipe/deleted-recipe.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { picturesOf } from './list.ts';

/** What can still be restored, the latest first. */
export async function listDeletedRecipes(
  ctx: SiteContext,
  page: Page,
): Promise<DeletedRecipesAnswer> {
  const { recipes, total } = await ctx.repositories.deletedRecipes.list(page);
  const pictureOf = await picturesOf(ctx, recipes);
  const deletedRecipes = recipes.map((recipe) => {
    const deletedAt = recipe.deletedAt ?? ctx.now;
    return {
      id: recipe.id,
      title: recipe.title,
      slug: recipe.slug,
      image: pictureOf(recipe),
      wasPublished: recipe.places.publishedVersion !== null,
      deletedAt: isoTime(deletedAt),
      deletedBy: recipe.by && { id: recipe.by.personId, displayName: recipe.by.displayName },
      endsAt: isoTime(deletedAt + deletedRecipesKeptMs),
    };
  });
  return { deletedRecipes, total };
}
