import { createMiddleware } from 'hono/factory';
import { requireJson } from './body.ts';
import type { ApiEnv } from './variables.ts';

const writeMethods = new Set(['POST', 'PUT', 'DELETE']);
/** Mail programs send what RFC 8058 says; the token in the path is all that counts. */
const oneClick = /^\/api\/v1\/site\/[^/]+\/unsubscribes\/[^/]+$/;

/** A state change that names a type of content names JSON, which no form of another site can. */
export const jsonOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const isChecked = writeMethods.has(c.req.method) && !oneClick.test(c.req.path);
  if (isChecked) requireJson(c.req.header('content-type'));
  await next();
});
