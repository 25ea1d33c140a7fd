import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { pageQuery } from '#contract/paging.ts';
import {
  publishedCollectionAnswer,
  publishedCollectionsAnswer,
} from '#contract/site/site-collections.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit } from '#functions/http/access/visiting.ts';
import {
  getPublishedCollection,
  listPublishedCollections,
} from '#functions/services/collections/get-published.ts';

export const publishedCollectionRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/collections',
    describe(
      'List the collections of a site in its order',
      { 200: publishedCollectionsAnswer },
      'open',
    ),
    visit,
    query(pageQuery),
    async (c) => c.json(await listPublishedCollections(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/collections/:collectionSlug',
    describe(
      'Get a collection with its published recipes',
      { 200: publishedCollectionAnswer, 304: 'as the client has it' },
      'open',
    ),
    etag(),
    visit,
    async (c) => {
      const slug = c.req.param('collectionSlug');
      return c.json({ collection: await getPublishedCollection(c.var.context, slug) });
    },
  );
