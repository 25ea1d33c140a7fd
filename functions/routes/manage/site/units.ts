import { Hono } from 'hono';
import { unitInput, unitMergeInput, unitsAnswer } from '#contract/site/globals.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { mergeUnit, separateUnit, updateUnit } from '#functions/services/site/unit/edit.ts';

export const unitRoutes = new Hono<ApiEnv>()
  .put(
    '/:siteSlug/units/:unitId',
    describe('Change the words of a unit; what is not sent stays as it is', { 200: unitsAnswer }),
    manager,
    body(unitInput),
    async (c) => {
      const changed = { id: c.req.param('unitId'), input: c.req.valid('json') };
      return c.json(await updateUnit(c.var.context, changed));
    },
  )
  .post(
    '/:siteSlug/units/:unitId/merge',
    describe('Say another unit for a unit; recipes follow', { 200: unitsAnswer }),
    manager,
    body(unitMergeInput),
    async (c) => {
      const merge = { id: c.req.param('unitId'), input: c.req.valid('json') };
      return c.json(await mergeUnit(c.var.context, merge));
    },
  )
  .post(
    '/:siteSlug/units/:unitId/separate',
    describe('Say a merged unit in its own words again; recipes follow', { 200: unitsAnswer }),
    manager,
    async (c) => c.json(await separateUnit(c.var.context, c.req.param('unitId'))),
  );
