import { Hono } from 'hono';
import { onboardingAnswer, sellerAnswer } from '#contract/money/seller.ts';
import { manager, managerUnreplayed } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { checkSeller, getSeller, onboard } from '#functions/services/money/seller/seller.ts';

export const paymentAccountRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/payment-account',
    describe('Get how far a site is with being paid', { 200: sellerAnswer }),
    manager,
    async (c) => c.json(await getSeller(c.var.context)),
  )
  .post(
    '/:siteSlug/payment-account/check',
    describe('Look now at how far a site is with being paid', { 200: sellerAnswer }),
    manager,
    rateLimited('payment'),
    async (c) => c.json(await checkSeller(c.var.context)),
  )
  .post(
    '/:siteSlug/payment-account',
    describe('Lead a cook to where they say who is to be paid', { 201: onboardingAnswer }),
    managerUnreplayed,
    rateLimited('payment'),
    async (c) => c.json(await onboard(c.var.context), 201),
  );
