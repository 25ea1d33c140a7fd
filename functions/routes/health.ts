import { Hono } from 'hono';
import { healthAnswer } from '#contract/platform/health.ts';
import { platformOnly } from '#functions/http/access/platform-only.ts';
import { describe } from '#functions/http/docs/describe.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { getHealth } from '#functions/jobs/health.ts';

/** For monitors: 200 while the API answers, whatever its jobs do. */
export const healthRoutes = new Hono<ApiEnv>().get(
  '/',
  describe(
    'Get the health of the platform and of its scheduled jobs',
    { 200: healthAnswer },
    'open',
  ),
  platformOnly,
  async (c) => c.json(await getHealth(c.var.dependencies)),
);
