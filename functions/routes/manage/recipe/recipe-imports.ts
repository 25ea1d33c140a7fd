import { Hono } from 'hono';
import {
  formerCommentsAnswer,
  formerCommentsInput,
  importAnswer,
  importedDraftsInput,
  importedPictureInput,
  importInput,
  importItemsAnswer,
  importItemsInput,
  importItemsQuery,
  importKeysAnswer,
  importPublicationAnswer,
  importPublicationInput,
  importLinksAnswer,
  importLinksInput,
  importsAnswer,
  importUndoAnswer,
  keptItemsAnswer,
} from '#contract/import/imports.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body, largeBody, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  addImportItems,
  makeImportedDrafts,
  undoImport,
} from '#functions/services/import/import-items.ts';
import { bringFormerComments } from '#functions/services/import/former-comments.ts';
import { publishImport } from '#functions/services/import/publish-import.ts';
import { linkImport } from '#functions/services/import/import-links.ts';
import { requestSiteUpload } from '#functions/services/media/upload/request.ts';
import { uploadAnswer } from '#contract/media/media.ts';
import {
  checkOpenImport,
  finishImport,
  getImport,
  listImportItems,
  listImportKeys,
  listImports,
  startImport,
} from '#functions/services/import/imports.ts';

export const recipeImportRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/recipe-imports',
    describe('List what was brought from elsewhere, the newest first', { 200: importsAnswer }),
    manager,
    async (c) => c.json(await listImports(c.var.context)),
  )
  .post(
    '/:siteSlug/recipe-imports',
    describe('Begin an import under an id of your choice', { 200: importAnswer }),
    manager,
    body(importInput),
    async (c) => c.json(await startImport(c.var.context, c.req.valid('json'))),
  )
  .get(
    '/:siteSlug/recipe-imports/:recipeImportId',
    describe('Get how far an import came', { 200: importAnswer }),
    manager,
    async (c) => c.json(await getImport(c.var.context, c.req.param('recipeImportId'))),
  )
  .get(
    '/:siteSlug/recipe-imports/:recipeImportId/items',
    describe('List what stood in the files and came to one end', { 200: importItemsAnswer }),
    manager,
    query(importItemsQuery),
    async (c) =>
      c.json(
        await listImportItems(c.var.context, c.req.param('recipeImportId'), c.req.valid('query')),
      ),
  )
  .post(
    '/:siteSlug/recipe-imports/:recipeImportId/items',
    describe('Bring up to 20 things of the files; each is taken once, however often it is sent', {
      200: keptItemsAnswer,
    }),
    manager,
    largeBody(importItemsInput),
    async (c) =>
      c.json(
        await addImportItems(c.var.context, c.req.param('recipeImportId'), c.req.valid('json')),
      ),
  )
  .get(
    '/:siteSlug/recipe-imports/:recipeImportId/keys',
    describe('List the keys of all that was brought, and what came of each', {
      200: importKeysAnswer,
    }),
    manager,
    async (c) => c.json(await listImportKeys(c.var.context, c.req.param('recipeImportId'))),
  )
  .post(
    '/:siteSlug/recipe-imports/:recipeImportId/drafts',
    describe('Make drafts of what repeats recipes of the site', { 200: keptItemsAnswer }),
    manager,
    body(importedDraftsInput),
    async (c) => {
      const { keys } = c.req.valid('json');
      return c.json(await makeImportedDrafts(c.var.context, c.req.param('recipeImportId'), keys));
    },
  )
  .post(
    '/:siteSlug/recipe-imports/:recipeImportId/comments',
    describe('Bring up to 200 comments of another site; each is taken once', {
      200: formerCommentsAnswer,
    }),
    manager,
    largeBody(formerCommentsInput),
    async (c) =>
      c.json(
        await bringFormerComments(
          c.var.context,
          c.req.param('recipeImportId'),
          c.req.valid('json'),
        ),
      ),
  )
  .post(
    '/:siteSlug/recipe-imports/:recipeImportId/publications',
    describe('Publish up to 500 drafts of an import at once; asked until none is left', {
      200: importPublicationAnswer,
    }),
    manager,
    body(importPublicationInput),
    async (c) =>
      c.json(
        await publishImport(c.var.context, c.req.param('recipeImportId'), c.req.valid('json')),
      ),
  )
  .post(
    '/:siteSlug/recipe-imports/:recipeImportId/links',
    describe('Let 20 drafts of an import lead to what else came with it', {
      200: importLinksAnswer,
    }),
    manager,
    body(importLinksInput),
    async (c) => {
      const { from } = c.req.valid('json');
      return c.json(await linkImport(c.var.context, c.req.param('recipeImportId'), from));
    },
  )
  .post(
    '/:siteSlug/recipe-imports/:recipeImportId/finish',
    describe('Note that all of the files was read', { 200: importAnswer }),
    manager,
    async (c) => c.json(await finishImport(c.var.context, c.req.param('recipeImportId'))),
  )
  .post(
    '/:siteSlug/recipe-imports/:recipeImportId/picture-upload-urls',
    describe('Get an address that takes one picture of the files, once, for ten minutes', {
      201: uploadAnswer,
    }),
    manager,
    rateLimitedPerPerson('importedPicture'),
    body(importedPictureInput),
    async (c) => {
      await checkOpenImport(c.var.context, c.req.param('recipeImportId'));
      const { contentType } = c.req.valid('json');
      const { origin } = new URL(c.req.url);
      return c.json(await requestSiteUpload(c.var.context, { contentType, origin }), 201);
    },
  )
  .post(
    '/:siteSlug/recipe-imports/:recipeImportId/undo',
    describe('Delete a hundred drafts of an import; asked until none is left', {
      200: importUndoAnswer,
    }),
    manager,
    async (c) => c.json(await undoImport(c.var.context, c.req.param('recipeImportId'))),
  );
