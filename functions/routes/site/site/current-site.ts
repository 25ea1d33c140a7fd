import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { publishedSiteAnswer } from '#contract/site/published-site.ts';
import { describe } from '#functions/http/docs/describe.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit } from '#functions/http/access/visiting.ts';
import { getPublishedSite } from '#functions/services/site/get-published.ts';

export const currentSiteRoutes = new Hono<ApiEnv>().get(
  '/:siteSlug/current-site',
  describe(
    'Get a site as its visitors see it',
    { 200: publishedSiteAnswer, 304: 'as the client has it' },
    'open',
  ),
  etag(),
  visit,
  async (c) => c.json({ site: await getPublishedSite(c.var.context) }),
);
