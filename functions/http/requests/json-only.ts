import { createMiddleware } from 'hono/factory';
import { requireJson } from './body.ts';
import type { ApiEnv } from '../variables.ts';

const writeMethods = new Set(['POST', 'PUT', 'DELETE']);

/** CSRF: a write that names a content type must name JSON, which no form of another site can. */
export const jsonOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (writeMethods.has(c.req.method)) requireJson(c.req.header('content-type'));
  await next();
});
