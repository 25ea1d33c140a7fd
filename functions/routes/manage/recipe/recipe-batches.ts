import { Hono } from 'hono';
import {
  publicationsAnswer,
  publicationsInput,
  recipeBatchAnswer,
  recipeBatchInput,
} from '#contract/recipe/recipe-batch.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body, largeBody } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { publishAll } from '#functions/services/recipe/publish-all.ts';
import { saveBatch } from '#functions/services/recipe/save-batch.ts';

export const recipeBatchRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/recipe-batches',
    describe('Write up to 50 recipes under ids of your choice', { 200: recipeBatchAnswer }),
    manager,
    largeBody(recipeBatchInput),
    async (c) => c.json(await saveBatch(c.var.context, c.req.valid('json'))),
  )
  .post(
    '/:siteSlug/publications',
    describe('Publish up to 100 recipes at once', { 200: publicationsAnswer }),
    manager,
    body(publicationsInput),
    async (c) => c.json(await publishAll(c.var.context, c.req.valid('json'))),
  );
