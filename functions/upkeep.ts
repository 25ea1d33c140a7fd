import { commit, type Database } from './db/database.ts';
import { idempotencyRepository } from './repositories/requests/idempotency.ts';
import { messageRepository } from './repositories/mail/message.ts';
import { outboxRepository } from './repositories/mail/outbox.ts';
import { sessionStatements } from './repositories/accounts/session.ts';
import { signInLinkStatements } from './repositories/accounts/sign-in-link.ts';
import { singleUseTokenStatements } from './repositories/accounts/single-use-token.ts';
import { throttleRepository } from './repositories/requests/rate-limit.ts';
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
    throttleRepository(database).prune(now - takesKeptMs),
    signInLinkStatements.prune(now - dayMs),
    singleUseTokenStatements.prune(now),
    sessionStatements.prune(now),
    messageRepository(database).prune(now - messagesKeptMs),
    outboxRepository(database).prune(now - outboxKeptMs),
    ...userRepository(database).pruneUnproven(now - unprovenKeptMs),
  ]);
}
