import { Hono } from 'hono';
import { publicationPlanAnswer } from '#contract/recipe/publication-plan.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { planPublication } from '#functions/services/recipe/plan-publication.ts';

export const publicationPlanRoutes = new Hono<ApiEnv>().get(
  '/:siteSlug/recipes/:recipeId/publication-plan',
  describe('Tell what publishing the working copy now would do', { 200: publicationPlanAnswer }),
  manager,
  async (c) => c.json({ plan: await planPublication(c.var.context, c.req.param('recipeId')) }),
);
