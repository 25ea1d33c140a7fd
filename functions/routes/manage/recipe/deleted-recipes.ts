import { Hono } from 'hono';
import { pageQuery } from '#contract/paging.ts';
import {
  deletedRecipesAnswer,
  deletionAnswer,
  restoredRecipeAnswer,
} from '#contract/recipe/deleted-recipe.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { etagOf } from '#functions/http/requests/etag.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { getDeletion } from '#functions/services/recipe/get-deletion.ts';
import { listDeletedRecipes } from '#functions/services/recipe/list-deleted.ts';
import { restoreRecipe } from '#functions/services/recipe/restore.ts';

export const deletedRecipeRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/deleted-recipes',
    describe('List what was deleted in the last 30 days, newest first', {
      200: deletedRecipesAnswer,
    }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listDeletedRecipes(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/deleted-recipes/:recipeId',
    describe('Get who deleted a recipe and until when it can come back', { 200: deletionAnswer }),
    manager,
    async (c) => c.json({ deletion: await getDeletion(c.var.context, c.req.param('recipeId')) }),
  )
  .post(
    '/:siteSlug/deleted-recipes/:recipeId/restore',
    describe('Bring a deleted recipe back as it was', { 200: restoredRecipeAnswer }),
    manager,
    async (c) => {
      const answer = await restoreRecipe(c.var.context, c.req.param('recipeId'));
      return c.json(answer, 200, { ETag: etagOf(answer.recipe.version) });
    },
  );
