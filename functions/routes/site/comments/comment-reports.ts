import { Hono } from 'hono';
import { newReportInput } from '#contract/comments/comment.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visitor } from '#functions/http/access/visiting.ts';
import { reportComment } from '#functions/services/comments/report.ts';

export const commentReportRoutes = new Hono<ApiEnv>().post(
  '/:siteSlug/comment-reports',
  describe('Ask the owner to look at a comment', 204),
  visitor,
  rateLimitedPerPerson('commentReport'),
  body(newReportInput),
  async (c) => {
    await reportComment(c.var.context, c.req.valid('json'));
    return c.body(null, 204);
  },
);
