import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { publishedRecipeAnswer } from '#contract/recipe/published-recipe.ts';
import { recipeSearchAnswer, recipeSearchQuery } from '#contract/search/recipe-search.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit, visitPrefetching } from '#functions/http/access/visiting.ts';
import { getPublishedRecipe } from '#functions/services/recipe/get-published.ts';
import { prefetchSearch, searchRecipes } from '#functions/services/search/search-recipes.ts';

export const publishedRecipeRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/recipes',
    describe(
      'Search and filter the published recipes of a site',
      { 200: recipeSearchAnswer },
      'open',
    ),
    query(recipeSearchQuery),
    visitPrefetching(prefetchSearch),
    async (c) => {
      const { context, prefetched } = c.var;
      return c.json(await searchRecipes(context, c.req.valid('query'), prefetched));
    },
  )
  .get(
    '/:siteSlug/recipes/:recipeSlug',
    describe(
      'Get a published recipe, whole for those who may read it',
      { 200: publishedRecipeAnswer, 304: 'as the client has it' },
      'open',
    ),
    etag(),
    visit,
    async (c) => {
      const recipe = await getPublishedRecipe(c.var.context, c.req.param('recipeSlug'));
      return c.json({ recipe });
    },
  );
