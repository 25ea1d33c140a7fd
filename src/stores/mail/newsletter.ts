import { siteApi } from '#api/site-api.ts';
import { newsletterSubscribedEvent } from '#domain/island-events.ts';
import type { SignUpPlace } from '#domain/mail/subscriber-source.ts';
import { hasSubmittedNewsletterFormKey } from '#domain/storage-keys.ts';
import { reloadCurrentUser } from '../accounts/current-user.ts';
import { keep } from '../kept.ts';
import { cameByLetter } from './letter-origin.ts';
import { siteSlug } from '../site/site.ts';
import { type Submit, submission } from '../submit.ts';

export type NewsletterSignUp = {
  email: string;
  /** The honeypot field, which only machines fill in. */
  website: string;
  source: SignUpPlace;
};

/** Every form has its own, since each shows its own result. */
export function newsletterSignUp(): Submit<NewsletterSignUp> {
  return submission(async (signUp: NewsletterSignUp) => {
    const param = { siteSlug: siteSlug() };
    const json = { ...signUp, ...cameByLetter() };
    const answer = await siteApi[':siteSlug']['newsletter-subscribers'].$post({ param, json });
    await answer.json();
    keep(hasSubmittedNewsletterFormKey, 'true');
    globalThis.dispatchEvent(new Event(newsletterSubscribedEvent));
  });
}

/** Switches the newsletter of this site on or off for the signed-in user. */
export function newsletterPreference(): Submit<{ isSubscribed: boolean }> {
  return submission(async (json: { isSubscribed: boolean }) => {
    const param = { siteSlug: siteSlug() };
    await siteApi[':siteSlug']['newsletter-preference'].$put({ param, json });
    await reloadCurrentUser();
  });
}

/** Has answers to comments of the signed-in user told by mail, or not. */
export function replyLetters(): Submit<{ isWanted: boolean }> {
  return submission(async (json: { isWanted: boolean }) => {
    const param = { siteSlug: siteSlug() };
    await siteApi[':siteSlug']['reply-letters'].$put({ param, json });
  });
}
