import { Hono } from 'hono';
import { userBookmarksAnswer } from '#contract/bookmarks/user-bookmarks.ts';
import { earlySignupInput } from '#contract/mail/newsletter.ts';
import { pageQuery } from '#contract/paging.ts';
import {
  billingPortalAnswer,
  billingPortalInput,
  resumptionInput,
} from '#contract/money/purchases.ts';
import { cancellationInput, userSubscriptionsAnswer } from '#contract/money/subscription.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { anyone, person, personUnreplayed } from '#functions/http/access/signed-in.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { listUserBookmarks } from '#functions/services/accounts/account/list-bookmarks.ts';
import {
  cancelSubscription,
  listUserSubscriptions,
  resumeSubscription,
} from '#functions/services/accounts/account/subscriptions.ts';
import { openPortal } from '#functions/services/money/actions/portal.ts';
import { signUpEarly } from '#functions/services/mail/sign-up-early.ts';

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
    '/resumptions',
    describe('Let a plan that was canceled go on', { 200: userSubscriptionsAnswer }),
    person,
    rateLimited('payment'),
    body(resumptionInput),
    async (c) =>
      c.json(await resumeSubscription(c.var.context, c.req.valid('json').subscriptionId)),
  )
  .post(
    '/billing-portal-sessions',
    describe('Lead to the pages about what a person pays for', { 201: billingPortalAnswer }),
    personUnreplayed,
    rateLimited('payment'),
    body(billingPortalInput),
    async (c) => c.json(await openPortal(c.var.context, c.req.valid('json')), 201),
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
