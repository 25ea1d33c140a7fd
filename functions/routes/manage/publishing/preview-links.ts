import { Hono } from 'hono';
import {
  previewLinkAnswer,
  previewLinkInput,
  previewLinksAnswer,
} from '#contract/publishing/preview-link.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager, managerUnreplayed } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  createPreviewLink,
  listPreviewLinks,
  withdrawPreviewLink,
} from '#functions/services/publishing/preview-links.ts';

export const previewLinkRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/recipes/:recipeId/preview-links',
    describe('Make an address at which the working copy of a recipe is shown', {
      201: previewLinkAnswer,
    }),
    managerUnreplayed,
    body(previewLinkInput),
    async (c) => {
      const { kind } = c.req.valid('json');
      const asked = { recipeId: c.req.param('recipeId'), kind };
      return c.json(await createPreviewLink(c.var.context, asked), 201);
    },
  )
  .get(
    '/:siteSlug/recipes/:recipeId/preview-links',
    describe('List the open addresses that were made for friends', { 200: previewLinksAnswer }),
    manager,
    async (c) => c.json(await listPreviewLinks(c.var.context, c.req.param('recipeId'))),
  )
  .delete(
    '/:siteSlug/preview-links/:linkId',
    describe('Withdraw an address of a preview', 204),
    manager,
    async (c) => {
      await withdrawPreviewLink(c.var.context, c.req.param('linkId'));
      return c.body(null, 204);
    },
  );
