import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { bodyLimitOf } from '../requests/body.ts';
import { serverTimeHeader } from '#contract/server-time-header.ts';
import type { ApiEnv } from '../variables.ts';

/** Sets the request id, the state of the request, and the headers of every answer. */
export const commonHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  const { dependencies } = c.env;
  c.set('dependencies', dependencies);
  c.set('requestId', dependencies.newId());
  c.set('state', {
    siteSlug: null,
    body: null,
    bodyLimit: bodyLimitOf(matchedRoutes(c)),
    claim: { statements: [], isStored: false },
  });
  await next();
  const { headers } = c.res;
  headers.set('X-Request-Id', c.var.requestId);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Cache-Control', 'no-store');
  headers.set(serverTimeHeader, new Date(dependencies.now()).toISOString());
});
