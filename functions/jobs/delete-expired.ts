import { recipientsKeptMs } from '#domain/mail/newsletter/newsletter-send.ts';
import { peopleKeptMs } from '#domain/accounts/invitation.ts';
import { deletedCollectionsKeptMs } from '#domain/site/deleted-collection.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { forgetUnproven } from '#functions/crossings/forget-unproven.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { idempotencyRepository } from '#functions/repositories/requests/idempotency.ts';
import { pendingImportRepository } from '#functions/repositories/mail/pending-imports.ts';
import { messageRepository } from '#functions/repositories/mail/message.ts';
import { pruneDeletedCollections } from '#functions/repositories/collections/deleted-collection.ts';
import { pruneCommentUndos } from '#functions/repositories/comments/comment-deeds.ts';
import { pruneInvitations } from '#functions/repositories/accounts/site-invitation.ts';
import { pruneSitePeople } from '#functions/repositories/accounts/site-person.ts';
import { pruneUndoActions } from '#functions/repositories/recipe/undo-action.ts';
import { prunePagePreviewLinks } from '#functions/repositories/publishing/page-preview-link.ts';
import { prunePastPageLinks } from '#functions/repositories/publishing/past-page-link.ts';
import { prunePreviewLinks } from '#functions/repositories/publishing/preview-link.ts';
import { prunePaymentEvents } from '#functions/repositories/money/payment-event.ts';
import { outboxRepository } from '#functions/repositories/mail/outbox.ts';
import { sessionRepository } from '#functions/repositories/accounts/session.ts';
import { signInLinkRepository } from '#functions/repositories/accounts/sign-in-link.ts';
import { singleUseTokenRepository } from '#functions/repositories/accounts/single-use-token.ts';
import { mailEventRepository } from '#functions/repositories/newsletters/mail-event.ts';
import { pruneRecipients } from '#functions/repositories/newsletters/open-sends.ts';
import { rateLimitRepository } from '#functions/repositories/requests/rate-limit.ts';
import { uploadRepository } from '#functions/repositories/media/upload.ts';
import { userNewsletterRepository } from '#functions/repositories/mail/newsletter-subscriber.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Longer than the window of any rate limit. */
const rateLimitHitsKeptMs = hourMs;
const messagesKeptMs = 30 * dayMs;
/** Users who never confirmed their email address. */
const unprovenKeptMs = 30 * dayMs;
/** Longer than the mail service tells anything again. */
const mailEventsKeptMs = 14 * dayMs;
const outboxKeptMs = 7 * dayMs;
/** Longer than the payment provider goes on telling what was told. */
const paymentEventsKeptMs = 40 * dayMs;

/** Deletes rows whose retention period is over: the platform's, those beside sites, and people's. */
export async function deleteExpired(database: Database, now: number): Promise<void> {
  await commit(database, [
    uploadRepository(database).prune(now - dayMs),
    rateLimitRepository(database).prune(now - rateLimitHitsKeptMs),
    signInLinkRepository(database).prune(now - dayMs),
    singleUseTokenRepository(database).prune(now),
    sessionRepository(database).prune(now),
    pruneSitePeople(database, now - peopleKeptMs),
    pruneInvitations(database, now - peopleKeptMs),
    prunePaymentEvents(database, now - paymentEventsKeptMs),
  ]);
  await commit(database, [
    idempotencyRepository(database).prune(now - dayMs),
    messageRepository(database).prune(now - messagesKeptMs),
    mailEventRepository(database).prune(now - mailEventsKeptMs),
    mailEventRepository(database).pruneWaiting(now - dayMs),
    outboxRepository(database).prune(now - outboxKeptMs),
    pruneUndoActions(database, now),
    ...pendingImportRepository(database).prune(now),
    pruneCommentUndos(database, now),
    userNewsletterRepository(database).pruneUnconfirmed(now - unprovenKeptMs),
    prunePreviewLinks(database, now),
    prunePastPageLinks(database, now),
    prunePagePreviewLinks(database, now),
    pruneDeletedCollections(database, now - deletedCollectionsKeptMs),
  ]);
  await forgetRecipients(database, now);
  await forgetUnproven(crossingHost(database, now), now - unprovenKeptMs);
}

/** More newsletters than end in an hour; those of a larger hour go with the next. */
const forgottenAtOnce = 200;

/** One at a time, since a newsletter may have gone to a hundred thousand people. */
async function forgetRecipients(database: Database, now: number): Promise<void> {
  for (let newsletters = 0; newsletters < forgottenAtOnce; newsletters += 1) {
    const [ended] = await commit(database, pruneRecipients(now - recipientsKeptMs));
    if (ended === 0) return;
  }
}
