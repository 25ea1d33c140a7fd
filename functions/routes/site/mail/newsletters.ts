import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { publishedNewsletterAnswer } from '#contract/mail/published-newsletter.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { visit } from '#functions/http/access/visiting.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { getPublishedNewsletter } from '#functions/services/newsletters/get-published.ts';

export const publishedNewsletterRoutes = new Hono<ApiEnv>().get(
  '/:siteSlug/newsletters/:newsletterSlug',
  describe(
    'Get a newsletter that stands on the site, whole for those who may read it',
    { 200: publishedNewsletterAnswer, 304: 'as the client has it' },
    'open',
  ),
  etag(),
  visit,
  async (c) => {
    const slug = c.req.param('newsletterSlug');
    return c.json({ newsletter: await getPublishedNewsletter(c.var.context, slug) });
  },
);
