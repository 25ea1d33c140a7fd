import { Hono } from 'hono';
import { ingredientAnswer, ingredientInput } from '#contract/site/globals.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  createIngredient,
  deleteIngredient,
  updateIngredient,
} from '#functions/services/site/ingredient/edit.ts';

export const ingredientRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/ingredients',
    describe('Create an ingredient', { 201: ingredientAnswer }),
    owner,
    body(ingredientInput),
    async (c) =>
      c.json({ ingredient: await createIngredient(c.var.context, c.req.valid('json')) }, 201),
  )
  .put(
    '/:siteSlug/ingredients/:ingredientId',
    describe('Change an ingredient', { 200: ingredientAnswer }),
    owner,
    body(ingredientInput),
    async (c) => {
      const changed = { id: c.req.param('ingredientId'), ...c.req.valid('json') };
      return c.json({ ingredient: await updateIngredient(c.var.context, changed) });
    },
  )
  .delete(
    '/:siteSlug/ingredients/:ingredientId',
    describe('Delete an ingredient that no recipe uses', 204),
    owner,
    async (c) => {
      await deleteIngredient(c.var.context, c.req.param('ingredientId'));
      return c.body(null, 204);
    },
  );
