import { Hono } from 'hono';
import { promotionCodeInput, promotionCodesAnswer } from '#contract/money/promotion-codes.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { endCode, listCodes, offerCode } from '#functions/services/money/codes/promotion-codes.ts';

export const promotionCodeRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/promotion-codes',
    describe('List words that make plans cheaper', { 200: promotionCodesAnswer }),
    manager,
    async (c) => c.json(await listCodes(c.var.context)),
  )
  .post(
    '/:siteSlug/promotion-codes',
    describe('Offer a word that makes plans cheaper', { 201: promotionCodesAnswer }),
    manager,
    rateLimited('payment'),
    body(promotionCodeInput),
    async (c) => c.json(await offerCode(c.var.context, c.req.valid('json')), 201),
  )
  .post(
    '/:siteSlug/promotion-codes/:promotionCodeId/end',
    describe('Let a word make nothing cheaper any more', { 200: promotionCodesAnswer }),
    manager,
    rateLimited('payment'),
    async (c) => c.json(await endCode(c.var.context, c.req.param('promotionCodeId'))),
  );
