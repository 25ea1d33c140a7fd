import { Hono } from 'hono';
import {
  ingredientAnswer,
  ingredientInput,
  mergeInput,
  newIngredientInput,
  separatedIngredientAnswer,
} from '#contract/site/globals.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  createIngredient,
  deleteIngredient,
  updateIngredient,
} from '#functions/services/site/ingredient/edit.ts';
import { mergeIngredient, separateIngredient } from '#functions/services/site/ingredient/merge.ts';

export const ingredientRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/ingredients',
    describe('Create an ingredient', { 201: ingredientAnswer }),
    manager,
    body(newIngredientInput),
    async (c) =>
      c.json({ ingredient: await createIngredient(c.var.context, c.req.valid('json')) }, 201),
  )
  .put(
    '/:siteSlug/ingredients/:ingredientId',
    describe('Change an ingredient; what is not sent stays as it is', { 200: ingredientAnswer }),
    manager,
    body(ingredientInput),
    async (c) => {
      const changed = { id: c.req.param('ingredientId'), input: c.req.valid('json') };
      return c.json({ ingredient: await updateIngredient(c.var.context, changed) });
    },
  )
  .post(
    '/:siteSlug/ingredients/:ingredientId/merge',
    describe('Make an ingredient one with another; recipes follow', { 200: ingredientAnswer }),
    manager,
    body(mergeInput),
    async (c) => {
      const merge = { id: c.req.param('ingredientId'), ...c.req.valid('json') };
      return c.json({ ingredient: await mergeIngredient(c.var.context, merge) });
    },
  )
  .post(
    '/:siteSlug/ingredients/:ingredientId/separate',
    describe('Make a merged ingredient one of its own again; recipes follow', {
      200: separatedIngredientAnswer,
    }),
    manager,
    async (c) => c.json(await separateIngredient(c.var.context, c.req.param('ingredientId'))),
  )
  .delete(
    '/:siteSlug/ingredients/:ingredientId',
    describe('Delete an ingredient that no recipe uses', 204),
    manager,
    async (c) => {
      await deleteIngredient(c.var.context, c.req.param('ingredientId'));
      return c.body(null, 204);
    },
  );
