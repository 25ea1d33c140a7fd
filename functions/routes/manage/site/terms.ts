import { Hono } from 'hono';
import { newTermInput, termAnswer, termInput } from '#contract/site/globals.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { createTerm, deleteTerm, updateTerm } from '#functions/services/site/term/edit.ts';

export const termRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/terms',
    describe('Create a category, cuisine, meal, method, diet or tag', { 201: termAnswer }),
    owner,
    body(newTermInput),
    async (c) => c.json({ term: await createTerm(c.var.context, c.req.valid('json')) }, 201),
  )
  .put(
    '/:siteSlug/terms/:termId',
    describe('Rename a term', { 200: termAnswer }),
    owner,
    body(termInput),
    async (c) => {
      const update = { id: c.req.param('termId'), input: c.req.valid('json') };
      return c.json({ term: await updateTerm(c.var.context, update) });
    },
  )
  .delete(
    '/:siteSlug/terms/:termId',
    describe('Delete a term; recipes lose it', 204),
    owner,
    async (c) => {
      await deleteTerm(c.var.context, c.req.param('termId'));
      return c.body(null, 204);
    },
  );
