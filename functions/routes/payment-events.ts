import { Hono } from 'hono';
import { requestContext } from '#functions/http/access/signed-in.ts';
import { readLimited } from '#functions/http/requests/body.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { takeEvent } from '#functions/services/money/events/take-event.ts';

const bytesMax = 512 * 1024;

/** Where the payment provider tells what happened: on the platform, and on the accounts of its cooks. */
export const paymentEventRoutes = new Hono<ApiEnv>().post('/:endpoint', async (c) => {
  // What was signed are the bytes.
  const body = new TextDecoder().decode(await readLimited(c.req.raw, bytesMax));
  const signature = c.req.header('stripe-signature') ?? '';
  const { ofOtherMode } = await takeEvent(requestContext(c), c.req.param('endpoint'), {
    body,
    signature,
  });
  if (ofOtherMode !== null) {
    c.var.dependencies.log({
      level: 'info',
      event: 'payment event of the other mode',
      requestId: c.var.requestId,
      site: null,
      reason: ofOtherMode,
    });
  }
  return c.body(null, 200);
});
