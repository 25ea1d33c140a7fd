import { Hono } from 'hono';
import { plansAnswer, plansInput, pricesAnswer } from '#contract/money/plans.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { updatePlans } from '#functions/services/site/update-plans.ts';

export const planRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/plans',
    describe('Get what the plans of a site cost, and how many have them', { 200: plansAnswer }),
    manager,
    async (c) => {
      const { site, repositories, now } = c.var.context;
      const { settings, version } = site;
      const { monthlyAmountCents, yearlyAmountCents, trialDays } = settings;
      const plans = { monthlyAmountCents, yearlyAmountCents, trialDays };
      const people = await repositories.subscriptions.countByPlan(now);
      return c.json({ plans, people }, 200, { ETag: etagOf(version) });
    },
  )
  .put(
    '/:siteSlug/plans',
    describe('Set what the plans of a site cost', { 200: pricesAnswer }),
    manager,
    body(plansInput),
    async (c) => {
      const input = c.req.valid('json');
      const { plans, version } = await updatePlans(c.var.context, { input, ifMatch: ifMatchOf(c) });
      return c.json({ plans }, 200, { ETag: etagOf(version) });
    },
  );
