import { Hono } from 'hono';
import { scheduleInput } from '#contract/recipe/recipe-schedule.ts';
import { scheduledAnswer } from '#contract/recipe/recipe-view.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { scheduleRecipe, unscheduleRecipe } from '#functions/services/recipe/schedule.ts';

export const recipeScheduleRoutes = new Hono<ApiEnv>()
  .put(
    '/:siteSlug/recipes/:recipeId/schedule',
    describe('Publish the working copy as it is now at a time to come', { 200: scheduledAnswer }),
    owner,
    body(scheduleInput),
    async (c) => {
      const answer = await scheduleRecipe(c.var.context, {
        id: c.req.param('recipeId'),
        input: c.req.valid('json'),
        ifMatch: ifMatchOf(c),
      });
      return c.json(answer, 200, { ETag: etagOf(answer.recipe.version) });
    },
  )
  .delete(
    '/:siteSlug/recipes/:recipeId/schedule',
    describe('Publish nothing at the time that was set', 204),
    owner,
    async (c) => {
      await unscheduleRecipe(c.var.context, c.req.param('recipeId'));
      return c.body(null, 204);
    },
  );
