import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { pageQuery } from '#contract/paging.ts';
import {
  publishedCollectionAnswer,
  publishedCollectionsAnswer,
} from '#contract/site-collections.ts';
import { describe } from '#functions/http/describe.ts';
import { query } from '#functions/http/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit } from '#functions/http/visiting.ts';
import {
  getPublishedCollection,
  listPublishedCollections,
} from '#functions/services/collection/get-published.ts';

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
      { 200: publishedCollectionAnswer },
      'open',
    ),
    etag(),
    visit,
    async (c) => {
      const slug = c.req.param('collectionSlug');
      return c.json({ collection: await getPublishedCollection(c.var.context, slug) });
    },
  );
