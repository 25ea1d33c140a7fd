import { Hono } from 'hono';
import { checkoutSessionAnswer } from '#contract/money/purchases.ts';
import { visit } from '#functions/http/access/visiting.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  checkCheckoutSession,
  getCheckoutSession,
} from '#functions/services/money/checkout/session.ts';

export const checkoutSessionRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/checkout-sessions/:checkoutSessionId',
    describe('Get what was bought', { 200: checkoutSessionAnswer }, 'open'),
    visit,
    async (c) => c.json(await getCheckoutSession(c.var.context, c.req.param('checkoutSessionId'))),
  )
  .post(
    '/:siteSlug/checkout-sessions/:checkoutSessionId/check',
    describe('Look now at what was bought', { 200: checkoutSessionAnswer }, 'open'),
    visit,
    rateLimited('payment'),
    async (c) =>
      c.json(await checkCheckoutSession(c.var.context, c.req.param('checkoutSessionId'))),
  );
