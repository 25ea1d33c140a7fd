import { Hono } from 'hono';
import {
  directoryQuery,
  siteCollectionsAnswer,
  siteGlobalsAnswer,
  siteRecipesAnswer,
  siteSlugsAnswer,
} from '#contract/site/directory.ts';
import { pageQuery } from '#contract/paging.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { anyone } from '#functions/http/access/signed-in.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  listSiteCollections,
  listSiteRecipes,
  listSiteSlugs,
  listUnits,
} from '#functions/services/site/directory/list.ts';

/** What belongs to no single site. */
export const directoryRoutes = new Hono<ApiEnv>()
  .get(
    '/site-slugs',
    describe('List the sites of the platform', { 200: siteSlugsAnswer }, 'open'),
    anyone,
    query(pageQuery),
    async (c) => c.json(await listSiteSlugs(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/globals',
    describe('Get the units that recipes of all sites use', { 200: siteGlobalsAnswer }, 'open'),
    anyone,
    async (c) => c.json({ units: await listUnits(c.var.context) }),
  )
  .get(
    '/site/globals',
    describe('The same under its other name', { 200: siteGlobalsAnswer }, 'open'),
    anyone,
    async (c) => c.json({ units: await listUnits(c.var.context) }),
  )
  .get(
    '/site-collections',
    describe('List collections, site by site', { 200: siteCollectionsAnswer }, 'open'),
    anyone,
    query(directoryQuery),
    async (c) => c.json(await listSiteCollections(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/site-recipes',
    describe(
      'List published recipes, site by site, newest first',
      { 200: siteRecipesAnswer },
      'open',
    ),
    anyone,
    query(directoryQuery),
    async (c) => c.json(await listSiteRecipes(c.var.context, c.req.valid('query'))),
  );
