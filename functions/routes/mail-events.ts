import { Hono } from 'hono';
import { requestContext } from '#functions/http/access/signed-in.ts';
import { readLimited } from '#functions/http/requests/body.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { takeMailEvent } from '#functions/services/newsletters/events/take-mail-event.ts';

const bytesMax = 256 * 1024;

/** Where the mail service tells what became of letters. */
export const mailEventRoutes = new Hono<ApiEnv>().post('/', async (c) => {
  // What was signed are the bytes.
  const body = new TextDecoder().decode(await readLimited(c.req.raw, bytesMax));
  await takeMailEvent(requestContext(c), { body, headers: c.req.raw.headers });
  return c.body(null, 200);
});
