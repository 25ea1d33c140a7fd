import { Hono } from 'hono';
import {
  buildPagesAnswer,
  buildsAnswer,
  buildStatusAnswer,
  comparisonAnswer,
  pastPagesAnswer,
} from '#contract/publishing/build.ts';
import { pageQuery } from '#contract/paging.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager, managerUnreplayed } from '#functions/http/access/signed-in.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  getBuildStatus,
  listBuildPages,
  listBuilds,
  retryBuild,
} from '#functions/services/publishing/builds.ts';
import { linkPastPages } from '#functions/services/publishing/past-pages.ts';
import { compareBuild, rollBack } from '#functions/services/publishing/roll-back.ts';

export const buildRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/builds',
    describe('List the builds of a site, newest first', { 200: buildsAnswer }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listBuilds(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/build-status',
    describe('Tell whether what was written is what visitors see', { 200: buildStatusAnswer }),
    manager,
    async (c) => c.json(await getBuildStatus(c.var.context)),
  )
  .post(
    '/:siteSlug/builds/retry',
    describe('Try pages again that could not be made', { 200: buildStatusAnswer }),
    manager,
    async (c) => c.json(await retryBuild(c.var.context)),
  )
  .get(
    '/:siteSlug/builds/:buildId/pages',
    describe('List the pages that a build changed', { 200: buildPagesAnswer }),
    manager,
    async (c) => c.json(await listBuildPages(c.var.context, c.req.param('buildId'))),
  )
  .get(
    '/:siteSlug/builds/:buildId/comparison',
    describe('Tell what going back to a build would change', { 200: comparisonAnswer }),
    manager,
    async (c) => c.json(await compareBuild(c.var.context, c.req.param('buildId'))),
  )
  .post(
    '/:siteSlug/builds/:buildId/past-pages',
    describe('Make an address at which the pages of a build are shown', { 201: pastPagesAnswer }),
    managerUnreplayed,
    async (c) => c.json(await linkPastPages(c.var.context, c.req.param('buildId')), 201),
  )
  .post(
    '/:siteSlug/builds/:buildId/rollback',
    describe('Publish what was published at an earlier build', { 200: buildStatusAnswer }),
    manager,
    async (c) => c.json(await rollBack(c.var.context, c.req.param('buildId'))),
  );
