import { Hono } from 'hono';
import { pageQuery } from '#contract/paging.ts';
import { publishInput, recipeListQuery } from '#contract/recipe/recipe-list.ts';
import { recipeAnswer, recipesAnswer } from '#contract/recipe/recipe-view.ts';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body, largeBody, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { createRecipe } from '#functions/services/recipe/create.ts';
import { duplicateRecipe } from '#functions/services/recipe/duplicate.ts';
import { getRecipe } from '#functions/services/recipe/get.ts';
import { listPublishedRecipes, listRecipes } from '#functions/services/recipe/list.ts';
import {
  deleteRecipe,
  publishRecipe,
  unpublishRecipe,
} from '#functions/services/recipe/publish.ts';
import { updateRecipe } from '#functions/services/recipe/update.ts';

export const recipeRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/recipes',
    describe('List the working copies of a site', { 200: recipesAnswer }),
    manager,
    query(recipeListQuery),
    async (c) => c.json(await listRecipes(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/recipes',
    describe('Create a recipe', { 201: recipeAnswer }),
    manager,
    largeBody(recipeInput),
    async (c) => {
      const recipe = await createRecipe(c.var.context, c.req.valid('json'));
      return c.json({ recipe }, 201, { ETag: etagOf(recipe.version) });
    },
  )
  .post(
    '/:siteSlug/recipes/:recipeId/duplicate',
    describe('Make a draft that says the same', { 201: recipeAnswer }),
    manager,
    async (c) => {
      const recipe = await duplicateRecipe(c.var.context, c.req.param('recipeId'));
      return c.json({ recipe }, 201, { ETag: etagOf(recipe.version) });
    },
  )
  .get(
    '/:siteSlug/published-recipes',
    describe('List what visitors see, newest first', { 200: recipesAnswer }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listPublishedRecipes(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/recipes/:recipeId',
    describe('Get a recipe as its cook works on it', { 200: recipeAnswer }),
    manager,
    async (c) => {
      const recipe = await getRecipe(c.var.context, c.req.param('recipeId'));
      return c.json({ recipe }, 200, { ETag: etagOf(recipe.version) });
    },
  )
  .put(
    '/:siteSlug/recipes/:recipeId',
    describe('Change the working copy of a recipe', { 200: recipeAnswer }),
    manager,
    largeBody(recipeInput),
    async (c) => {
      const recipe = await updateRecipe(c.var.context, {
        id: c.req.param('recipeId'),
        input: c.req.valid('json'),
        ifMatch: ifMatchOf(c),
      });
      return c.json({ recipe }, 200, { ETag: etagOf(recipe.version) });
    },
  )
  .delete(
    '/:siteSlug/recipes/:recipeId',
    describe('Delete a recipe and its pages', 204),
    manager,
    async (c) => {
      await deleteRecipe(c.var.context, c.req.param('recipeId'));
      return c.body(null, 204);
    },
  )
  .post(
    '/:siteSlug/recipes/:recipeId/publish',
    describe('Show the working copy to visitors', { 200: recipeAnswer }),
    manager,
    body(publishInput),
    async (c) => {
      const { publishedAt } = c.req.valid('json');
      const recipe = await publishRecipe(c.var.context, {
        id: c.req.param('recipeId'),
        publishedAt: publishedAt ? Date.parse(publishedAt) : null,
        ifMatch: ifMatchOf(c),
      });
      return c.json({ recipe }, 200, { ETag: etagOf(recipe.version) });
    },
  )
  .post(
    '/:siteSlug/recipes/:recipeId/unpublish',
    describe('Take a recipe away from visitors', { 200: recipeAnswer }),
    manager,
    async (c) => {
      const seen = { id: c.req.param('recipeId'), ifMatch: ifMatchOf(c) };
      const recipe = await unpublishRecipe(c.var.context, seen);
      return c.json({ recipe }, 200, { ETag: etagOf(recipe.version) });
    },
  );
