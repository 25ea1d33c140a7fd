import { Hono } from 'hono';
import { recipeIndexAnswer, recipeIndexQuery } from '#contract/recipe/recipe-index.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { etagOf, ifNoneMatchOf } from '#functions/http/requests/etag.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { readRecipeIndex } from '#functions/services/recipe/index-recipes.ts';

export const recipeIndexRoutes = new Hono<ApiEnv>().get(
  '/:siteSlug/recipe-index',
  describe('List recipes in short: all, a piece of them, or what changed since an earlier answer', {
    200: recipeIndexAnswer,
    304: 'as the client has it',
  }),
  manager,
  query(recipeIndexQuery),
  async (c) => {
    const { context } = c.var;
    const held = ifNoneMatchOf(c);
    if (held.length > 0) {
      const newest = await context.repositories.recipeIndex.findNewest();
      if (held.includes(newest)) return c.body(null, 304, { ETag: etagOf(newest) });
    }
    const answer = await readRecipeIndex(context, c.req.valid('query'));
    return c.json(answer, 200, { ETag: etagOf(Number(answer.cursor)) });
  },
);
