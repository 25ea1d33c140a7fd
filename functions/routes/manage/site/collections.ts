import { Hono } from 'hono';
import {
  collectionAnswer,
  collectionInput,
  collectionOrderInput,
  collectionsAnswer,
  newCollectionInput,
} from '#contract/site/collection.ts';
import {
  deletedCollectionsAnswer,
  restoredCollectionAnswer,
} from '#contract/site/deleted-collection.ts';
import { pageQuery } from '#contract/paging.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { largeBody, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { createCollection } from '#functions/services/collections/create.ts';
import { deleteCollection } from '#functions/services/collections/delete.ts';
import { getCollection, listCollections } from '#functions/services/collections/get.ts';
import { listDeletedCollections } from '#functions/services/collections/list-deleted.ts';
import { orderCollections } from '#functions/services/collections/order.ts';
import { restoreCollection } from '#functions/services/collections/restore.ts';
import { updateCollection } from '#functions/services/collections/update.ts';

export const collectionRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/collections',
    describe('List the collections of a site in their order', { 200: collectionsAnswer }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listCollections(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/collections',
    describe('Create a collection', { 201: collectionAnswer }),
    manager,
    largeBody(newCollectionInput),
    async (c) => {
      const collection = await createCollection(c.var.context, c.req.valid('json'));
      return c.json({ collection }, 201, { ETag: etagOf(collection.version) });
    },
  )
  .get(
    '/:siteSlug/collections/:collectionId',
    describe('Get a collection', { 200: collectionAnswer }),
    manager,
    async (c) => {
      const collection = await getCollection(c.var.context, c.req.param('collectionId'));
      return c.json({ collection }, 200, { ETag: etagOf(collection.version) });
    },
  )
  .put(
    '/:siteSlug/collections/:collectionId',
    describe('Change a collection', { 200: collectionAnswer }),
    manager,
    largeBody(collectionInput),
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
    describe('Delete a collection, which can be restored for thirty days; its recipes stay', 204),
    manager,
    async (c) => {
      await deleteCollection(c.var.context, c.req.param('collectionId'));
      return c.body(null, 204);
    },
  )
  .put(
    '/:siteSlug/collection-order',
    describe('Put the collections of a site in an order', { 200: collectionOrderInput }),
    manager,
    largeBody(collectionOrderInput),
    async (c) => c.json(await orderCollections(c.var.context, c.req.valid('json'))),
  )
  .get(
    '/:siteSlug/deleted-collections',
    describe('List collections that can be restored', { 200: deletedCollectionsAnswer }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listDeletedCollections(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/deleted-collections/:collectionId/restore',
    describe('Restore a deleted collection', { 200: restoredCollectionAnswer }),
    manager,
    async (c) => {
      const restored = await restoreCollection(c.var.context, c.req.param('collectionId'));
      return c.json(restored, 200, { ETag: etagOf(restored.collection.version) });
    },
  );
