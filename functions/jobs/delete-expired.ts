import { commit, type Database } from '#functions/db/database.ts';
import { idempotencyRepository } from '#functions/repositories/requests/idempotency.ts';
import { messageRepository } from '#functions/repositories/mail/message.ts';
import { outboxRepository } from '#functions/repositories/mail/outbox.ts';
import { sessionRepository } from '#functions/repositories/accounts/session.ts';
import { signInLinkRepository } from '#functions/repositories/accounts/sign-in-link.ts';
import { singleUseTokenRepository } from '#functions/repositories/accounts/single-use-token.ts';
import { rateLimitRepository } from '#functions/repositories/requests/rate-limit.ts';
import { uploadRepository } from '#functions/repositories/media/upload.ts';
import { userRepository } from '#functions/repositories/accounts/user.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Longer than the window of any rate limit. */
const rateLimitHitsKeptMs = hourMs;
const messagesKeptMs = 30 * dayMs;
/** Users who never confirmed their email address. */
const unprovenKeptMs = 30 * dayMs;
const outboxKeptMs = 7 * dayMs;

/** Deletes rows whose retention period is over. */
export async function deleteExpired(database: Database, now: number): Promise<void> {
  await commit(database, [
    idempotencyRepository(database).prune(now - dayMs),
    uploadRepository(database).prune(now - dayMs),
    rateLimitRepository(database).prune(now - rateLimitHitsKeptMs),
    signInLinkRepository(database).prune(now - dayMs),
    singleUseTokenRepository(database).prune(now),
    sessionRepository(database).prune(now),
    messageRepository(database).prune(now - messagesKeptMs),
    outboxRepository(database).prune(now - outboxKeptMs),
    ...userRepository(database).pruneUnproven(now - unprovenKeptMs),
  ]);
}
