import { Hono } from 'hono';
import { giftAnswer, giftInput } from '#contract/money/gifts.ts';
import { subscriptionAnswer } from '#contract/money/subscription.ts';
import { requestOrigin } from '#functions/http/access/origin.ts';
import { anyone, person } from '#functions/http/access/signed-in.ts';
import { visit } from '#functions/http/access/visiting.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { beginGift } from '#functions/services/money/gifts/begin-gift.ts';
import { readGift, redeemGift } from '#functions/services/money/gifts/redeem.ts';

/** Of the site. */
export const giftRoutes = new Hono<ApiEnv>().post(
  '/:siteSlug/gifts',
  describe(
    'Give a friend a year; a refusal meant for people is answered with 200 too',
    { 200: subscriptionAnswer },
    'open',
  ),
  visit,
  rateLimited('mail'),
  body(giftInput),
  async (c) => {
    const asked = { input: c.req.valid('json'), askedAt: requestOrigin(c) };
    return c.json(await beginGift(c.var.context, asked));
  },
);

/** Of the platform, where whoever was given something signs in. */
export const redemptionRoutes = new Hono<ApiEnv>()
  .get(
    '/gifts/:token',
    describe('Read what a mailed link gives', { 200: giftAnswer }, 'open'),
    anyone,
    async (c) => c.json(await readGift(c.var.context, c.req.param('token'))),
  )
  .post(
    '/gifts/:token/accept',
    describe('Take what a mailed link gives', { 200: giftAnswer }),
    person,
    rateLimited('payment'),
    async (c) => c.json(await redeemGift(c.var.context, c.req.param('token'))),
  );
