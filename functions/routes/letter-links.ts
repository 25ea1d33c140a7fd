import { Hono } from 'hono';
import { letterLinkMessages } from '#contract/mail/letter-link-messages.ts';
import { requestContext } from '#functions/http/access/signed-in.ts';
import { htmlAnswer } from '#functions/http/answers/html.ts';
import { plainPage } from '#functions/http/answers/plain-page.ts';
import { isWithinRate } from '#functions/http/limits/rate-limited.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { followLink } from '#functions/services/newsletters/follow-link.ts';

const statuses = { unknown: 404, gone: 410 } as const;

/**
 * The addresses that links of newsletters have whose visits are counted, on the platform's host. Whoever
 * asks too often is led on, but not counted; HEAD is no visit.
 */
export const letterLinkRoutes = new Hono<ApiEnv>().get('/:token', async (c) => {
  const counts = async () => c.req.method === 'GET' && (await isWithinRate(c, 'letterLink'));
  const followed = await followLink(requestContext(c), { token: c.req.param('token'), counts });
  if (followed.kind !== 'leads') {
    const { body, contentSecurityPolicy } = plainPage(letterLinkMessages[followed.kind]);
    return htmlAnswer(body, contentSecurityPolicy, statuses[followed.kind]);
  }
  return c.body(null, 302, {
    Location: followed.href,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
});
