import { Hono } from 'hono';
import { scheduleInput } from '#contract/recipe/recipe-schedule.ts';
import { recipeAnswer, scheduledAnswer } from '#contract/recipe/recipe-view.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  publishDue,
  scheduleRecipe,
  unscheduleRecipe,
} from '#functions/services/recipe/schedule.ts';

export const recipeScheduleRoutes = new Hono<ApiEnv>()
  .put(
    '/:siteSlug/recipes/:recipeId/schedule',
    describe('Publish the working copy as it is now at a time to come', { 200: scheduledAnswer }),
    manager,
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
    manager,
    async (c) => {
      await unscheduleRecipe(c.var.context, c.req.param('recipeId'));
      return c.body(null, 204);
    },
  )
  .post(
    '/:siteSlug/recipes/:recipeId/schedule/retry',
    describe('Publish what was due and is not published yet', { 200: recipeAnswer }),
    manager,
    async (c) => {
      const recipe = await publishDue(c.var.context, c.req.param('recipeId'));
      return c.json({ recipe }, 200, { ETag: etagOf(recipe.version) });
    },
  );
