import { Hono } from 'hono';
import { archiveAnswer, archiveLinkAnswer, archiveLinkInput } from '#contract/archive/archive.ts';
import { manager, managerUnreplayed } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { countArchive } from '#functions/services/site/archive/count.ts';
import { linkArchive } from '#functions/services/site/archive/link.ts';

export const archiveLinkRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/archive',
    describe('Count what an archive of the site holds', { 200: archiveAnswer }),
    manager,
    async (c) => c.json(await countArchive(c.var.context)),
  )
  .post(
    '/:siteSlug/archive-links',
    describe('Make an address that begins the download of an archive', { 201: archiveLinkAnswer }),
    managerUnreplayed,
    rateLimitedPerPerson('archive'),
    body(archiveLinkInput),
    async (c) => c.json(await linkArchive(c.var.context, c.req.valid('json').kind), 201),
  );
