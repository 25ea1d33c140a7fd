import { Hono } from 'hono';
import {
  newTermInput,
  termAnswer,
  termInput,
  mergeInput,
  termsAnswer,
} from '#contract/site/globals.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { createTerm, deleteTerm, updateTerm } from '#functions/services/site/term/edit.ts';
import { mergeTerm, separateTerm } from '#functions/services/site/term/merge.ts';

export const termRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/terms',
    describe('Create a category, cuisine, meal, method, diet or tag', { 201: termAnswer }),
    manager,
    body(newTermInput),
    async (c) => c.json({ term: await createTerm(c.var.context, c.req.valid('json')) }, 201),
  )
  .put(
    '/:siteSlug/terms/:termId',
    describe('Rename a term', { 200: termAnswer }),
    manager,
    body(termInput),
    async (c) => {
      const update = { id: c.req.param('termId'), input: c.req.valid('json') };
      return c.json({ term: await updateTerm(c.var.context, update) });
    },
  )
  .post(
    '/:siteSlug/terms/:termId/merge',
    describe('Make a term one with another of its kind; recipes follow', { 200: termsAnswer }),
    manager,
    body(mergeInput),
    async (c) => {
      const merge = { id: c.req.param('termId'), ...c.req.valid('json') };
      return c.json(await mergeTerm(c.var.context, merge));
    },
  )
  .post(
    '/:siteSlug/terms/:termId/separate',
    describe('Make a merged term one of its own again; recipes follow', { 200: termsAnswer }),
    manager,
    async (c) => c.json(await separateTerm(c.var.context, c.req.param('termId'))),
  )
  .delete(
    '/:siteSlug/terms/:termId',
    describe('Delete a term that no recipe names', 204),
    manager,
    async (c) => {
      await deleteTerm(c.var.context, c.req.param('termId'));
      return c.body(null, 204);
    },
  );
