import { Hono } from 'hono';
import { siteOfferAnswer, siteOfferInput } from '#contract/accounts/site-offer.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { offerSite, readOffer, withdrawOffer } from '#functions/services/people/offer.ts';

export const siteOfferRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/site-offer',
    describe('Read to whom the site is offered', { 200: siteOfferAnswer }),
    manager,
    async (c) => c.json(await readOffer(c.var.context)),
  )
  .post(
    '/:siteSlug/site-offer',
    describe('Offer the site by mail to somebody who becomes its owner by accepting', {
      201: siteOfferAnswer,
    }),
    manager,
    rateLimitedPerPerson('invitation'),
    body(siteOfferInput),
    async (c) => c.json(await offerSite(c.var.context, c.req.valid('json')), 201),
  )
  .delete(
    '/:siteSlug/site-offer',
    describe('Withdraw the offer of the site', { 200: siteOfferAnswer }),
    manager,
    async (c) => c.json(await withdrawOffer(c.var.context)),
  );
