import { Hono } from 'hono';
import { previewAnswer, previewInput } from '#contract/publishing/preview.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { previewPage } from '#functions/services/publishing/preview.ts';

export const previewRoutes = new Hono<ApiEnv>().post(
  '/:siteSlug/previews',
  describe('Render a page as it would be with what is not published or not saved yet', {
    200: previewAnswer,
  }),
  owner,
  body(previewInput),
  async (c) => c.json(await previewPage(c.var.context, c.req.valid('json'))),
);
