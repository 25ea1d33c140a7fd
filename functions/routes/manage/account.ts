import { Hono } from 'hono';
import { heldBookmarksAnswer } from '#contract/held-bookmarks.ts';
import { earlySignupInput } from '#contract/newsletter.ts';
import { pageQuery } from '#contract/paging.ts';
import { cancellationInput, heldSubscriptionsAnswer } from '#contract/subscription.ts';
import { describe } from '#functions/http/describe.ts';
import { anybody, person } from '#functions/http/signed-in.ts';
import { throttled } from '#functions/http/throttled.ts';
import { body, query } from '#functions/http/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { listHeldBookmarks } from '#functions/services/account/list-bookmarks.ts';
import {
  cancelSubscription,
  listHeldSubscriptions,
} from '#functions/services/account/subscriptions.ts';
import { signUpEarly } from '#functions/services/newsletter/sign-up-early.ts';

export const accountRoutes = new Hono<ApiEnv>()
  .get(
    '/bookmarks',
    describe('List what the person who is signed in saved, on all sites', {
      200: heldBookmarksAnswer,
    }),
    person,
    query(pageQuery),
    async (c) => c.json(await listHeldBookmarks(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/subscriptions',
    describe('List plans and newsletters of the person who is signed in', {
      200: heldSubscriptionsAnswer,
    }),
    person,
    async (c) => c.json(await listHeldSubscriptions(c.var.context)),
  )
  .post(
    '/cancellations',
    describe('End a plan', { 200: heldSubscriptionsAnswer }),
    person,
    body(cancellationInput),
    async (c) =>
      c.json(await cancelSubscription(c.var.context, c.req.valid('json').subscriptionId)),
  )
  .post(
    '/early-signups',
    describe('Ask to hear of the platform', 204, 'open'),
    anybody,
    throttled('mail'),
    body(earlySignupInput),
    async (c) => {
      const { email, website = '' } = c.req.valid('json');
      if (website === '') await signUpEarly(c.var.context, email);
      return c.body(null, 204);
    },
  );
