import { Hono } from 'hono';
import { buildsAnswer, buildStatusAnswer } from '#contract/publishing/build.ts';
import { pageQuery } from '#contract/paging.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  getBuildStatus,
  listBuilds,
  retryBuild,
  rollBack,
} from '#functions/services/publishing/builds.ts';

export const buildRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/builds',
    describe('List the builds of a site, newest first', { 200: buildsAnswer }),
    owner,
    query(pageQuery),
    async (c) => c.json(await listBuilds(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/build-status',
    describe('Tell whether what was written is what visitors see', { 200: buildStatusAnswer }),
    owner,
    async (c) => c.json(await getBuildStatus(c.var.context)),
  )
  .post(
    '/:siteSlug/builds/retry',
    describe('Try pages again that could not be made', { 200: buildStatusAnswer }),
    owner,
    async (c) => c.json(await retryBuild(c.var.context)),
  )
  .post(
    '/:siteSlug/builds/:buildId/rollback',
    describe('Bring the pages of an earlier build back', { 200: buildStatusAnswer }),
    owner,
    async (c) => c.json(await rollBack(c.var.context, c.req.param('buildId'))),
  );
