import { Hono } from 'hono';
import { bookmarkInput, siteUserDataAnswer } from '#contract/bookmarks/bookmark.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visitor } from '#functions/http/access/visiting.ts';
import { addBookmark, removeBookmark } from '#functions/services/bookmarks/edit.ts';

export const bookmarkRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/bookmarks',
    describe('Keep a recipe', { 200: siteUserDataAnswer }),
    visitor,
    body(bookmarkInput),
    async (c) => {
      const { recipeId } = c.req.valid('json');
      return c.json({ siteUserData: await addBookmark(c.var.context, recipeId) });
    },
  )
  .delete(
    '/:siteSlug/bookmarks/:recipeId',
    describe('Keep a recipe no longer', { 200: siteUserDataAnswer }),
    visitor,
    async (c) =>
      c.json({ siteUserData: await removeBookmark(c.var.context, c.req.param('recipeId')) }),
  );
