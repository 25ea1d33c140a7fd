import { Hono } from 'hono';
import {
  commentsAnswer,
  commentsPage,
  commentsQuery,
  newCommentInput,
} from '#contract/comments/comment.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit, visitor } from '#functions/http/access/visiting.ts';
import { createComment } from '#functions/services/comments/create.ts';
import { deleteComment } from '#functions/services/comments/delete.ts';
import { listComments } from '#functions/services/comments/list.ts';

export const commentRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/comments',
    describe('List the comments of a recipe by threads, newest first', { 200: commentsAnswer }),
    visit,
    query(commentsQuery),
    async (c) => c.json(await listComments(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/comments',
    describe('Write a comment or a reply', { 201: commentsAnswer }),
    visitor,
    rateLimitedPerPerson('comment'),
    query(commentsPage),
    body(newCommentInput),
    async (c) => {
      const written = { input: c.req.valid('json'), page: c.req.valid('query') };
      return c.json(await createComment(c.var.context, written), 201);
    },
  )
  .delete(
    '/:siteSlug/comments/:commentId',
    describe('Delete a comment of your own', { 200: commentsAnswer }),
    visitor,
    query(commentsPage),
    async (c) => {
      const asked = { id: c.req.param('commentId'), page: c.req.valid('query') };
      return c.json(await deleteComment(c.var.context, asked));
    },
  );
