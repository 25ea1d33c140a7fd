import { Hono } from 'hono';
import {
  sitePublicationInput,
  siteWorkingCopyAnswer,
  siteWorkingCopyInput,
} from '#contract/site/site-working-copy.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { body, largeBody } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { loadWorkingCopy } from '#functions/services/site/working-copy/load.ts';
import { publishWorkingCopy } from '#functions/services/site/working-copy/publish.ts';
import { saveWorkingCopy } from '#functions/services/site/working-copy/save.ts';
import { workingCopyViewOf } from '#functions/services/site/working-copy/view.ts';

export const siteWorkingCopyRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/site-working-copy',
    describe('Get a site as it is written, published or not', { 200: siteWorkingCopyAnswer }),
    manager,
    async (c) => {
      const { context } = c.var;
      const workingCopy = await workingCopyViewOf(context, await loadWorkingCopy(context));
      return c.json({ workingCopy }, 200, { ETag: etagOf(workingCopy.version) });
    },
  )
  .put(
    '/:siteSlug/site-working-copy',
    describe('Write what visitors see of a site once it is published', {
      200: siteWorkingCopyAnswer,
    }),
    manager,
    largeBody(siteWorkingCopyInput),
    async (c) => {
      const save = { input: c.req.valid('json'), ifMatch: ifMatchOf(c) };
      const workingCopy = await saveWorkingCopy(c.var.context, save);
      return c.json({ workingCopy }, 200, { ETag: etagOf(workingCopy.version) });
    },
  )
  .post(
    '/:siteSlug/site-working-copy/publish',
    describe('Publish what is written of a site, or of some of its parts', {
      200: siteWorkingCopyAnswer,
    }),
    manager,
    body(sitePublicationInput),
    async (c) => {
      const publication = { ...c.req.valid('json'), ifMatch: ifMatchOf(c) };
      const workingCopy = await publishWorkingCopy(c.var.context, publication);
      return c.json({ workingCopy }, 200, { ETag: etagOf(workingCopy.version) });
    },
  );
