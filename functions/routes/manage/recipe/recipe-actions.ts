import { Hono } from 'hono';
import {
  recipeActionAnswer,
  recipeActionInput,
  redoAnswer,
  undoAnswer,
} from '#contract/recipe/recipe-action.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { performAction } from '#functions/services/recipe/actions/perform.ts';
import { redoAction, undoAction } from '#functions/services/recipe/actions/undo.ts';

export const recipeActionRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/recipe-actions',
    describe('Do the same to up to 100 recipes', { 200: recipeActionAnswer }),
    manager,
    body(recipeActionInput),
    async (c) => c.json(await performAction(c.var.context, c.req.valid('json'))),
  )
  .post(
    '/:siteSlug/undo-actions/:undoId',
    describe('Take an action back where nothing came after it', { 200: undoAnswer }),
    manager,
    async (c) => c.json(await undoAction(c.var.context, c.req.param('undoId'))),
  )
  .post(
    '/:siteSlug/undo-actions/:undoId/redo',
    describe('Do an action again that was taken back', { 200: redoAnswer }),
    manager,
    async (c) => c.json(await redoAction(c.var.context, c.req.param('undoId'))),
  );
