import { createMiddleware } from 'hono/factory';
import { requireJson } from './body.ts';
import type { ApiEnv } from '../variables.ts';

const writeMethods = new Set(['POST', 'PUT', 'DELETE']);

/** CSRF: the body of a write names JSON as its type, which no form of another site can. */
export const jsonOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (writeMethods.has(c.req.method)) requireJson(c.req.raw);
  await next();
});
