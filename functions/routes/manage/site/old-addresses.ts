import { Hono } from 'hono';
import {
  addressMissesAnswer,
  addressMissesQuery,
  oldAddressAnswer,
  oldAddressesAnswer,
  oldAddressesInput,
  oldAddressesQuery,
  oldAddressInput,
  savedOldAddressesAnswer,
} from '#contract/site/old-address.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { body, largeBody, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  dismissMiss,
  listAddressMisses,
  mendAddress,
} from '#functions/services/addresses/address-misses.ts';
import {
  changeOldAddress,
  listOldAddresses,
  removeOldAddress,
  saveOldAddresses,
} from '#functions/services/addresses/old-addresses.ts';

export const oldAddressRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/old-addresses',
    describe('List addresses of a former site and where they lead', { 200: oldAddressesAnswer }),
    manager,
    query(oldAddressesQuery),
    async (c) => c.json(await listOldAddresses(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/old-addresses',
    describe('Have up to 100 addresses of a former site lead to pages of this one', {
      200: savedOldAddressesAnswer,
    }),
    manager,
    largeBody(oldAddressesInput),
    async (c) => c.json(await saveOldAddresses(c.var.context, c.req.valid('json'))),
  )
  .put(
    '/:siteSlug/old-addresses/:oldAddressId',
    describe('Have an old address lead elsewhere', { 200: oldAddressAnswer }),
    manager,
    body(oldAddressInput),
    async (c) =>
      c.json(
        await changeOldAddress(c.var.context, c.req.param('oldAddressId'), c.req.valid('json')),
      ),
  )
  .delete(
    '/:siteSlug/old-addresses/:oldAddressId',
    describe('Have an old address lead nowhere', 204),
    manager,
    async (c) => {
      await removeOldAddress(c.var.context, c.req.param('oldAddressId'));
      return c.body(null, 204);
    },
  )
  .get(
    '/:siteSlug/address-misses',
    describe('List addresses that visitors asked for and that lead nowhere', {
      200: addressMissesAnswer,
    }),
    manager,
    query(addressMissesQuery),
    async (c) => c.json(await listAddressMisses(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/address-misses/:addressMissId',
    describe('Have an address lead to a page that led nowhere', { 200: oldAddressAnswer }),
    manager,
    body(oldAddressInput),
    async (c) =>
      c.json(await mendAddress(c.var.context, c.req.param('addressMissId'), c.req.valid('json'))),
  )
  .delete(
    '/:siteSlug/address-misses/:addressMissId',
    describe('Forget that an address was asked for', 204),
    manager,
    async (c) => {
      await dismissMiss(c.var.context, c.req.param('addressMissId'));
      return c.body(null, 204);
    },
  );
