import { Hono } from 'hono';
import { commentsAnswer, commentsPage, upvoteInput } from '#contract/comments/comment.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visitor } from '#functions/http/access/visiting.ts';
import { removeCommentUpvote, upvoteComment } from '#functions/services/comments/upvote.ts';

export const commentUpvoteRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/comment-upvotes',
    describe('Upvote a comment', { 200: commentsAnswer }),
    visitor,
    query(commentsPage),
    body(upvoteInput),
    async (c) => {
      const asked = { id: c.req.valid('json').commentId, page: c.req.valid('query') };
      return c.json(await upvoteComment(c.var.context, asked));
    },
  )
  .delete(
    '/:siteSlug/comment-upvotes/:commentId',
    describe('Take an upvote back', { 200: commentsAnswer }),
    visitor,
    query(commentsPage),
    async (c) => {
      const asked = { id: c.req.param('commentId'), page: c.req.valid('query') };
      return c.json(await removeCommentUpvote(c.var.context, asked));
    },
  );
