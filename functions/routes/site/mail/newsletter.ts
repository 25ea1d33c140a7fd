import { Hono } from 'hono';
import {
  leavingAnswer,
  newsletterPreference,
  newsletterSignUpAnswer,
  newsletterSignUpInput,
  replyLettersInput,
  unsubscribeAnswer,
} from '#contract/mail/newsletter.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { requestOrigin } from '#functions/http/access/origin.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit, visitor } from '#functions/http/access/visiting.ts';
import { signUpForNewsletter } from '#functions/services/mail/subscription/sign-up.ts';
import { setReplyLetters } from '#functions/services/comments/letters/set-reply-letters.ts';
import {
  readLeaving,
  setNewsletterPreference,
  undoLeaving,
} from '#functions/services/mail/subscription/unsubscribe.ts';

export const newsletterRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/newsletter-subscribers',
    describe('Sign an address up for the newsletter', { 200: newsletterSignUpAnswer }, 'open'),
    visit,
    rateLimited('mail'),
    body(newsletterSignUpInput),
    async (c) => {
      const { email, website = '', source = 'site', letter } = c.req.valid('json');
      const request = { email, source, letter, askedAt: requestOrigin(c) };
      if (website === '') await signUpForNewsletter(c.var.context, request);
      return c.json({ email });
    },
  )
  .get(
    '/:siteSlug/newsletter-leavings/:token',
    describe('Tell whose letters the token of a mail is about', { 200: leavingAnswer }, 'open'),
    visit,
    async (c) => c.json(await readLeaving(c.var.context, c.req.param('token'))),
  )
  .post(
    '/:siteSlug/newsletter-leavings/:token/undo',
    describe(
      'Take back that somebody has just left by a mail, with its token',
      { 200: leavingAnswer },
      'open',
    ),
    visit,
    async (c) => c.json(await undoLeaving(c.var.context, c.req.param('token'))),
  )
  .put(
    '/:siteSlug/newsletter-preference',
    describe('Say whether the person who is signed in wants the newsletter', {
      200: unsubscribeAnswer,
    }),
    visitor,
    body(newsletterPreference),
    async (c) => {
      const { isSubscribed } = c.req.valid('json');
      return c.json(await setNewsletterPreference(c.var.context, isSubscribed));
    },
  )
  .put(
    '/:siteSlug/reply-letters',
    describe('Say whether answers to comments of the person come by mail', {
      200: replyLettersInput,
    }),
    visitor,
    body(replyLettersInput),
    async (c) => {
      const { isWanted } = c.req.valid('json');
      return c.json(await setReplyLetters(c.var.context, isWanted));
    },
  );
