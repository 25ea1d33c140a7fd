import { Hono } from 'hono';
import {
  commentReportsAnswer,
  commentsAnswer,
  commentsPage,
  hiddenCommentsAnswer,
  hiddenCommentsQuery,
} from '#contract/comments/comment.ts';
import { pageQuery } from '#contract/paging.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager, managerOnSite } from '#functions/http/access/signed-in.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { hideComment, unhideComment } from '#functions/services/comments/hide.ts';
import { listCommentReports } from '#functions/services/comments/list-reports.ts';
import { listHiddenComments } from '#functions/services/comments/list.ts';
import { resolveCommentReport } from '#functions/services/comments/resolve-report.ts';

export const moderationRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/comments/:commentId/hide',
    describe('Hide a comment and the replies below it', { 200: commentsAnswer }),
    managerOnSite,
    query(commentsPage),
    async (c) => {
      const asked = { id: c.req.param('commentId'), page: c.req.valid('query') };
      return c.json(await hideComment(c.var.context, asked));
    },
  )
  .post(
    '/:siteSlug/comments/:commentId/unhide',
    describe('Show a hidden comment again', { 200: commentsAnswer }),
    managerOnSite,
    query(commentsPage),
    async (c) => {
      const asked = { id: c.req.param('commentId'), page: c.req.valid('query') };
      return c.json(await unhideComment(c.var.context, asked));
    },
  )
  .get(
    '/:siteSlug/hidden-comments',
    describe('List the hidden comments of a recipe', { 200: hiddenCommentsAnswer }),
    managerOnSite,
    query(hiddenCommentsQuery),
    async (c) => c.json(await listHiddenComments(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/comment-reports',
    describe('List what visitors reported and nobody settled', { 200: commentReportsAnswer }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listCommentReports(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/comment-reports/:reportId/resolve',
    describe('Settle a report', 204),
    manager,
    async (c) => {
      await resolveCommentReport(c.var.context, c.req.param('reportId'));
      return c.body(null, 204);
    },
  );
