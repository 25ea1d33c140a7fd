import { Hono } from 'hono';
import {
  newsletterPreference,
  newsletterSignUpAnswer,
  newsletterSignUpInput,
  unsubscribeAnswer,
} from '#contract/newsletter.ts';
import { describe } from '#functions/http/describe.ts';
import { askedAt } from '#functions/http/origin.ts';
import { throttled } from '#functions/http/throttled.ts';
import { body } from '#functions/http/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { visit, visitor } from '#functions/http/visiting.ts';
import { signUpForNewsletter } from '#functions/services/newsletter/sign-up.ts';
import { setNewsletterPreference } from '#functions/services/newsletter/unsubscribe.ts';

export const newsletterRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/newsletter-subscribers',
    describe('Sign an address up for the newsletter', { 200: newsletterSignUpAnswer }, 'open'),
    visit,
    throttled('mail'),
    body(newsletterSignUpInput),
    async (c) => {
      const { email, website = '' } = c.req.valid('json');
      const request = { email, askedAt: askedAt(c) };
      if (website === '') await signUpForNewsletter(c.var.context, request);
      return c.json({ email });
    },
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
  );
