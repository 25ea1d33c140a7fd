import { Hono } from 'hono';
import { filtersAnswer } from '#contract/search/site-filters.ts';
import { describe } from '#functions/http/docs/describe.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit } from '#functions/http/access/visiting.ts';
import { getFilters } from '#functions/services/search/get-filters.ts';

export const filterRoutes = new Hono<ApiEnv>().get(
  '/:siteSlug/filters',
  describe('Get what the recipes of a site can be filtered by', { 200: filtersAnswer }, 'open'),
  visit,
  async (c) => c.json({ filters: await getFilters(c.var.context) }),
);
