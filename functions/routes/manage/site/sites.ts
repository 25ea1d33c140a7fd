import { Hono } from 'hono';
import { globalsAnswer } from '#contract/site/globals.ts';
import {
  newSiteInput,
  siteAnswer,
  siteInput,
  siteSlugAvailabilityAnswer,
  siteSlugQuery,
} from '#contract/site/site.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { manager, managerOnSite, person } from '#functions/http/access/signed-in.ts';
import { body, largeBody, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { createSite } from '#functions/services/site/create.ts';
import { siteViewOf } from '#functions/services/site/get.ts';
import { getGlobals } from '#functions/services/site/globals.ts';
import { isSiteSlugAvailable } from '#functions/services/site/is-slug-available.ts';
import { updateSite } from '#functions/services/site/update.ts';

export const settingsRoutes = new Hono<ApiEnv>()
  .post(
    '/sites',
    describe('Make a site', { 201: siteAnswer }),
    person,
    body(newSiteInput),
    async (c) => {
      const preferred = c.req.header('accept-language');
      const site = await createSite(c.var.context, c.req.valid('json'), preferred);
      return c.json({ site }, 201, { ETag: etagOf(site.version) });
    },
  )
  .get(
    '/site-slug-availability',
    describe('Ask whether a new site could have a slug', { 200: siteSlugAvailabilityAnswer }),
    person,
    query(siteSlugQuery),
    async (c) => {
      const { slug } = c.req.valid('query');
      return c.json({ slug, isAvailable: await isSiteSlugAvailable(c.var.context, slug) });
    },
  )
  .get(
    '/:siteSlug/current-site',
    describe('Get a site with its settings', { 200: siteAnswer }),
    managerOnSite,
    async (c) => {
      const site = await siteViewOf(c.var.context, c.var.context.site);
      return c.json({ site }, 200, { ETag: etagOf(site.version) });
    },
  )
  .put(
    '/:siteSlug/sites',
    describe('Change the settings of a site', { 200: siteAnswer }),
    manager,
    largeBody(siteInput),
    async (c) => {
      const update = { input: c.req.valid('json'), ifMatch: ifMatchOf(c) };
      const site = await updateSite(c.var.context, update);
      return c.json({ site }, 200, { ETag: etagOf(site.version) });
    },
  )
  .get(
    '/:siteSlug/globals',
    describe('Get units, terms, ingredients, equipment, fonts and themes', { 200: globalsAnswer }),
    manager,
    async (c) => c.json(await getGlobals(c.var.context)),
  );
