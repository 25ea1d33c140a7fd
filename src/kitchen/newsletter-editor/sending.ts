import { atom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { newsletterEditorMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import type {
  AudienceAnswer,
  NewsletterSendView,
  SendingInput,
} from '#contract/mail/newsletter-send.ts';
import type { LetterSegment } from '#domain/mail/newsletter/newsletter-send.ts';
import { failureOf } from '#stores/failure.ts';
import { noteServerTime } from '../clock/server-clock.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import type { NewsletterDraft } from './newsletter-draft.ts';

const manage = manageApi[':siteSlug'];
const newsletter = manage['newsletter-sends'][':sendId'];
const paramOf = (draft: NewsletterDraft) => ({
  siteSlug: siteSlugHere(),
  sendId: draft.$stored.get().id,
});

/** Whose letter the preview shows, which is the one that a test brings. */
export const $shownTo = atom<'free' | 'monthly'>('free');

/** Sends the letter that is shown to whoever writes it, once what is typed is saved. */
export async function sendTest(draft: NewsletterDraft): Promise<void> {
  try {
    const reader: LetterSegment = $shownTo.get() === 'monthly' ? 'paid' : 'free';
    const { email } = await draft.whenSaved(async () => {
      const json = { reader };
      return jsonOf(await call(() => newsletter.test.$post({ param: paramOf(draft), json })));
    });
    notify(texts.test.sent(email));
  } catch (error) {
    notify(texts.test.failed(failureOf(error).message));
  }
}

/** Has a draft leave once it is saved; throws what the dialog then says. */
export async function startSending(draft: NewsletterDraft, json: SendingInput): Promise<void> {
  const { newsletterSend } = await draft.whenSaved(async () =>
    jsonOf(await call(() => newsletter.send.$post({ param: paramOf(draft), json }))),
  );
  draft.keepAnswer(newsletterSend);
}

/** Back to writing, or no further letters. */
export const cancelSending = (draft: NewsletterDraft): Promise<void> =>
  act(draft, async () => {
    const asked = draft.$content.get();
    const answer = await call(() => newsletter.cancel.$post({ param: paramOf(draft) }));
    const { newsletterSend } = await jsonOf(answer);
    if (newsletterSend.state === 'draft') {
      draft.adopt(newsletterSend, { asked, merge: ({ mine }) => mine });
    }
    return newsletterSend;
  });

export const resumeSending = (draft: NewsletterDraft): Promise<void> =>
  act(draft, async () => {
    const answer = await call(() => newsletter.resume.$post({ param: paramOf(draft) }));
    return (await jsonOf(answer)).newsletterSend;
  });

/** Puts it on the site, or takes it off. */
export const showOnSite = (draft: NewsletterDraft, isWanted: boolean): Promise<void> =>
  act(draft, async () => {
    const { publish, unpublish } = newsletter;
    const wanted = isWanted ? publish : unpublish;
    return (await jsonOf(await call(() => wanted.$post({ param: paramOf(draft) })))).newsletterSend;
  });

/** How far it has come; without a network what is known stays. */
export async function lookAgain(draft: NewsletterDraft): Promise<void> {
  try {
    const init = { cache: 'no-store' } as const;
    const answer = await call(() => newsletter.$get({ param: paramOf(draft) }, { init }));
    draft.keepAnswer((await jsonOf(answer)).newsletterSend);
  } catch {
    // The next look is near.
  }
}

export async function removeDraft(draft: NewsletterDraft): Promise<void> {
  await call(() => newsletter.$delete({ param: paramOf(draft) }));
}

export async function countAudience(joinedAfter: string | null): Promise<AudienceAnswer> {
  const param = { siteSlug: siteSlugHere() };
  const query = joinedAfter === null ? {} : { joinedAfter };
  const answer = await jsonOf(
    await call(() => manage['newsletter-audience'].$get({ param, query })),
  );
  noteServerTime(answer.now);
  return answer;
}

export async function findPostalAddress(): Promise<string | null> {
  const param = { siteSlug: siteSlugHere() };
  const answer = await call(() => manage['current-site'].$get({ param }));
  return (await jsonOf(answer)).site.postalAddress;
}

async function act(draft: NewsletterDraft, ask: () => Promise<NewsletterSendView>): Promise<void> {
  try {
    draft.keepAnswer(await ask());
  } catch (error) {
    notify(texts.sending.actFailed(failureOf(error).message));
  }
}
