import { Hono } from 'hono';
import { unsubscribeAnswer } from '#contract/mail/newsletter.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { anyone } from '#functions/http/access/signed-in.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  unsubscribe,
  unsubscribePageFor,
} from '#functions/services/mail/subscription/unsubscribe.ts';

/** What mails name: the token alone says whose newsletter of which site it is about. */
export const unsubscribeRoutes = new Hono<ApiEnv>()
  .get(
    '/:token',
    describe('Lead a person to the page where they unsubscribe; changes nothing', 302, 'open'),
    anyone,
    async (c) => c.redirect(await unsubscribePageFor(c.var.context, c.req.param('token'))),
  )
  .post(
    '/:token',
    describe(
      'Unsubscribe with the token of a mail, with any body or none (RFC 8058)',
      { 200: unsubscribeAnswer },
      'open',
    ),
    anyone,
    async (c) => c.json(await unsubscribe(c.var.context, c.req.param('token'))),
  );
