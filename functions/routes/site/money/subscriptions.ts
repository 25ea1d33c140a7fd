import { Hono } from 'hono';
import { subscriptionAnswer, subscriptionInput } from '#contract/money/subscription.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { requestOrigin } from '#functions/http/access/origin.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit } from '#functions/http/access/visiting.ts';
import { createSubscription } from '#functions/services/money/subscription/create.ts';

export const subscriptionRoutes = new Hono<ApiEnv>().post(
  '/:siteSlug/subscriptions',
  describe(
    'Start a plan; a refusal meant for people is answered with 200 too',
    { 200: subscriptionAnswer },
    'open',
  ),
  visit,
  rateLimited('mail'),
  body(subscriptionInput),
  async (c) => {
    const asked = { input: c.req.valid('json'), askedAt: requestOrigin(c) };
    return c.json(await createSubscription(c.var.context, asked));
  },
);
