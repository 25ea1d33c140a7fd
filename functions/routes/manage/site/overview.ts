import { Hono } from 'hono';
import { overviewAnswer, overviewQuery } from '#contract/site/overview.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { reasonOf } from '#functions/http/log.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { getOverview } from '#functions/services/overview/get.ts';

export const overviewRoutes = new Hono<ApiEnv>().get(
  '/:siteSlug/overview',
  describe('Tell what needs attention and how a site is doing', { 200: overviewAnswer }),
  manager,
  query(overviewQuery),
  async (c) => {
    const report = (part: string, error: Error) =>
      c.var.dependencies.log({
        level: 'error',
        event: 'part of overview failed',
        requestId: c.var.requestId,
        site: c.var.state.siteSlug,
        part,
        message: reasonOf(error),
      });
    return c.json(await getOverview(c.var.context, c.req.valid('query'), report));
  },
);
