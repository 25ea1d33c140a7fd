import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../variables.ts';

/** Names the request and gives every answer the headers that all of them share. */
export const frame = createMiddleware<ApiEnv>(async (c, next) => {
  const { dependencies } = c.env;
  c.set('dependencies', dependencies);
  c.set('requestId', dependencies.newId());
  c.set('state', { siteSlug: null, body: null, claim: { statements: [], isStored: false } });
  await next();
  const { headers } = c.res;
  headers.set('X-Request-Id', c.var.requestId);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Cache-Control', 'no-store');
});
