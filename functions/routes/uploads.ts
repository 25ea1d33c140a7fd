import { Hono } from 'hono';
import { readLimited } from '#functions/http/requests/body.ts';
import { requestContext } from '#functions/http/access/signed-in.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { receiveUpload } from '#functions/services/media/upload/receive.ts';

/** The addresses that upload requests hand out. */
export const uploadRoutes = new Hono<ApiEnv>().put('/:key', async (c) => {
  const size = c.req.header('content-length');
  await receiveUpload(requestContext(c), {
    key: c.req.param('key'),
    token: c.req.query('token') ?? '',
    contentType: c.req.header('content-type') ?? '',
    declaredSize: size === undefined ? null : Number(size),
    readBytes: (limit) => readLimited(c.req.raw, limit),
    stream: c.req.raw.body,
  });
  return c.body(null, 204);
});
