import { Hono } from 'hono';
import { userBookmarksAnswer } from '#contract/bookmarks/user-bookmarks.ts';
import { earlySignupInput } from '#contract/mail/newsletter.ts';
import { pageQuery } from '#contract/paging.ts';
import { cancellationInput, userSubscriptionsAnswer } from '#contract/money/subscription.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { anyone, person } from '#functions/http/access/signed-in.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { listUserBookmarks } from '#functions/services/accounts/account/list-bookmarks.ts';
import {
  cancelSubscription,
  listUserSubscriptions,
} from '#functions/services/accounts/account/subscriptions.ts';
import { signUpEarly } from '#functions/mail/newsletters/sign-up-early.ts';

export const accountRoutes = new Hono<ApiEnv>()
  .get(
    '/bookmarks',
    describe('List what the person who is signed in saved, on all sites', {
      200: userBookmarksAnswer,
    }),
    person,
    query(pageQuery),
    async (c) => c.json(await listUserBookmarks(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/subscriptions',
    describe('List plans and newsletters of the person who is signed in', {
      200: userSubscriptionsAnswer,
    }),
    person,
    async (c) => c.json(await listUserSubscriptions(c.var.context)),
  )
  .post(
    '/cancellations',
    describe('End a plan', { 200: userSubscriptionsAnswer }),
    person,
    body(cancellationInput),
    async (c) =>
      c.json(await cancelSubscription(c.var.context, c.req.valid('json').subscriptionId)),
  )
  .post(
    '/early-signups',
    describe('Ask to hear of the platform', 204, 'open'),
    anyone,
    rateLimited('mail'),
    body(earlySignupInput),
    async (c) => {
      const { email, website = '' } = c.req.valid('json');
      if (website === '') await signUpEarly(c.var.context, email);
      return c.body(null, 204);
    },
  );
