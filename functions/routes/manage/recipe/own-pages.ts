import { Hono } from 'hono';
import { ownPageAnswer, ownPageInput, siteMapAnswer } from '#contract/import/own-site.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { fetchOwnPage, fetchSiteMap } from '#functions/services/import/fetch-own-page.ts';

export const ownPageRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/fetched-pages',
    describe('Fetch a page of another site of yours, to read its recipe', { 200: ownPageAnswer }),
    manager,
    rateLimitedPerPerson('ownPage'),
    body(ownPageInput),
    async (c) => c.json(await fetchOwnPage(c.var.context, c.req.valid('json'))),
  )
  .post(
    '/:siteSlug/fetched-sitemaps',
    describe('Read which pages a sitemap or feed of another site of yours names', {
      200: siteMapAnswer,
    }),
    manager,
    rateLimitedPerPerson('ownPage'),
    body(ownPageInput),
    async (c) => c.json(await fetchSiteMap(c.var.context, c.req.valid('json'))),
  );
