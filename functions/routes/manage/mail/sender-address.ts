import { Hono } from 'hono';
import { senderAddressAnswer, senderAddressInput } from '#contract/mail/sender-address.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { checkNamedSender } from '#functions/services/mail/sender/check-named-sender.ts';
import { nameSender, removeSender } from '#functions/services/mail/sender/name-sender.ts';
import { getSender } from '#functions/services/mail/sender/view-sender.ts';

export const senderAddressRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/sender-address',
    describe('Read the address of its own that letters of a site are from', {
      200: senderAddressAnswer,
    }),
    manager,
    async (c) => c.json(await getSender(c.var.context)),
  )
  .put(
    '/:siteSlug/sender-address',
    describe('Name the address that letters are to be from, once its domain is proven', {
      200: senderAddressAnswer,
    }),
    manager,
    body(senderAddressInput),
    async (c) => c.json(await nameSender(c.var.context, c.req.valid('json').email)),
  )
  .delete(
    '/:siteSlug/sender-address',
    describe('Let letters be from the address of the platform again', 204),
    manager,
    async (c) => {
      await removeSender(c.var.context);
      return c.body(null, 204);
    },
  )
  .post(
    '/:siteSlug/sender-address/check',
    describe('Say what DNS has of the domain that letters are to be from, and let it count', {
      200: senderAddressAnswer,
    }),
    manager,
    rateLimitedPerPerson('hostProof'),
    async (c) => c.json(await checkNamedSender(c.var.context)),
  );
