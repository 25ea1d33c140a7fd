import { commit, type Database } from './db/database.ts';
import { idempotencyRepository } from './repositories/requests/idempotency.ts';
import { messageRepository } from './repositories/mail/message.ts';
import { outboxRepository } from './repositories/mail/outbox.ts';
import { sessionRepository } from './repositories/accounts/session.ts';
import { signInLinkRepository } from './repositories/accounts/sign-in-link.ts';
import { singleUseTokenRepository } from './repositories/accounts/single-use-token.ts';
import { rateLimitRepository } from './repositories/requests/rate-limit.ts';
import { uploadRepository } from './repositories/media/upload.ts';
import { userRepository } from './repositories/accounts/user.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Longer than any throttle looks back. */
const takesKeptMs = hourMs;
const messagesKeptMs = 30 * dayMs;
/** By then nobody will prove any more that an address is theirs. */
const unprovenKeptMs = 30 * dayMs;
const outboxKeptMs = 7 * dayMs;

/** What has had its time and would only be a burden, or a danger, to keep. */
export async function forgetExpired(database: Database, now: number): Promise<void> {
  await commit(database, [
    idempotencyRepository(database).prune(now - dayMs),
    uploadRepository(database).prune(now - dayMs),
    rateLimitRepository(database).prune(now - takesKeptMs),
    signInLinkRepository(database).prune(now - dayMs),
    singleUseTokenRepository(database).prune(now),
    sessionRepository(database).prune(now),
    messageRepository(database).prune(now - messagesKeptMs),
    outboxRepository(database).prune(now - outboxKeptMs),
    ...userRepository(database).pruneUnproven(now - unprovenKeptMs),
  ]);
}
