import { Hono } from 'hono';
import { usesAnswer, usingRecipesAnswer } from '#contract/site/uses.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { countUses, listUsingRecipes } from '#functions/services/site/uses.ts';

export const useRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/uses',
    describe('Count the recipes that name each ingredient, unit, term and piece of equipment', {
      200: usesAnswer,
    }),
    manager,
    async (c) => c.json(await countUses(c.var.context)),
  )
  .get(
    '/:siteSlug/uses/:thingId',
    describe('List the recipes that name an ingredient, a unit, a term or a piece of equipment', {
      200: usingRecipesAnswer,
    }),
    manager,
    async (c) => c.json(await listUsingRecipes(c.var.context, c.req.param('thingId'))),
  );
