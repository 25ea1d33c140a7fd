import { Hono } from 'hono';
import { pageQuery } from '#contract/paging.ts';
import {
  restoredAnswer,
  revisionAnswer,
  revisionInput,
  revisionNameInput,
  revisionsAnswer,
  revisionSummaryAnswer,
} from '#contract/recipe/recipe-history.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { body, wrappedBody, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { getRevision } from '#functions/services/recipe/history/get.ts';
import { keepRevision } from '#functions/services/recipe/history/keep.ts';
import { listRevisions } from '#functions/services/recipe/history/list.ts';
import { renameRevision } from '#functions/services/recipe/history/rename.ts';
import { restoreRevision } from '#functions/services/recipe/history/restore.ts';

export const recipeRevisionRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/recipes/:recipeId/revisions',
    describe('List the copies of a recipe that were kept, newest first', { 200: revisionsAnswer }),
    manager,
    query(pageQuery),
    async (c) =>
      c.json(await listRevisions(c.var.context, c.req.param('recipeId'), c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/recipes/:recipeId/revisions',
    describe('Name the working copy, or keep the copy that a conflict would lose', {
      201: revisionSummaryAnswer,
    }),
    manager,
    wrappedBody(revisionInput),
    async (c) => {
      const revision = await keepRevision(c.var.context, {
        recipeId: c.req.param('recipeId'),
        input: c.req.valid('json'),
        ifMatch: ifMatchOf(c),
      });
      return c.json({ revision }, 201);
    },
  )
  .get(
    '/:siteSlug/recipes/:recipeId/revisions/:revisionId',
    describe('Get a copy that was kept', { 200: revisionAnswer }),
    manager,
    async (c) => {
      const { recipeId, revisionId: id } = c.req.param();
      return c.json({ revision: await getRevision(c.var.context, { recipeId, id }) });
    },
  )
  .put(
    '/:siteSlug/recipes/:recipeId/revisions/:revisionId',
    describe('Name a copy that was kept', { 200: revisionSummaryAnswer }),
    manager,
    body(revisionNameInput),
    async (c) => {
      const { recipeId, revisionId: id } = c.req.param();
      const { name } = c.req.valid('json');
      return c.json({ revision: await renameRevision(c.var.context, { recipeId, id }, name) });
    },
  )
  .post(
    '/:siteSlug/recipes/:recipeId/revisions/:revisionId/restore',
    describe('Make a copy that was kept the working copy', { 200: restoredAnswer }),
    manager,
    async (c) => {
      const { recipeId, revisionId: id } = c.req.param();
      const restoring = { recipeId, id, ifMatch: ifMatchOf(c) };
      const answer = await restoreRevision(c.var.context, restoring);
      return c.json(answer, 200, { ETag: etagOf(answer.recipe.version) });
    },
  );
