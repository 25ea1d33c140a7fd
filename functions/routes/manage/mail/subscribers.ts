import { Hono } from 'hono';
import {
  complimentaryInput,
  subscriberAnswer,
  subscriberFilters,
  subscribersAnswer,
  subscribersQuery,
} from '#contract/mail/subscriber.ts';
import { csvAnswer } from '#functions/http/answers/csv-answer.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  endComplimentary,
  grantComplimentary,
} from '#functions/services/money/grants/complimentary.ts';
import { exportSubscribers } from '#functions/services/mail/export-subscribers.ts';
import { listSubscribers } from '#functions/services/mail/list-subscribers.ts';
import { getSubscriber } from '#functions/services/mail/subscriber/get.ts';
import { removeSubscriber } from '#functions/services/mail/subscriber/remove.ts';
import { unsubscribeByCook } from '#functions/services/mail/subscriber/unsubscribe.ts';

export const subscriberRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/subscribers',
    describe('List who gets the newsletter or has a plan', { 200: subscribersAnswer }),
    manager,
    query(subscribersQuery),
    async (c) => c.json(await listSubscribers(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/subscribers.csv',
    describe('Get all of them as a CSV file', 'csv'),
    manager,
    query(subscriberFilters),
    (c) => {
      const lines = exportSubscribers(c.var.context, c.req.valid('query'));
      return csvAnswer(c, lines, 'subscribers.csv');
    },
  )
  .get(
    '/:siteSlug/subscribers/:subscriberId',
    describe('Get a subscriber and what happened', { 200: subscriberAnswer }),
    manager,
    async (c) => c.json(await getSubscriber(c.var.context, c.req.param('subscriberId'))),
  )
  .post(
    '/:siteSlug/subscribers/:subscriberId/unsubscribe',
    describe('Unsubscribe a person who told the cook so', { 200: subscriberAnswer }),
    manager,
    async (c) => c.json(await unsubscribeByCook(c.var.context, c.req.param('subscriberId'))),
  )
  .post(
    '/:siteSlug/subscribers/:subscriberId/complimentary-plan',
    describe('Give a person full access that costs them nothing', { 200: subscriberAnswer }),
    manager,
    body(complimentaryInput),
    async (c) =>
      c.json(
        await grantComplimentary(c.var.context, c.req.param('subscriberId'), c.req.valid('json')),
      ),
  )
  .delete(
    '/:siteSlug/subscribers/:subscriberId/complimentary-plan',
    describe('End the full access that a person was given', { 200: subscriberAnswer }),
    manager,
    async (c) => c.json(await endComplimentary(c.var.context, c.req.param('subscriberId'))),
  )
  .delete(
    '/:siteSlug/subscribers/:subscriberId',
    describe('Remove a person and what the list knows of them', 204),
    manager,
    async (c) => {
      await removeSubscriber(c.var.context, c.req.param('subscriberId'));
      return c.body(null, 204);
    },
  );
