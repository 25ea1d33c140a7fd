import { Hono } from 'hono';
import { recipeParseAnswer, recipeParseInput } from '#contract/import/recipe-parse.ts';
import { person } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { largeBody } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { parseRecipe } from '#functions/services/import/parse-recipe.ts';

export const recipeParseRoutes = new Hono<ApiEnv>().post(
  '/recipe-parse',
  describe('Read the recipes of a text, of a page or of an address; nothing is stored', {
    200: recipeParseAnswer,
  }),
  person,
  rateLimitedPerPerson('recipeParse'),
  largeBody(recipeParseInput),
  async (c) => c.json(await parseRecipe(c.var.context, c.req.valid('json'))),
);
