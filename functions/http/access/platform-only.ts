import { createMiddleware } from 'hono/factory';
import { readHost } from '#domain/site/hosts.ts';
import { notFound } from '#functions/services/service-error.ts';
import type { ApiEnv } from '../variables.ts';

/** Refuses the hosts of sites: what follows belongs to the platform's own host. */
export const platformOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const { host } = new URL(c.req.url);
  const { platformHost } = c.var.dependencies.config;
  if (readHost(host, platformHost)?.kind !== 'platform') throw notFound();
  await next();
});
