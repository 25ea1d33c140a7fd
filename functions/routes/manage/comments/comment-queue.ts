import { Hono } from 'hono';
import {
  commentActionAnswer,
  commentActionInput,
  commentBansAnswer,
  commentQueueAnswer,
  commentQueueQuery,
  commentUndoAnswer,
  queuedThreadAnswer,
} from '#contract/comments/comment-queue.ts';
import { pageQuery } from '#contract/paging.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { actOnComments } from '#functions/services/comments/queue/act.ts';
import { findQueued } from '#functions/services/comments/queue/find.ts';
import { listCommentBans } from '#functions/services/comments/queue/list-bans.ts';
import { listQueue } from '#functions/services/comments/queue/list.ts';
import { lookAtComment } from '#functions/services/comments/queue/look.ts';
import { undoCommentAction } from '#functions/services/comments/queue/undo.ts';

export const commentQueueRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/comment-queue',
    describe('List the comments of a site, newest first', { 200: commentQueueAnswer }),
    manager,
    query(commentQueueQuery),
    async (c) => c.json(await listQueue(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/comment-queue/:commentId',
    describe('Get a comment among those around it', { 200: queuedThreadAnswer }),
    manager,
    async (c) => c.json(await findQueued(c.var.context, c.req.param('commentId'))),
  )
  .post(
    '/:siteSlug/comment-queue/:commentId/look',
    describe('Note that a comment was looked at', 204),
    manager,
    async (c) => {
      await lookAtComment(c.var.context, c.req.param('commentId'));
      return c.body(null, 204);
    },
  )
  .post(
    '/:siteSlug/comment-actions',
    describe('Keep, hide or show a comment, hide all of a person, ban them or end that', {
      200: commentActionAnswer,
    }),
    manager,
    body(commentActionInput),
    async (c) => c.json(await actOnComments(c.var.context, c.req.valid('json'))),
  )
  .post(
    '/:siteSlug/comment-undos/:undoId',
    describe('Take back what was done to comments', { 200: commentUndoAnswer }),
    manager,
    async (c) => c.json(await undoCommentAction(c.var.context, c.req.param('undoId'))),
  )
  .get(
    '/:siteSlug/comment-bans',
    describe('List who is banned from commenting', { 200: commentBansAnswer }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listCommentBans(c.var.context, c.req.valid('query'))),
  );
