import { z } from 'zod';
import { signUpPlaces } from '#domain/mail/subscriber-source.ts';
import { emailAddress, honeypot } from '../accounts/email.ts';
import { letterNamed } from './letter-named.ts';

/** POST `{siteSlug}/newsletter-subscribers`; a filled `website` is a machine, and is answered alike. */
export const newsletterSignUpInput = z
  .strictObject({
    email: emailAddress,
    website: honeypot,
    /** Which form it was; without one a form of the site that does not say. */
    source: z.enum(signUpPlaces).exactOptional(),
    letter: letterNamed,
  })
  .meta({ id: 'NewsletterSignUp' });

/** The same whether or not the address was known. */
export const newsletterSignUpAnswer = z.strictObject({ email: z.string() });

/** POST `unsubscribes/{token}`, by whoever holds the token that was mailed. */
export const unsubscribeAnswer = z.strictObject({
  site: z.strictObject({ slug: z.string(), title: z.string() }),
  isSubscribed: z.boolean(),
});
export type UnsubscribeAnswer = z.output<typeof unsubscribeAnswer>;

/** GET `{siteSlug}/newsletter-leavings/{token}` and POST `…/undo`, by whoever holds the token that was mailed. */
export const leavingAnswer = z.strictObject({
  /** Whose letters it is about; letters are passed on. */
  maskedEmail: z.string(),
  isSubscribed: z.boolean(),
  hasLeft: z.boolean(),
  /** Whether they left so lately that it can be taken back. */
  canUndo: z.boolean(),
});
export type LeavingAnswer = z.output<typeof leavingAnswer>;

/** PUT `{siteSlug}/newsletter-preference`, by the person who is signed in. */
export const newsletterPreference = z
  .strictObject({ isSubscribed: z.boolean() })
  .meta({ id: 'NewsletterPreference' });

/** PUT `{siteSlug}/reply-letters`, by the person who is signed in; answered as it is now. */
export const replyLettersInput = z
  .strictObject({ isWanted: z.boolean() })
  .meta({ id: 'ReplyLetters' });

/** POST `early-signups` of the manage API, without a session. */
export const earlySignupInput = z
  .strictObject({ email: emailAddress, website: honeypot })
  .meta({ id: 'EarlySignup' });
