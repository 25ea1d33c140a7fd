import { Hono } from 'hono';
import {
  collectionAnswer,
  collectionInput,
  collectionsAnswer,
  newCollectionInput,
} from '#contract/site/collection.ts';
import { pageQuery } from '#contract/paging.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { createCollection } from '#functions/services/collections/create.ts';
import { deleteCollection } from '#functions/services/collections/delete.ts';
import { getCollection, listCollections } from '#functions/services/collections/get.ts';
import { updateCollection } from '#functions/services/collections/update.ts';

export const collectionRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/collections',
    describe('List the collections of a site in their order', { 200: collectionsAnswer }),
    owner,
    query(pageQuery),
    async (c) => c.json(await listCollections(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/collections',
    describe('Create a collection', { 201: collectionAnswer }),
    owner,
    body(newCollectionInput),
    async (c) => {
      const collection = await createCollection(c.var.context, c.req.valid('json'));
      return c.json({ collection }, 201, { ETag: etagOf(collection.version) });
    },
  )
  .get(
    '/:siteSlug/collections/:collectionId',
    describe('Get a collection', { 200: collectionAnswer }),
    owner,
    async (c) => {
      const collection = await getCollection(c.var.context, c.req.param('collectionId'));
      return c.json({ collection }, 200, { ETag: etagOf(collection.version) });
    },
  )
  .put(
    '/:siteSlug/collections/:collectionId',
    describe('Change a collection', { 200: collectionAnswer }),
    owner,
    body(collectionInput),
    async (c) => {
      const collection = await updateCollection(c.var.context, {
        id: c.req.param('collectionId'),
        input: c.req.valid('json'),
        ifMatch: ifMatchOf(c),
      });
      return c.json({ collection }, 200, { ETag: etagOf(collection.version) });
    },
  )
  .delete(
    '/:siteSlug/collections/:collectionId',
    describe('Delete a collection; its recipes stay', 204),
    owner,
    async (c) => {
      await deleteCollection(c.var.context, c.req.param('collectionId'));
      return c.body(null, 204);
    },
  );
