import type { Context, Hono } from 'hono';
import { notFound } from '#functions/services/service-error.ts';
import { RequestError } from '../requests/request-error.ts';
import type { ApiEnv } from '../variables.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** 404, or 405 where the path has routes for other methods. */
export const noRoute = (app: Hono<ApiEnv>) => (c: Context<ApiEnv>) => {
  const known = methods.filter((method) => hasRoute(app, method, c.req.path));
  if (known.length === 0) throw notFound();
  const allow = known.includes('GET') ? ['HEAD', ...known] : known;
  throw new RequestError('method_not_allowed', { allow: allow.join(', ') });
};

function hasRoute(app: Hono<ApiEnv>, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path);
  return handlers.some(([[, route]]) => route.method === method);
}
