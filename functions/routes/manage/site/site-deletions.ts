import { Hono } from 'hono';
import { deletedSitesAnswer, siteDeletionInput } from '#contract/site/site-deletion.ts';
import { manager, person } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { deleteSite } from '#functions/services/site/closing/delete.ts';
import { listDeletedSites } from '#functions/services/site/closing/list-deleted.ts';
import { restoreSite } from '#functions/services/site/closing/restore.ts';

export const siteDeletionRoutes = new Hono<ApiEnv>()
  .get(
    '/deleted-sites',
    describe('List sites of the person who is signed in that can be restored', {
      200: deletedSitesAnswer,
    }),
    person,
    async (c) => c.json(await listDeletedSites(c.var.context)),
  )
  .post(
    '/deleted-sites/:siteId/restore',
    describe('Bring a deleted site back', { 200: deletedSitesAnswer }),
    person,
    async (c) => c.json(await restoreSite(c.var.context, c.req.param('siteId'))),
  )
  .post(
    '/:siteSlug/site-deletion',
    describe('Delete the site, which can be restored for thirty days', 204),
    manager,
    body(siteDeletionInput),
    async (c) => {
      await deleteSite(c.var.context, c.req.valid('json').title);
      return c.body(null, 204);
    },
  );
