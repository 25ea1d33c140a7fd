import { Hono } from 'hono';
import {
  subscriberFilters,
  subscribersAnswer,
  subscribersQuery,
} from '#contract/mail/subscriber.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { exportSubscribers } from '#functions/services/mail/export-subscribers.ts';
import { listSubscribers } from '#functions/services/mail/list-subscribers.ts';

export const subscriberRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/subscribers',
    describe('List who gets the newsletter or has a plan', { 200: subscribersAnswer }),
    owner,
    query(subscribersQuery),
    async (c) => c.json(await listSubscribers(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/subscribers.csv',
    describe('Get all of them as a CSV file', 'csv'),
    owner,
    query(subscriberFilters),
    (c) => {
      const lines = exportSubscribers(c.var.context, c.req.valid('query'));
      return c.body(bytesOf(lines), 200, {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': 'attachment; filename="subscribers.csv"',
      });
    },
  );

/** Asks for the next part when the one before has gone out. */
function bytesOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await texts.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => void (await texts.return()),
  });
}
