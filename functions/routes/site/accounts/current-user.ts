import { Hono } from 'hono';
import { siteUserAnswer } from '#contract/accounts/current-user.ts';
import { describe } from '#functions/http/docs/describe.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visitor } from '#functions/http/access/visiting.ts';
import { getSiteUser } from '#functions/services/accounts/user/get-site-user.ts';

export const siteUserRoutes = new Hono<ApiEnv>().get(
  '/:siteSlug/current-user',
  describe('Get the person who is signed in, and what they have on this site', {
    200: siteUserAnswer,
  }),
  visitor,
  async (c) => c.json(await getSiteUser(c.var.context)),
);
