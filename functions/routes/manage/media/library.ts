import { Hono } from 'hono';
import {
  mediaAnswer,
  mediaDeletionInput,
  mediaQuery,
  mediaRemovalAnswer,
  mediaRestorationInput,
  mediaResultsAnswer,
  mediaUndoAnswer,
  mediaUsesAnswer,
  replacementAnswer,
  replacementInput,
} from '#contract/media/library.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { deleteMedia, restoreMedia } from '#functions/services/media/library/delete.ts';
import { listMedia } from '#functions/services/media/library/list.ts';
import { removeEverywhere } from '#functions/services/media/library/remove-everywhere.ts';
import { replaceFile } from '#functions/services/media/library/replace.ts';
import { undoMedia } from '#functions/services/media/library/undo.ts';
import { listUses } from '#functions/services/media/library/uses.ts';

export const libraryRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/media',
    describe('List pictures and films of a site, newest first', { 200: mediaAnswer }),
    manager,
    query(mediaQuery),
    async (c) => c.json(await listMedia(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/media/:mediaId/uses',
    describe('List what shows a picture or a film', { 200: mediaUsesAnswer }),
    manager,
    async (c) => c.json(await listUses(c.var.context, c.req.param('mediaId'))),
  )
  .post(
    '/:siteSlug/media/:mediaId/removals',
    describe('Take a picture or a film out of all that shows it', { 200: mediaRemovalAnswer }),
    manager,
    async (c) => c.json(await removeEverywhere(c.var.context, c.req.param('mediaId'))),
  )
  .post(
    '/:siteSlug/images/:imageId/replacements',
    describe('Put another file in the place of a picture wherever it shows', {
      200: replacementAnswer,
    }),
    manager,
    body(replacementInput),
    async (c) => {
      const { imageId: byId } = c.req.valid('json');
      return c.json(await replaceFile(c.var.context, { id: c.req.param('imageId'), byId }));
    },
  )
  .post(
    '/:siteSlug/media-deletions',
    describe('Delete up to 100 pictures and films that nothing shows', {
      200: mediaResultsAnswer,
    }),
    manager,
    body(mediaDeletionInput),
    async (c) => c.json(await deleteMedia(c.var.context, c.req.valid('json').mediaIds)),
  )
  .post(
    '/:siteSlug/media-restorations',
    describe('Restore pictures and films that were deleted in the last thirty days', {
      200: mediaResultsAnswer,
    }),
    manager,
    body(mediaRestorationInput),
    async (c) => c.json(await restoreMedia(c.var.context, c.req.valid('json').mediaIds)),
  )
  .post(
    '/:siteSlug/media-undos/:undoId',
    describe('Take a replacement or a removal back, and again', { 200: mediaUndoAnswer }),
    manager,
    async (c) => c.json(await undoMedia(c.var.context, c.req.param('undoId'))),
  );
