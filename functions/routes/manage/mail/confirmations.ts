import { Hono } from 'hono';
import { confirmationAnswer } from '#contract/mail/subscriber-import.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { anyone } from '#functions/http/access/signed-in.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  confirmNewsletter,
  readConfirmation,
} from '#functions/services/mail/subscription/confirm.ts';

/** What the letter names that asks people of an import; the token alone says whom it is about. */
export const confirmationRoutes = new Hono<ApiEnv>()
  .get(
    '/newsletter-confirmations/:token',
    describe('Say whose letters a token is about', { 200: confirmationAnswer }, 'open'),
    anyone,
    async (c) => c.json(await readConfirmation(c.var.context, c.req.param('token'))),
  )
  .post(
    '/newsletter-confirmations/:token',
    describe('Say yes to the letters', { 200: confirmationAnswer }, 'open'),
    anyone,
    async (c) => c.json(await confirmNewsletter(c.var.context, c.req.param('token'))),
  );
