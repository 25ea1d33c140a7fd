import { Hono } from 'hono';
import { eventEndpoints } from '#functions/adapters/payments/payment-gateway.ts';
import { requestContext } from '#functions/http/access/signed-in.ts';
import { readLimited } from '#functions/http/requests/body.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { notFound } from '#functions/services/service-error.ts';
import { takeEvent } from '#functions/services/money/events/take-event.ts';

const bytesMax = 512 * 1024;

/** Where the payment provider tells what happened: on the platform, and on the accounts of its cooks. */
export const paymentEventRoutes = new Hono<ApiEnv>().post('/:endpoint', async (c) => {
  const endpoint = eventEndpoints.find((each) => each === c.req.param('endpoint'));
  if (endpoint === undefined) throw notFound();
  // What was signed are the bytes.
  const body = new TextDecoder().decode(await readLimited(c.req.raw, bytesMax));
  const signature = c.req.header('stripe-signature') ?? '';
  await takeEvent(requestContext(c), endpoint, { body, signature });
  return c.body(null, 200);
});
