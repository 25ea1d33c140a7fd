import { Hono } from 'hono';
import { requestContext } from '#functions/http/access/signed-in.ts';
import { zipAnswer } from '#functions/http/answers/zip-answer.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { openArchive } from '#functions/services/site/archive/open.ts';

/** The addresses that archive links hand out. */
export const archiveRoutes = new Hono<ApiEnv>().get('/:kind', async (c) => {
  const asked = { kind: c.req.param('kind'), token: c.req.query('token') ?? '' };
  return zipAnswer(c, await openArchive(requestContext(c), asked));
});
