import type { z } from 'zod';
import { newsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import {
  leavingAnswer,
  newsletterSignUpAnswer,
  replyLettersInput,
  unsubscribeAnswer,
} from '#contract/mail/newsletter.ts';

export type Described = [status: 200 | 201, answer: z.ZodType] | [status: 204];

const site = '/api/v1/site/:siteSlug';
const manage = '/api/v1/manage';

/** What becomes of a newsletter, each answered with it. */
const newsletterMoves = Object.fromEntries(
  ['send', 'cancel', 'resume', 'publish', 'unpublish'].map((move): [string, Described] => [
    `POST ${manage}/:siteSlug/newsletter-sends/:sendId/${move}`,
    [200, newsletterSendAnswer],
  ]),
);

/** Of the calls about newsletters. */
export const describedLetters: Record<string, Described> = {
  [`POST ${site}/newsletter-subscribers`]: [200, newsletterSignUpAnswer],
  [`GET ${site}/newsletter-leavings/:token`]: [200, leavingAnswer],
  [`POST ${site}/newsletter-leavings/:token/undo`]: [200, leavingAnswer],
  [`PUT ${site}/newsletter-preference`]: [200, unsubscribeAnswer],
  [`PUT ${site}/reply-letters`]: [200, replyLettersInput],
  ...newsletterMoves,
};
