import { Hono } from 'hono';
import { recipeSearchAnswer, recipeSearchQuery } from '#contract/recipe-search.ts';
import { describe } from '#functions/http/describe.ts';
import { query } from '#functions/http/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit } from '#functions/http/visiting.ts';
import { searchRecipes } from '#functions/services/search/search-recipes.ts';

export const publicRecipeRoutes = new Hono<ApiEnv>().get(
  '/:siteSlug/recipes',
  describe('Search and filter the published recipes of a site', { 200: recipeSearchAnswer }),
  visit,
  query(recipeSearchQuery),
  async (c) => c.json(await searchRecipes(c.var.context, c.req.valid('query'))),
);
