import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { forPlatform } from '#functions/repositories/for-platform.ts';
import { isRegisteredOrigin } from '#functions/services/site/host/is-registered-origin.ts';
import { RequestError } from '../requests/request-error.ts';
import type { ApiEnv, Exchange } from '../variables.ts';

const readMethods = new Set(['GET', 'HEAD']);
const preflightSeconds = 600;

/** The token in the address decides alone, and mail programs in a browser send their origin. */
const leavesByToken = (path: string): boolean => path.startsWith('/api/v1/unsubscribes/');

/**
 * CORS: registered hosts may read and write, other origins may not write, but for ending letters
 * with one click. A request without an origin comes from no other site's page.
 */
export const origins = createMiddleware<ApiEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  const { database, config } = c.var.dependencies;
  const isAllowed =
    origin !== undefined &&
    (await isRegisteredOrigin(forPlatform(database), origin, config.platformHost));
  const isPreflight = c.req.method === 'OPTIONS';
  const changes = isPreflight || !readMethods.has(c.req.method);
  const isForeign = origin !== undefined && !isAllowed;
  const isOneClick = c.req.method === 'POST' && leavesByToken(c.req.path);
  if (isForeign && changes && !isOneClick) throw new RequestError('forbidden_origin');
  if (isPreflight && origin !== undefined) return preflight(c, origin);
  await next();
  c.res.headers.append('Vary', 'Origin');
  if (isAllowed) allow(c.res.headers, origin);
  return undefined;
});

/** The origin that the request was sent to. */
export const requestOrigin = ({ req }: Pick<Exchange, 'req'>): string => new URL(req.url).origin;

function preflight(c: Context, origin: string): Response {
  const headers = new Headers({
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
    'Access-Control-Max-Age': String(preflightSeconds),
    Vary: 'Origin',
  });
  allow(headers, origin);
  return c.newResponse(null, { status: 204, headers });
}

function allow(headers: Headers, origin: string): void {
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Credentials', 'true');
  headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
}
