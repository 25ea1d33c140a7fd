import { Hono } from 'hono';
import { appCheckoutAnswer, appSubscriptionAnswer } from '#contract/money/app-subscription.ts';
import { billingPortalAnswer } from '#contract/money/purchases.ts';
import { manager, managerUnreplayed } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  beginAppSubscription,
  checkAppSubscription,
  getAppSubscription,
  openAppPortal,
} from '#functions/services/money/app/app-subscription.ts';

export const appSubscriptionRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/current-app-subscription',
    describe('Get what a cook pays the platform for a site', { 200: appSubscriptionAnswer }),
    manager,
    async (c) => c.json(await getAppSubscription(c.var.context)),
  )
  .post(
    '/:siteSlug/current-app-subscription/check',
    describe('Look now at what a cook pays the platform', { 200: appSubscriptionAnswer }),
    manager,
    rateLimited('payment'),
    async (c) => c.json(await checkAppSubscription(c.var.context)),
  )
  .post(
    '/:siteSlug/app-subscriptions',
    describe('Lead a cook to where they pay the platform', { 201: appCheckoutAnswer }),
    managerUnreplayed,
    rateLimited('payment'),
    async (c) => c.json(await beginAppSubscription(c.var.context), 201),
  )
  .post(
    '/:siteSlug/app-subscription-billing-portal-sessions',
    describe('Lead a cook to the pages about what they pay', { 201: billingPortalAnswer }),
    managerUnreplayed,
    rateLimited('payment'),
    async (c) => c.json(await openAppPortal(c.var.context), 201),
  );
