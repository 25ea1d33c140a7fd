import { Hono } from 'hono';
import {
  recipeActionAnswer,
  recipeActionInput,
  undoAnswer,
} from '#contract/recipe/recipe-action.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { performAction } from '#functions/services/recipe/actions/perform.ts';
import { undoAction } from '#functions/services/recipe/actions/undo.ts';

export const recipeActionRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/recipe-actions',
    describe('Do the same to up to 100 recipes', { 200: recipeActionAnswer }),
    owner,
    body(recipeActionInput),
    async (c) => c.json(await performAction(c.var.context, c.req.valid('json'))),
  )
  .post(
    '/:siteSlug/undo-actions/:undoId',
    describe('Take an action back where nothing came after it', { 200: undoAnswer }),
    owner,
    async (c) => c.json(await undoAction(c.var.context, c.req.param('undoId'))),
  );
