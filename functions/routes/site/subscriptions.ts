import { Hono } from 'hono';
import { subscriptionAnswer, subscriptionInput } from '#contract/subscription.ts';
import { describe } from '#functions/http/describe.ts';
import { askedAt } from '#functions/http/origin.ts';
import { throttled } from '#functions/http/throttled.ts';
import { body } from '#functions/http/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit } from '#functions/http/visiting.ts';
import { createSubscription } from '#functions/services/subscription/create.ts';

export const subscriptionRoutes = new Hono<ApiEnv>().post(
  '/:siteSlug/subscriptions',
  describe(
    'Start a plan; a refusal meant for people is answered with 200 too',
    { 200: subscriptionAnswer },
    'open',
  ),
  visit,
  throttled('mail'),
  body(subscriptionInput),
  async (c) => {
    const asked = { input: c.req.valid('json'), askedAt: askedAt(c) };
    return c.json(await createSubscription(c.var.context, asked));
  },
);
