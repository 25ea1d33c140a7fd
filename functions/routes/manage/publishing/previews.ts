import { Hono } from 'hono';
import {
  pagePreviewLinkAnswer,
  pagePreviewLinkInput,
  previewAnswer,
  previewInput,
} from '#contract/publishing/preview.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager, managerUnreplayed } from '#functions/http/access/signed-in.ts';
import { body, wrappedBody } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { linkPage } from '#functions/services/publishing/page-preview-links.ts';
import { previewPage } from '#functions/services/publishing/preview.ts';

export const previewRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/previews',
    describe('Render a page as it would be with what is not published or not saved yet', {
      200: previewAnswer,
    }),
    manager,
    wrappedBody(previewInput),
    async (c) => c.json(await previewPage(c.var.context, c.req.valid('json'))),
  )
  .post(
    '/:siteSlug/page-preview-links',
    describe('Make an address at which the kitchen frames a page that is no recipe’s', {
      201: pagePreviewLinkAnswer,
    }),
    managerUnreplayed,
    body(pagePreviewLinkInput),
    async (c) => c.json(await linkPage(c.var.context, c.req.valid('json').page), 201),
  );
