import { Hono } from 'hono';
import {
  importAnswer,
  importInput,
  importRowsAnswer,
  importRowsInput,
  importsAnswer,
  importStartInput,
} from '#contract/mail/subscriber-import.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { csvAnswer } from '#functions/http/answers/csv-answer.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body, largeBody } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { addImportRows } from '#functions/services/mail/import/add-rows.ts';
import { beginImport, listImports } from '#functions/services/mail/import/begin.ts';
import { reportImport } from '#functions/services/mail/import/report.ts';
import { advanceImport, startImport, undoImport } from '#functions/services/mail/import/run.ts';
import { findImport, getImport } from '#functions/services/mail/import/view.ts';

export const subscriberImportRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/subscriber-imports',
    describe('List what was imported', { 200: importsAnswer }),
    manager,
    async (c) => c.json(await listImports(c.var.context)),
  )
  .post(
    '/:siteSlug/subscriber-imports',
    describe('Begin an import of which nothing is done yet', { 201: importAnswer }),
    manager,
    rateLimitedPerPerson('subscriberImport'),
    body(importInput),
    async (c) => c.json(await beginImport(c.var.context, c.req.valid('json').fileName), 201),
  )
  .get(
    '/:siteSlug/subscriber-imports/:importId',
    describe('Get an import and what becomes of its lines', { 200: importAnswer }),
    manager,
    async (c) => c.json(await getImport(c.var.context, c.req.param('importId'))),
  )
  .get(
    '/:siteSlug/subscriber-imports/:importId/report.csv',
    describe('Get what became of each line as a CSV file', 'csv'),
    manager,
    async (c) => {
      const { id } = await findImport(c.var.context, c.req.param('importId'));
      return csvAnswer(c, reportImport(c.var.context, id), 'import-report.csv');
    },
  )
  .put(
    '/:siteSlug/subscriber-imports/:importId/rows',
    describe('Add up to 400 lines to a draft, and be told of them', { 200: importRowsAnswer }),
    manager,
    largeBody(importRowsInput),
    async (c) => {
      const { rows } = c.req.valid('json');
      return c.json(await addImportRows(c.var.context, c.req.param('importId'), rows));
    },
  )
  .post(
    '/:siteSlug/subscriber-imports/:importId/start',
    describe('Start a draft, saying where these people asked', { 200: importAnswer }),
    manager,
    body(importStartInput),
    async (c) =>
      c.json(await startImport(c.var.context, c.req.param('importId'), c.req.valid('json'))),
  )
  .post(
    '/:siteSlug/subscriber-imports/:importId/advance',
    describe('Bring the next part now instead of within minutes', { 200: importAnswer }),
    manager,
    async (c) => c.json(await advanceImport(c.var.context, c.req.param('importId'))),
  )
  .post(
    '/:siteSlug/subscriber-imports/:importId/undo',
    describe('Take an import back, with all who did nothing since', { 200: importAnswer }),
    manager,
    async (c) => c.json(await undoImport(c.var.context, c.req.param('importId'))),
  );
